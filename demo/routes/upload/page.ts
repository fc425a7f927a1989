import type { File, Upload } from 'routeclass';

/** Describes a file. */
export default class UploadedFile {
  static tag = 'examples';

  /** Return the name, the size in bytes and the media type of a file. */
  post(file: File<Upload, { description: 'The file to describe' }>) {
    return { filename: file.filename, size: file.size, content_type: file.contentType };
  }
}
