import type { Depends, File, Upload } from 'routeclass';

type Cover = File<Upload, { contentType: 'image/*'; maxSize: 5_000 }>;

export function cover(cover: Cover) {
  return cover.filename;
}

export default class Albums {
  static limits = { files: 1, fileSize: 1_000 };

  post(name: Depends<typeof cover>) {
    return name;
  }

  put(photos: File<Upload[], { minItems: 2 }>) {
    return photos.length;
  }
}
