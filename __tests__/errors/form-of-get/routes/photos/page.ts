import type { File } from 'routeclass';

export default class Photos {
  get(photo?: File) {
    return photo?.size ?? 0;
  }
}
