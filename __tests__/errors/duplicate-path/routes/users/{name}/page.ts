import type { Path } from 'routeclass';

export default class UserByName {
  put(name: Path<string>) {
    return { name };
  }
}
