import { HttpError, type Query } from 'routeclass';

/** What a generator throws around a `try`: too late after its first `yield`, and answered before. */
export default class Tried {
  /** A `yield` that cannot fail comes first: what follows is too late. */
  async *get(which: Query<string>) {
    try {
      yield which;
    } catch {
      throw new HttpError(409, 'Not told');
    } finally {
      if (which === 'long') throw new HttpError(507, 'Not told');
    }
    if (which === 'longer') throw new HttpError(451, 'Not told');
    tooLate(which);
  }

  /** A `finally` may run before it. */
  async *post(which: Query<string>) {
    try {
      if (which === 'none') throw new Error(which);
      yield 'text';
    } finally {
      if (which === 'none') throw new HttpError(503, 'Closed');
    }
    throw new HttpError(451, 'Not told');
  }

  /** So may a `catch`, of what the `yield` is given: in it only the rest is too late. */
  async *put(which: Query<string>) {
    try {
      yield first(which);
    } catch {
      if (which === 'none') throw new HttpError(502, 'Bad Gateway');
      yield 'again';
      throw new HttpError(451, 'Not told');
    }
  }

  /** Another generator may yield nothing. */
  async *patch(which: Query<string>) {
    yield* nothing();
    if (which === 'none') throw new HttpError(404, 'None');
    try {
      yield 'text';
    } catch {
      throw new HttpError(409, 'Not told');
    }
  }

  /** A `try` without a `yield` delays nothing. */
  async *delete(which: Query<string>) {
    try {
      which.normalize();
    } finally {
      which.trim();
    }
    if (which === 'none') throw new HttpError(410, 'Gone');
    try {
      first(which);
    } finally {
      yield which;
      if (which === 'long') throw new HttpError(507, 'Not told');
    }
  }
}

function first(which: string): string {
  if (which === 'none') throw new Error(which);
  return which;
}

function tooLate(which: string): void {
  if (which === 'longest') throw new HttpError(414, 'Not told');
}

async function* nothing(): AsyncGenerator<string> {}
