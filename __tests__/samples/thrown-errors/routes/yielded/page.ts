import { type Depends, HttpError, type Query } from 'routeclass';

/** Only what it throws before its `yield` is answered. */
export async function* unit(which: Query<string>) {
  if (which === 'closed') throw new HttpError(503, 'Closed');
  try {
    yield which;
    throw new HttpError(410, 'Not kept');
  } catch {
    throw new HttpError(409, 'Not kept');
  }
}

/** What it catches may come from before its `yield`. */
export async function* opened(which: Query<string>) {
  try {
    if (which !== 'none') throw new Error(which);
    yield which;
  } catch {
    if (which === 'locked') throw new HttpError(423, 'Locked');
  }
  throw new HttpError(424, 'Not there');
}

async function* pages(which: string) {
  yield which;
  if (which === 'long') throw new HttpError(414, 'Too many');
}

export default class Yielded {
  get(kept: Depends<typeof unit>) {
    return kept;
  }

  post(kept: Depends<typeof opened>) {
    return kept;
  }

  /** The one way leads past the `yield`. */
  async *put(which: Query<string>) {
    if (which === 'one') {
      yield which;
      if (which.length === 3) return;
      throw new HttpError(451, 'Not told');
    }
    throw new HttpError(404, 'None');
  }

  /** In each case only what follows its own `yield` is too late. */
  async *delete(which: Query<string>) {
    switch (which) {
      case 'one':
        yield which;
        if (which.length === 3) return;
        throw new HttpError(451, 'Not told');
      case 'none':
        throw new HttpError(404, 'None');
    }
  }

  async patch(which: Query<string>) {
    const all: string[] = [];
    for await (const one of pages(which)) all.push(one);
    return all;
  }
}
