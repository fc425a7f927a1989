import { type ReplyHeaders, reply } from 'routeclass';

/** As an app answers in many places. */
function created<T, H extends ReplyHeaders>(body: T, location: string, headers: H) {
  return reply(body, 201, { ...headers, location });
}

export default class Created {
  post() {
    return created({ id: 1 }, '/1', { etag: '"1"' });
  }
}
