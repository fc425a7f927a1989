import { type ReplyHeaders, reply } from 'routeclass';

const headers = new Headers({ etag: '"1"' });

export default class Kinds {
  get(): [string, 200, ReplyHeaders] {
    return ['kinds', 200, { 'x-total': String(5), vary: ['accept'] }];
  }

  patch() {
    return reply('kind', 200, Object.fromEntries(headers));
  }
}
