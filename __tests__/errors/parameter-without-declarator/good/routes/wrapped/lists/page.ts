import type { Query } from 'routeclass';

type Tags = string[];

export default class Lists {
  delete(named: Query<Readonly<Tags>>, already: Query<readonly string[]>) {
    return { named, already };
  }
}
