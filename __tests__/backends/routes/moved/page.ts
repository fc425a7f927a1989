import { redirect } from 'routeclass';

export default class Moved {
  get() {
    return redirect('/items', 308);
  }

  /** As it is. */
  put() {
    const headers = { 'content-type': 'text/plain', 'content-length': '12', etag: '"1"' };
    return new Response('made by hand', { status: 202, headers });
  }
}
