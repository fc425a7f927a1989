import { HttpError, type Query } from 'routeclass';

/** Code of all kinds is read where it runs. */
export default class Code {
  /** In classes: what makes an instance, and not what makes the class. */
  get(which?: Query<string>) {
    if (which === 'base') new Checked(which);
    if (which === 'static') return new Closed().name;
    return { which };
  }

  /** In parameters and what they are taken apart into. */
  post(which?: Query<string>) {
    if (which === 'default') withDefault();
    if (which === 'apart') apart({});
    return { which };
  }

  /** In expressions. */
  put(which?: Query<string>) {
    if (which === 'tagged') return tagged`book`;
    if (which === 'closed' || which === 'open') (which === 'closed' ? closed : missing)(which);
    if (which === 'given') return kept(lost(which));
    if (which === 'method') return lost(which).replace('a', () => 'b');
    if (which === 'called')
      return (() => {
        throw new HttpError(409, 'Called at once');
      })();
    let last: HttpError | undefined;
    if (which === 'either') throw last ?? new HttpError(410, 'Either');
    if (which === 'assigned') throw (last = new HttpError(423, 'Assigned'));
    if (which === 'replaced') return replaced(which);
    if (which === 'comma') throw ((last = undefined), new HttpError(424, 'Behind a comma'));
    return { which };
  }

  /** In promises and before they are there. */
  async patch(which?: Query<string>) {
    if (which === 'executor')
      await new Promise(() => {
        throw new HttpError(404, 'In an executor');
      });
    if (which === 'awaited') throw await failure();
    if (which === 'chained') return new Chain().then(() => which, () => 'nothing');
    if (which === 'after') {
      await Promise.allSettled([]);
      await Promise.reject(new HttpError(410, 'After all has settled'));
    }
    return { which };
  }

  /** In a `try` without a `catch`. */
  delete(which?: Query<string>) {
    try {
      if (which === 'tried') throw new HttpError(404, 'Tried');
    } finally {
      which = undefined;
    }
    return { which };
  }
}

class Base {
  constructor(which: string) {
    if (which === 'base') throw new HttpError(404, 'From the base class');
  }
}

class Checked extends Base {}

class Closed {
  static readonly kept = closed('never');
  readonly name = Closed.kept;
}

function closed(which: string): string {
  if (which === 'closed') throw new HttpError(503, 'Closed');
  return which;
}

function withDefault(value: string = missing('The default')): string {
  return value;
}

function apart({ value = missing('The part') }: { value?: string }): string {
  return value;
}

let replaced = (which: string): string => {
  throw new HttpError(507, `${which} is not what is called`);
};
replaced = kept;

function kept(which: string): string {
  return which;
}

function lost(which: string): string {
  if (which === 'given') throw new HttpError(416, 'Given to a function');
  if (which === 'method') throw new HttpError(417, 'Called a method of');
  return which;
}

function missing(what: string): never {
  throw new HttpError(404, `${what} is missing`);
}

function tagged(texts: TemplateStringsArray): string {
  if (texts.length === 1) throw new HttpError(404, 'Tagged');
  return '';
}

async function failure(): Promise<HttpError> {
  return new HttpError(409, 'Awaited');
}

/** A `then` of its own catches nothing. */
class Chain {
  then(go: () => string, _failed: () => string): string {
    if (go() === 'chained') throw new HttpError(423, 'In a method named then');
    return go();
  }
}
