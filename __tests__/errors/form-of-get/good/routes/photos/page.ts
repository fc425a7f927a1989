import type { File } from 'routeclass';

export default class Photos {
  post(photo?: File) {
    return photo?.size ?? 0;
  }
}
