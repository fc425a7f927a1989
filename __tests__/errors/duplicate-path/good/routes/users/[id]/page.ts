import type { Path } from 'routeclass';

export default class User {
  get(id: Path<string>) {
    return { id };
  }
}
