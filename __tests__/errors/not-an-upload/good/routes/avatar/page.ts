import type { File, Upload } from 'routeclass';

export default class Avatar {
  put(image: File<Upload, { maxSize: 1_000_000; contentType: 'image/*' }>) {
    return { name: image.filename, size: image.size };
  }
}
