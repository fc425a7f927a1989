import type { Query } from 'routeclass';

export default class Platform {
  get(req: Request) {
    return req.url;
  }

  put(found: Promise<Query<string>>): void {}

  post(when: Date, at?: Map<string, string>): void {}
}
