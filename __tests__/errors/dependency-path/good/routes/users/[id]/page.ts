import type { Depends, int, Path } from 'routeclass';

export function user(id: Path<int>) {
  return { id };
}

export default class User {
  get(found: Depends<typeof user>) {
    return found;
  }
}
