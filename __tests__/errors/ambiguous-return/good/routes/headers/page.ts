import type { Query, ReplyHeaders } from 'routeclass';

export default class Headers {
  get(): [string, 200, ReplyHeaders] {
    return ['all', 200, {}];
  }

  post(): [string, 201] | [string, 200, undefined] {
    return ['one', 201];
  }

  put(name: Query<string>): { items: [string, 200, 'text/plain'] } {
    return { items: [name, 200, 'text/plain'] };
  }

  patch() {
    return [255, 255, 255] as const;
  }
}
