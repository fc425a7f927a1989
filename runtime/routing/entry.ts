import type { ComposedMiddleware, Middleware } from 'h3';
import type { AppScope } from '../dependencies/app-scope.ts';
import type { ErrorMode } from '../errors/handlers.ts';
import type { ErrorHandler } from '../errors/report.ts';
import type { Exchange } from '../exchange/exchange.ts';
import type { Limits } from '../limits.ts';
import type { Policy } from '../policy/policy.ts';
import type { Operation, Operations } from './define.ts';
import { methods } from './methods.ts';
import { segmentNames } from './pattern.ts';
import { isPreflight, type Verb, verbsOf } from './verbs.ts';

/** The values that all entries of an app share. */
export type AppParts = Pick<Entry, 'report' | 'policy' | 'debug' | 'dependencies'>;

/** The values that belong to one route. */
type EntryParts = Pick<Entry, 'path' | 'page' | 'operations' | 'limits' | 'errors' | 'middleware'> &
  Partial<Pick<Entry, 'absentParam'>>;

/**
 * A route that is ready to run, with its page. What else its requests need is made at the first of them: many
 * routes of a large app get no request for a long time.
 */
export class Entry {
  /** The path as the table declares it, for logs. */
  readonly path: string;
  readonly page: unknown;
  readonly operations: Operations<unknown>;
  readonly limits: Limits;
  readonly errors: ErrorMode;
  /** Outermost first. */
  readonly middleware: readonly Middleware[];
  /** Called for a segment that a match does not have. */
  readonly absentParam: () => string;
  readonly report: ErrorHandler;
  readonly policy: Policy;
  readonly debug: boolean;
  readonly dependencies: AppScope;
  #segmentNames: readonly string[] | undefined;
  #verbs: Verb | undefined;
  #chain: ComposedMiddleware | undefined;

  /** @param verbs those of the operations, if absent */
  constructor(parts: EntryParts, { report, policy, debug, dependencies }: AppParts, verbs?: Verb) {
    this.path = parts.path;
    this.page = parts.page;
    this.operations = parts.operations;
    this.limits = parts.limits;
    this.errors = parts.errors;
    this.middleware = parts.middleware;
    this.absentParam = parts.absentParam ?? noText;
    this.#verbs = verbs;
    this.report = report;
    this.policy = policy;
    this.debug = debug;
    this.dependencies = dependencies;
  }

  /** Names of the dynamic segments, in order. */
  get segmentNames(): readonly string[] {
    this.#segmentNames ??= segmentNames(this.path);
    return this.#segmentNames;
  }

  /** The middleware as one function. `compose` is h3's, which this module must not load. */
  chain(compose: (middleware: Middleware[]) => ComposedMiddleware): ComposedMiddleware {
    this.#chain ??= compose([...this.middleware]);
    return this.#chain;
  }

  verb(method: string): Verb {
    this.#verbs ??= verbsOf(this.operations, this.policy.cors, this.middleware.length > 0);
    let verb = this.#verbs;
    while (verb.method !== method && verb.next !== undefined) verb = verb.next;
    return verb;
  }

  /** The same route with its middleware and error mode, but with `run` as its operation for every verb. */
  withOperation(run: Operation<unknown>): Entry {
    return new Entry(this, this, { method: '', run, isViaH3: this.middleware.length > 0, next: undefined });
  }

  /**
   * The same route, which calls `refuse` in place of its page, and for each segment that a match does not have.
   */
  refusing(refuse: () => never): Entry {
    const page = Object.fromEntries(Object.values(methods).map((verb) => [verb, refuse]));
    return new Entry({ ...this, page, absentParam: refuse }, this);
  }

  /**
   * Whether the request is a preflight that the app's CORS settings answer. It is answered before any
   * middleware, because it carries no credentials and reaches no handler.
   */
  isPreflight(x: Exchange): boolean {
    return this.policy.cors !== undefined && isPreflight(x);
  }
}

const noText = () => '';
