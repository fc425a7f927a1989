import { HttpError, type Query } from 'routeclass';

interface Refusal {
  status: number;
  what: string;
}

/** What helpers are called with reaches their errors. */
export default class Arguments {
  /** Defaults, `this`, and what is only looked at. */
  get(which?: Query<string>) {
    if (which === 'default') closed();
    if (which === 'other') closed(423);
    if (which === 'this') withThis(409, 'Taken');
    if (which === 'compared') compared(424);
    if (which === 'member') refuse({ status: 410, what: 'The book' });
    return { which };
  }

  /** A parameter that is assigned to says nothing of what was passed. */
  post(which?: Query<string>) {
    if (which === 'set') set(409);
    if (which === 'around') around(409);
    if (which === 'added') added(409);
    if (which === 'counted') counted(409);
    if (which === 'before') countedBefore(409);
    if (which === 'taken') takenApart({ status: 409 });
    return { which };
  }

  /** Nor does one that takes the rest, or that comes from a spread. */
  put(which?: Query<string>) {
    const given: [number?] = which === 'spread' ? [423] : [];
    if (which === 'rest') rest(409, 'Pen', 'Ink');
    if (which === 'spread') closed(...given);
    if (which === 'behind') rest(410, ...['Paper']);
    return { which };
  }

  /** Texts that are put together, and the names of what is not known of them. */
  patch(which: Query<string> = '', n: Query<number> = 1) {
    const user = { id: n, name: () => which };
    if (which === 'sum') throw new HttpError(404, 'No book ' + n + ' here');
    if (which === 'minus') throw new HttpError(409, `Below ${-n}`);
    if (which === 'method') throw new HttpError(410, `Gone: ${user.name()}`);
    if (which === 'text') throw new HttpError(423, `User ${String(user.id)} is locked`);
    // Of these no part is known.
    if (which === 'numbers') throw new HttpError(428, `${n} ${n}`);
    if (which === 'added') throw new HttpError(417, which + user.name());
    return { which };
  }

  async delete(which: Query<string> = '') {
    if (which === 'awaited') throw new HttpError(404, `Nothing in ${await shelfOf(which)}`);
    return { which };
  }
}

function closed(status = 503): never {
  throw new HttpError(status, 'Closed');
}

function withThis(this: void, status: number, detail: string): never {
  throw new HttpError(status, detail);
}

function compared(status: number): never {
  if (!status || -status > 0) throw new Error('No status');
  throw new HttpError(status, 'Failed before');
}

function refuse(refusal: Refusal): never {
  throw new HttpError(refusal.status, `${refusal.what} is gone`);
}

/** What an inner function takes from around it is not what it is called with. */
function around(status: number): void {
  const fail = (times: number) => {
    throw new HttpError(status, `Failed ${times} times`);
  };
  fail(410);
}

function set(status: number): never {
  status = 410;
  throw new HttpError(status, 'Gone');
}

function added(status: number): never {
  status += 1;
  throw new HttpError(status, 'Gone');
}

function counted(status: number): never {
  status++;
  throw new HttpError(status, 'Gone');
}

function countedBefore(status: number): never {
  throw new HttpError(++status, 'Gone');
}

function takenApart({ status }: { status: number }): never {
  status ^= 1;
  throw new HttpError(status, 'Gone');
}

function rest(status: number, ...parts: string[]): never {
  throw new HttpError(status, `No ${parts}`);
}

async function shelfOf(which: string): Promise<string> {
  return `shelf ${which.length}`;
}
