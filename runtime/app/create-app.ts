import type { H3 } from 'h3';
import { AppScope } from '../dependencies/app-scope.ts';
import type { AnyFunction } from '../dependencies/dependency.ts';
import { checkedOverrides, type Override, type Overrides } from '../dependencies/overrides.ts';
import { type ErrorHandler, errorReporter } from '../errors/report.ts';
import type { Limits } from '../limits.ts';
import { Policy, type PolicyOptions } from '../policy/policy.ts';
import type { RouteDefinition, Routes } from '../routing/define.ts';
import { RoutingTable } from '../routing/table.ts';
import { App } from './app.ts';
import type { WorkerContext } from './worker-context.ts';

/** The options of `createApp`. Each takes precedence over the config. */
export interface AppOptions extends PolicyOptions {
  /** Limits on the size of a request. A route class may override them with `static limits`. */
  readonly limits?: Partial<Limits>;
  /**
   * Whether `/docs` and `/openapi.json` are served. Default true, unless the config says `docs: false`: then
   * the app does not contain them, and `true` is a TypeError.
   */
  readonly docs?: boolean;
  /**
   * Whether a 500 of `detailedErrors` and `problemDetails` contains the message of the error that was thrown.
   * Default: the value in the config, else false. Never set it in production.
   */
  readonly debug?: boolean;
  /** Receives every error that no handler threw on purpose. Default: writes it to standard error. */
  readonly onError?: ErrorHandler;
  /**
   * Replacements for dependencies, for tests: `[[currentUser, () => ada]]`. Neither a replaced dependency nor
   * the dependencies that only it needs are called. A replacement may be a generator or return a disposable
   * object, and is then released as a dependency is.
   */
  readonly overrides?: readonly Override[];
}

/**
 * An h3 app. Its type has a name of its own, because an app that does not import h3 cannot name h3's type in
 * its declarations.
 */
export interface RoutesApp extends H3 {
  /**
   * As h3's `fetch`. It also takes the context of a worker, which keeps the worker alive until the work after
   * the answer is done. It may be passed on by itself: `Deno.serve(app.fetch)`.
   */
  fetch: (
    request: Parameters<H3['fetch']>[0],
    bindings?: unknown,
    context?: WorkerContext,
  ) => Response | Promise<Response>;
}

/**
 * The app of a generated table. It is an h3 app, so that `app.fetch`, h3's `serve(app)` and `app.use` work as
 * usual. On node, `toNodeHandler` and `serve` of `routeclass/node` are faster.
 *
 * @throws Error when two routes have the same path, RangeError for an invalid limit, TypeError for any other
 * invalid option
 */
export function createApp<const F extends readonly AnyFunction[]>(
  routes: Routes,
  options: AppOptions & { readonly overrides?: Overrides<F> } = {},
): RoutesApp {
  const report = errorReporter(options.onError);
  const policy = new Policy([routes.options, options], routes.options.answerHeaders);
  const overrides = checkedOverrides(options.overrides, routes.options.dependencies);
  const dependencies = new AppScope(overrides, report);
  const debug = options.debug ?? routes.options.debug ?? false;
  const definitions = [...routes.definitions, ...documentationRoutes(routes, options.docs)];
  const limits = [routes.options.limits, options.limits];
  const table = new RoutingTable(definitions, limits, { report, policy, debug, dependencies });
  // `App` stands in for an `H3` that is created when it is first needed.
  return new App(routes, table, report, policy, dependencies) as unknown as RoutesApp;
}

/**
 * The routes of the documentation. The table holds the code that serves them, so an app without documentation
 * contains none of it.
 */
function documentationRoutes(
  { definitions, options: { documentation } }: Routes,
  docs: boolean | undefined,
): readonly RouteDefinition[] {
  if (docs === true && documentation === undefined)
    throw new TypeError('The app is built without documentation: `docs: true` belongs in the config');
  return docs === false ? [] : (documentation?.routes(documentation, definitions) ?? []);
}
