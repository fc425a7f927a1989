import type { Depends } from 'routeclass';

export function agent({ headers }) {
  return headers['user-agent'];
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
