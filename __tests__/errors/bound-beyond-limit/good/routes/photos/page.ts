import type { File, Upload } from 'routeclass';

export default class Photos {
  static limits = { files: 100, fileSize: 50_000_000 };

  post(photo: File<Upload, { maxSize: 50_000_000 }>) {
    return photo.size;
  }

  put(photos: File<Upload[], { maxItems: 100 }>) {
    return photos.length;
  }
}
