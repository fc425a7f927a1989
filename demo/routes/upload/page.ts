import type { File, Upload } from 'routeclass';

/** A file, looked at. */
export default class UploadedFile {
  static tag = 'examples';

  /** What was uploaded: its name, its size in bytes, its media type. */
  post(file: File<Upload, { description: 'The file to look at' }>) {
    return { filename: file.filename, size: file.size, content_type: file.contentType };
  }
}
