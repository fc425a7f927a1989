import type { Path } from 'routeclass';

export default class Flags {
  get(flag: Path<boolean>) {
    return { flag };
  }
}
