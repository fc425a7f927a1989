import { HttpError, type Query } from 'routeclass';

interface Todo {
  id: number;
}

/** Headers that several answers of one status have. */
export default class Headers {
  /** A header that the handler's answer and an error have. */
  get(which: Query<string> = 'none'): [Todo, 404 | 409 | 410, { 'x-reason': string; etag?: string }] {
    if (which === 'missing') throw new HttpError(404, 'Missing', { headers: { 'X-Reason': which } });
    if (which === 'taken') throw new HttpError(409, 'Taken', { headers: { 'X-Reason': `${which}!`, etag: which } });
    if (which === 'lost') throw new HttpError(409, 'Lost');
    if (which === 'gone') throw new HttpError(410, 'Gone');
    return [{ id: 1 }, 404, { 'x-reason': which }];
  }

  /** A header that is missing in one answer, optional in another, or has other values. */
  post(
    which: Query<string> = 'none',
  ):
    | [Todo, 200, { 'x-to': 'b' | 'a'; 'x-from': string; 'x-by'?: string; 'x-once': string }]
    | [Todo, 200, { 'x-to': string; 'x-from': string[]; 'x-by': string; 'x-also': string }] {
    if (which === 'from') return [{ id: 1 }, 200, { 'x-to': which, 'x-from': [which], 'x-by': which, 'x-also': which }];
    return [{ id: 2 }, 200, { 'x-to': 'a', 'x-from': which, 'x-once': which }];
  }

  /** Each cookie has a line of its own, and other lists have one. */
  put(): [Todo, 200, { 'Set-Cookie': string[]; 'x-to': 'd' | 'c'; 'x-from': string[] }] {
    return [{ id: 1 }, 200, { 'Set-Cookie': ['a=1'], 'x-to': 'c', 'x-from': ['a'] }];
  }

  /** The values of both, and one description. */
  patch(
    which: Query<boolean>,
  ):
    | [Todo, 200, { /** The first */ 'x-by': 'b' }]
    | [Todo, 200, { /** The second */ 'x-by': 'a' }] {
    return which ? [{ id: 1 }, 200, { 'x-by': 'b' }] : [{ id: 1 }, 200, { 'x-by': 'a' }];
  }
}
