import { type Depends, reply } from 'routeclass';
import type { cached, caching, made, moved, status } from '../../answers.ts';

/** What dependencies give is the answer, or a part of it. */
export default class Pages {
  get(page: Depends<typeof cached>) {
    return page;
  }

  post(response: Depends<typeof made>) {
    return response;
  }

  put(elsewhere: Depends<typeof moved>) {
    return elsewhere;
  }

  patch(code: Depends<typeof status>, headers: Depends<typeof caching>) {
    return reply({ code }, code, headers);
  }
}
