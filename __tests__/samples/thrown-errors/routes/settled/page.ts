import { HttpError, type Query } from 'routeclass';

async function load(which: string) {
  if (which === 'missing') throw new HttpError(404, 'Missing');
  return which;
}

async function first(which: string) {
  if (which === 'first') throw new HttpError(412, 'Not as expected');
  return which;
}

function now(which: string) {
  if (which === 'now') throw new HttpError(409, 'At once');
  return load(which);
}

/** What is thrown, and reaches no client. */
export default class Settled {
  /** A promise that is rejected is a result as any other. */
  async get(which: Query<string> = 'none') {
    const results = await Promise.allSettled([
      load(which),
      ...[which].map(async (one) => load(one)),
      ...[which].map((one) => load(one)),
      ...[which].map(async (one) => {
        if (one === 'missing') throw new HttpError(412, 'Not as expected');
        return one;
      }),
      Promise.reject(new HttpError(410, 'Gone')),
    ]);
    return results.length;
  }

  /** What comes before there is a promise, or where one is awaited. */
  async post(which: Query<string> = 'none') {
    const results = await Promise.allSettled([
      load(await load(await first(which))),
      now(which),
      ...[which].map((one) => {
        if (one === 'thrown') throw new HttpError(416, 'Not in a promise');
        return one;
      }),
    ]);
    return results.length;
  }

  /** What a `finally` returns is the answer. */
  async put(which: Query<string> = 'none') {
    try {
      return await load(which);
    } finally {
      // biome-ignore lint/correctness/noUnsafeFinally: it is what is tried here
      return 'nothing';
    }
  }

  /** What a `finally` throws is the answer, and what it returns in some cases is it in these. */
  async patch(which: Query<string> = 'none') {
    try {
      return await load(which);
    } catch {
      throw new HttpError(410, 'Gone');
    } finally {
      if (which === 'none') throw new HttpError(409, 'At last');
    }
  }

  async delete(which: Query<string> = 'none') {
    try {
      return await load(which);
    } finally {
      // biome-ignore lint/correctness/noUnsafeFinally: it is what is tried here
      throw new HttpError(503, 'At last');
    }
  }
}
