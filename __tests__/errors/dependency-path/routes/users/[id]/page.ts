import type { Depends, int, Path } from 'routeclass';

export function user(user_id: Path<int>) {
  return { id: user_id };
}

/** Depends on it itself. */
export function owner(of: Depends<typeof user>, group: Path<string>) {
  return { ...of, group };
}

export default class User {
  get(found: Depends<typeof user>) {
    return found;
  }

  put(found: Depends<typeof owner>) {
    return found;
  }
}
