import type { Query } from 'routeclass';
import { assertKnown, deeper, even, fail, notFound, refusal, retried } from '../../lib/helpers.ts';

export default class Helpers {
  get(which?: Query<string>, n: Query<number> = 1) {
    if (which === 'returned') throw notFound(n);
    if (which === 'fails') fail(409, `Edited ${n} times`, 'CONFLICT');
    if (which === 'gone') assertKnown(undefined, 'The book');
    if (which === 'sold' || which === 'private') throw refusal(which === 'sold');
    if (which === 'deep') deeper('', 0);
    if (which === 'tried') retried(which, 0);
    return { even: even(n) };
  }

  delete(which?: Query<string>) {
    fail(which === 'x' ? 409 : 423, 'It is in use');
  }
}
