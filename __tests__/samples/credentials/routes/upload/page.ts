import type { Bearer, File } from 'routeclass';

export default class Uploads {
  post(token: Bearer, file: File) {
    return { token, size: file.size };
  }
}
