import type { Middleware } from 'h3';
import type { AppScope } from '../dependencies/app-scope.ts';
import type { ErrorMode } from '../errors/handlers.ts';
import type { ErrorHandler } from '../errors/report.ts';
import type { Exchange } from '../exchange/exchange.ts';
import type { Limits } from '../limits.ts';
import type { Policy } from '../policy/policy.ts';
import type { Operation } from './define.ts';
import type { Segment } from './pattern.ts';
import { isPreflight, type Verb } from './verbs.ts';

/** The values that all entries of an app share. */
export interface AppParts {
  readonly report: ErrorHandler;
  readonly policy: Policy;
  readonly debug: boolean;
  readonly dependencies: AppScope;
}

/** The values that belong to one route. */
interface EntryParts {
  /** The path as the table declares it, for logs. */
  readonly path: string;
  readonly segments: readonly Segment[];
  readonly page: unknown;
  /**
   * Creates the list of verbs, at the first request for the route: many routes of a large app get no request
   * for a long time.
   */
  readonly verbs: () => Verb;
  readonly limits: Limits;
  readonly errors: ErrorMode;
  /** Outermost first. */
  readonly middleware: readonly Middleware[];
}

/** A route that is ready to run, with its page and its verbs. */
export class Entry {
  readonly path: string;
  readonly segments: readonly Segment[];
  /** Names of the dynamic segments, in order. */
  readonly segmentNames: readonly string[];
  readonly page: unknown;
  readonly limits: Limits;
  readonly errors: ErrorMode;
  readonly middleware: readonly Middleware[];
  readonly report: ErrorHandler;
  readonly policy: Policy;
  readonly debug: boolean;
  readonly dependencies: AppScope;
  readonly #makeVerbs: () => Verb;
  #verbs: Verb | undefined;

  constructor(parts: EntryParts, { report, policy, debug, dependencies }: AppParts) {
    this.path = parts.path;
    this.segments = parts.segments;
    this.segmentNames = namesOf(parts.segments);
    this.page = parts.page;
    this.limits = parts.limits;
    this.errors = parts.errors;
    this.middleware = parts.middleware;
    this.#makeVerbs = parts.verbs;
    this.report = report;
    this.policy = policy;
    this.debug = debug;
    this.dependencies = dependencies;
  }

  verb(method: string): Verb {
    this.#verbs ??= this.#makeVerbs();
    let verb = this.#verbs;
    while (verb.method !== method && verb.next !== undefined) verb = verb.next;
    return verb;
  }

  /** The same route with its middleware and error mode, but with `run` as its operation for every verb. */
  withOperation(run: Operation<unknown>): Entry {
    const verb = { method: '', run, isViaH3: this.middleware.length > 0, next: undefined };
    return new Entry({ ...this, verbs: () => verb }, this);
  }

  /**
   * Whether the request is a preflight that the app's CORS settings answer. It is answered before any
   * middleware, because it carries no credentials and reaches no handler.
   */
  isPreflight(x: Exchange): boolean {
    return this.policy.cors !== undefined && isPreflight(x);
  }
}

function namesOf(segments: readonly Segment[]): readonly string[] {
  const names: string[] = [];
  for (const segment of segments) if (segment.kind !== 'static') names.push(segment.name);
  return names;
}
