import { HttpError } from '../errors/http-error.ts';
import type { Exchange } from '../exchange/exchange.ts';
import type { Cors } from '../policy/cors.ts';
import type { Operation, Operations, ViaH3 } from './define.ts';

/**
 * A verb that a route answers, and the next one: they are few, and such a list is walked in less time than a
 * map is asked.
 */
export interface Verb {
  /** Its name on the wire. */
  readonly method: string;
  readonly run: Operation<unknown>;
  readonly isViaH3: boolean;
  /** The last one answers every method that none before it has. */
  readonly next: Verb | undefined;
}

/**
 * The first verb of a route, with those that every route has: `HEAD` from `get`, `OPTIONS`, and 405 for the rest.
 *
 * @param needsH3 whether even what could be answered directly must go through h3
 */
export function verbsOf(operations: Operations<unknown>, cors: Cors | undefined, needsH3: boolean): Verb {
  const { get, post, put, patch, delete: remove } = operations;
  const declared = { GET: get, HEAD: get, POST: post, PUT: put, PATCH: patch, DELETE: remove };
  const named: [method: string, Operation<unknown> | ViaH3<unknown>][] = [];
  for (const [method, operation] of Object.entries(declared))
    if (operation !== undefined) named.push([method, operation]);
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

/** A browser asks whether a page of another origin may send a request. */
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
