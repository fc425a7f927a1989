import type { Query } from 'routeclass';

export default class Pattern {
  get(name: Query<string, { regex: /^a/ }>) {
    return { name };
  }
}
