import type { Query } from 'routeclass';

const values = new Map<string, unknown>();

export default class Values {
  get(name: Query<string>) {
    const value = values.get(name);
    if (value === undefined) return null;
    return value;
  }

  post(name: Query<string>) {
    return values.get(name) ?? 'none';
  }
}
