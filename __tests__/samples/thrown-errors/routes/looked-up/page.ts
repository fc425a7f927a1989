import { HttpError, type Query } from 'routeclass';

const statuses = { TAKEN: 409, GONE: 410, LOCKED: 423 } as const;
const failures = {
  late: { status: 408, text: 'Too late' },
  early: { status: 425, text: 'Too early' },
} as const;

/** A table that a parameter is looked up in gives what the table has for the argument. */
export default class LookedUp {
  get(which: Query<string> = '') {
    if (which === 'taken') throw new Coded('TAKEN');
    if (which === 'either') throw new Coded(which.length > 9 ? 'TAKEN' : 'GONE');
    if (which === 'object') fail('late');
    if (which === 'part') failWith({ code: 'early' });
    if (which === 'static') throw new Limited('busy');
    return { which };
  }

  /** Of an argument that is not known, all that its type permits. */
  post(code?: Query<'GONE' | 'LOCKED'>) {
    if (code !== undefined) throw new Coded(code);
    return { is: 'there' };
  }
}

class Coded<C extends keyof typeof statuses> extends HttpError {
  constructor(readonly kind: C) {
    super(statuses[kind], `It is ${kind}`, { code: kind });
  }
}

class Limited extends HttpError {
  static readonly statuses = { busy: 503, slow: 504 } as const;

  constructor(kind: keyof typeof Limited.statuses) {
    super(Limited.statuses[kind], 'Not now');
  }
}

function fail(which: keyof typeof failures): never {
  throw new HttpError(failures[which].status, failures[which].text);
}

function failWith({ code }: { code: keyof typeof failures }): never {
  throw new HttpError(failures[code].status, failures[code].text);
}
