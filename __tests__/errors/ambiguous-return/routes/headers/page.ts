import type { Query } from 'routeclass';

export default class Headers {
  get(): [string, 200, unknown] {
    return ['all', 200, {}];
  }

  post(): [string, 201, null] {
    return ['one', 201, null];
  }

  put(name: Query<string>) {
    return [name, 200, 'text/plain'] as const;
  }
}
