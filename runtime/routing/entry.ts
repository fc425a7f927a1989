import type { ErrorReporter } from '../errors/report.ts';
import type { Exchange } from '../exchange/exchange.ts';
import type { Limits } from '../limits.ts';
import type { Operation, Operations, ViaH3 } from './define.ts';
import type { Segment } from './pattern.ts';

/** A verb that a route answers. */
export interface Verb {
  readonly run: Operation<unknown>;
  readonly isViaH3: boolean;
}

/** What all entries of an app share. */
export interface Surroundings {
  readonly limits: Limits;
  readonly report: ErrorReporter;
}

/** A route that is ready to run: its page made, its verbs by their names on the wire. */
export class Entry {
  /** As the table declares it: for logs. */
  readonly path: string;
  readonly segments: readonly Segment[];
  readonly page: unknown;
  readonly limits: Limits;
  readonly report: ErrorReporter;
  readonly #verbs: ReadonlyMap<string, Verb>;
  readonly #otherwise: Verb;

  constructor(
    path: string,
    segments: readonly Segment[],
    page: unknown,
    verbs: ReadonlyMap<string, Verb>,
    otherwise: Verb,
    surroundings: Surroundings,
  ) {
    this.path = path;
    this.segments = segments;
    this.page = page;
    this.limits = surroundings.limits;
    this.report = surroundings.report;
    this.#verbs = verbs;
    this.#otherwise = otherwise;
  }

  verb(method: string): Verb {
    return this.#verbs.get(method) ?? this.#otherwise;
  }
}

/** The verbs of a route, with those that every route has: `HEAD` from `get`, `OPTIONS`, and 405 for the rest. */
export function verbsOf(operations: Operations<unknown>): { verbs: Map<string, Verb>; otherwise: Verb } {
  const { get, post, put, patch, delete: remove } = operations;
  const declared = { GET: get, HEAD: get, POST: post, PUT: put, PATCH: patch, DELETE: remove };
  const verbs = new Map<string, Verb>();
  for (const [method, operation] of Object.entries(declared)) {
    if (operation !== undefined) verbs.set(method, verbOf(operation));
  }
  const headers = { allow: [...verbs.keys(), 'OPTIONS'].join(', ') };
  verbs.set(
    'OPTIONS',
    direct((_page, x) => x.empty(204, headers)),
  );
  return { verbs, otherwise: direct((_page, x) => x.detail(405, 'Method Not Allowed', headers)) };
}

function verbOf(operation: Operation<unknown> | ViaH3<unknown>): Verb {
  return typeof operation === 'function' ? direct(operation) : { run: operation.viaH3, isViaH3: true };
}

export function direct(run: (page: unknown, x: Exchange) => void | Promise<void>): Verb {
  return { run, isViaH3: false };
}
