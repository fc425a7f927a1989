import { type Body, HttpError, type Query, reply } from 'routeclass';

const values = new Map<string, unknown>();

/** To TypeScript, an `unknown` that is not null or undefined is `{}`: still any value, and no empty object. */
export default class Narrowed {
  get(key: Query<string>) {
    const value = values.get(key);
    if (value === undefined) throw new HttpError(404, 'There is no such value');
    return { value };
  }

  post(pair: Body<{ first: unknown; second?: unknown }>) {
    return reply([pair.first ?? 'none', pair.second ?? 0], 201);
  }

  put(body?: Body<unknown>) {
    return { body: body === undefined ? 'none' : body };
  }

  patch(body: Body<{ empty: {} }>) {
    return { empty: body.empty };
  }
}
