import type { int, Query } from 'routeclass';

export default class Filled {
  get(search: Query<string>, limit: Query<int> = 10): void {}
}
