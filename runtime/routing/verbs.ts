import { HttpError } from '../errors/http-error.ts';
import type { Exchange } from '../exchange/exchange.ts';
import type { Cors } from '../policy/cors.ts';
import type { Operation, Operations, ViaH3 } from './define.ts';

/** A verb that a route answers. */
export interface Verb {
  readonly run: Operation<unknown>;
  readonly isViaH3: boolean;
}

/** The verbs of a route by their names on the wire, and what answers all others. */
export interface Verbs {
  readonly named: ReadonlyMap<string, Verb>;
  readonly otherwise: Verb;
}

/**
 * The verbs of a route, with those that every route has: `HEAD` from `get`, `OPTIONS`, and 405 for the rest.
 *
 * @param needsH3 whether even what could be answered directly must go through h3
 */
export function verbsOf(operations: Operations<unknown>, cors: Cors | undefined, needsH3: boolean): Verbs {
  const { get, post, put, patch, delete: remove } = operations;
  const declared = { GET: get, HEAD: get, POST: post, PUT: put, PATCH: patch, DELETE: remove };
  const named = new Map<string, Verb>();
  for (const [method, operation] of Object.entries(declared)) {
    if (operation !== undefined) named.set(method, verbOf(operation, needsH3));
  }
  const verbs = [...named.keys()];
  const headers = { allow: [...verbs, 'OPTIONS'].join(', ') };
  const notAllowed = (x: Exchange) => x.fail(new HttpError(405, 'Method Not Allowed', { headers }));
  const options = (x: Exchange) => {
    if (cors === undefined || !isPreflight(x)) return x.empty(204, headers);
    if (!named.has(x.header('access-control-request-method') ?? '')) return notAllowed(x);
    const asked = { origin: x.header('origin'), headers: x.header('access-control-request-headers') };
    return x.empty(204, { ...headers, ...cors.preflight(asked, verbs) });
  };
  named.set(
    'OPTIONS',
    verbOf((_page, x) => options(x), needsH3),
  );
  return { named, otherwise: verbOf((_page, x) => notAllowed(x), needsH3) };
}

/** A browser asks whether a page of another origin may send a request. */
export function isPreflight(x: Exchange): boolean {
  const isAsking = x.method === 'OPTIONS' && x.header('origin') !== undefined;
  return isAsking && x.header('access-control-request-method') !== undefined;
}

function verbOf(operation: Operation<unknown> | ViaH3<unknown>, needsH3: boolean): Verb {
  return typeof operation === 'function'
    ? { run: operation, isViaH3: needsH3 }
    : { run: operation.viaH3, isViaH3: true };
}
