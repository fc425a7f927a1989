import type { Query } from 'routeclass';

type Tags = string[];

export default class Lists {
  // `readonly` stands neither before a name nor twice.
  delete(named: Readonly<Query<Tags>>, already: Readonly<Query<readonly string[]>>) {
    return { named, already };
  }
}
