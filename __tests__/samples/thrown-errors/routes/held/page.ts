import { HttpError, type Query } from 'routeclass';

const busy = new HttpError(503, 'Busy');

const errors = { full: new HttpError(507, 'Full'), 'sold-out': new HttpError(410, 'Sold out'), busy };

class Failures {
  static readonly locked = new HttpError(423, 'Locked');
  static changed = new HttpError(451, 'May be another by now');
  readonly early = new HttpError(425, 'Too early');
}

/** Errors that are made once, and held by objects and classes. */
export default class Held {
  get(which?: Query<string>) {
    if (which === 'full') throw errors.full;
    if (which === 'sold') throw errors['sold-out'];
    if (which === 'busy') throw errors.busy;
    if (which === 'locked') throw Failures.locked;
    if (which === 'changed') throw Failures.changed;
    if (which === 'early') throw new Failures().early;
    return { which };
  }
}
