import type { File, Upload } from 'routeclass';

export default class Avatar {
  put(image: File<string>) {
    return { image };
  }

  post(images: File<Uint8Array[]>): void {}

  patch(images: File[][], others?: File<Upload[]>[]): void {}

  delete(photo: File<{ maxSize: 1_000_000 }>): string {
    return photo.filename;
  }
}
