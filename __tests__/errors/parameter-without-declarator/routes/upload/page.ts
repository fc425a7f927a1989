import type { Upload } from 'routeclass';

export default class Uploads {
  post(file: File): void {}

  put(file: Upload, files: readonly Upload[]): void {}
}
