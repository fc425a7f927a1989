import { HttpError, type Query } from 'routeclass';

const gone = 410;
enum Status {
  Locked = 423,
}
const codes = { missing: 'MISSING', lost: 'LOST' } as const;

function statusOf(which: string): 405 | 406 {
  return which === 'method' ? 405 : 406;
}

export default class Statuses {
  get(which: Query<string> = 'none') {
    const missing = { code: codes.missing };
    if (which === 'const') throw new HttpError(gone, 'Gone');
    if (which === 'enum') throw new HttpError(Status.Locked, 'Locked');
    if (which === 'object') throw new HttpError(404, 'Missing', missing);
    if (which === 'either') throw new HttpError(which.length > 9 ? 400 : 409, 'One of two', { code: codes.lost });
    if (which === 'method' || which === 'accept') throw new HttpError(statusOf(which), 'A union of literals');
    // What cannot be known gives nothing.
    if (which === 'length') throw new HttpError(which.length + 400, 'A sum');
    let changed = 400;
    changed += which.length;
    if (which === 'let') throw new HttpError(changed, 'A variable');
    return { which };
  }
}
