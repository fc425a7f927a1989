import { HttpError, type Query } from 'routeclass';

async function load(which: string) {
  if (which === 'missing') throw new HttpError(404, 'Missing');
  return which;
}

function now(which: string) {
  if (which === 'missing') throw new HttpError(404, 'Missing');
  return which;
}

/** A `try` has been left when a promise fails that is not awaited in it. */
export default class Unawaited {
  async get(which: Query<string> = 'none') {
    try {
      return load(which);
    } catch {
      return 'nothing';
    }
  }

  post(which: Query<string> = 'none') {
    try {
      return now(which);
    } catch {
      return 'nothing';
    }
  }
}
