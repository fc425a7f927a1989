import type { File, Upload } from 'routeclass';

export default class Uploads {
  post(image: File<Upload, { contentType: 'png' }>, other: File<Upload, { maxSize: -1 }>): void {}
}
