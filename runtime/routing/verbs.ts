import { HttpError } from '../errors/http-error.ts';
import type { Exchange } from '../exchange/exchange.ts';
import type { Cors } from '../policy/cors.ts';
import type { Operation, Operations, ViaH3 } from './define.ts';
import { methods } from './methods.ts';

/**
 * A verb that a route answers, with a link to the next one: there are few, and walking such a list is faster
 * than a lookup in a map.
 */
export interface Verb {
  /** The HTTP method. Empty for the last verb. */
  readonly method: string;
  readonly run: Operation<unknown>;
  readonly isViaH3: boolean;
  /** The next verb. The last one answers every method that no other verb has. */
  readonly next: Verb | undefined;
}

/**
 * The first of a route's verbs. Besides the declared ones there are `HEAD`, from `get`, `OPTIONS`, and 405
 * for all others.
 *
 * @param needsH3 whether even operations that could be answered directly must go through h3
 */
export function verbsOf(operations: Operations<unknown>, cors: Cors | undefined, needsH3: boolean): Verb {
  const named: [method: string, Operation<unknown> | ViaH3<unknown>][] = [];
  for (const [method, verb] of Object.entries(methods)) {
    const operation = operations[verb];
    if (operation !== undefined) named.push([method, operation]);
  }
  const verbs = named.map(([method]) => method);
  const headers = { allow: [...verbs, 'OPTIONS'].join(', ') };
  const notAllowed = (x: Exchange) => x.fail(new HttpError(405, 'Method Not Allowed', { headers }));
  const options = (x: Exchange) => {
    if (cors === undefined || !isPreflight(x)) return x.empty(204, headers);
    if (!verbs.includes(x.header('access-control-request-method') ?? '')) return notAllowed(x);
    const asked = { origin: x.header('origin'), headers: x.header('access-control-request-headers') };
    return x.empty(204, { ...headers, ...cors.preflight(asked, verbs) });
  };
  const others = verbFor('', (_page, x) => notAllowed(x), needsH3, undefined);
  const last = verbFor('OPTIONS', (_page, x) => options(x), needsH3, others);
  return named.reduceRight((next, [method, run]) => verbFor(method, run, needsH3, next), last);
}

/** Whether the request is a preflight: a browser asks whether a page of another origin may send a request. */
export function isPreflight(x: Exchange): boolean {
  const isAsking = x.method === 'OPTIONS' && x.header('origin') !== undefined;
  return isAsking && x.header('access-control-request-method') !== undefined;
}

function verbFor(
  method: string,
  operation: Operation<unknown> | ViaH3<unknown>,
  needsH3: boolean,
  next: Verb | undefined,
): Verb {
  return typeof operation === 'function'
    ? { method, run: operation, isViaH3: needsH3, next }
    : { method, run: operation.viaH3, isViaH3: true, next };
}
