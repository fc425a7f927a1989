import type { Depends } from 'routeclass';

export function agent({ headers }, ...names: string[]) {
  return names.map((name) => headers[name]);
}

export default class Untyped {
  get({ query, body, set }) {
    set.status = 201;
    return { query, body };
  }

  delete({ id, ...others }, user: Depends<typeof agent>) {
    return [id, others, user];
  }
}
