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

/** What `createApp` takes. Each option wins over what the config says. */
export interface AppOptions extends PolicyOptions {
  /** How much of a request the app accepts. A class may set its own with `static limits`. */
  readonly limits?: Partial<Limits>;
  /**
   * Whether `/docs` and `/openapi.json` are served; where the config says `docs: false`, the app holds
   * nothing of them to serve. Default true.
   */
  readonly docs?: boolean;
  /**
   * Whether a 500 of `detailedErrors` and `problemDetails` tells the text of what was thrown. Default: what
   * the config says, else false. Never in production.
   */
  readonly debug?: boolean;
  /** Takes over what would go to standard error: every error that no handler threw on purpose. */
  readonly onError?: ErrorHandler;
  /**
   * What stands in for functions that routes depend on, for tests: `[[currentUser, () => ada]]`. Neither they
   * nor what they need is called. What a generator yields is given, or the `value` of what can be disposed
   * of, and released as what it stands in for would be.
   */
  readonly overrides?: readonly Override[];
}

/**
 * An h3 app under a name of our own: h3's cannot be written into declarations of an app that does not import
 * h3 itself.
 */
export interface RoutesApp extends H3 {
  /**
   * As h3's. From a worker it takes the context as well, which keeps that alive until what follows the answer
   * is done.
   */
  fetch(
    request: Parameters<H3['fetch']>[0],
    bindings?: unknown,
    context?: WorkerContext,
  ): Response | Promise<Response>;
}

/**
 * The app of a generated table: an h3 app, so that `app.fetch`, h3's `serve(app)` and `app.use` work as
 * everywhere. On node `toNodeHandler` and `serve` of `routeclass/node` are faster.
 *
 * @throws Error when two routes have the same path, RangeError for an invalid limit, TypeError for another
 * option that makes no sense
 */
export function createApp<const F extends readonly AnyFunction[]>(
  routes: Routes,
  options: AppOptions & { readonly overrides?: Overrides<F> } = {},
): RoutesApp {
  const report = errorReporter(options.onError);
  const policy = new Policy(routes.options, options);
  const overrides = checkedOverrides(options.overrides, routes.options.dependencies);
  const dependencies = new AppScope(overrides, report);
  const debug = options.debug ?? routes.options.debug ?? false;
  const definitions = [...routes.definitions, ...documentationRoutes(routes, options.docs)];
  const limits = [routes.options.limits, options.limits];
  const table = new RoutingTable(definitions, limits, { report, policy, debug, dependencies });
  // `App` stands in for an H3 that is made when it is first needed: see there.
  return new App(table, report, policy, dependencies) as unknown as RoutesApp;
}

/** The table brings the code that serves its documentation: an app without any holds none of it. */
function documentationRoutes(
  { definitions, options: { documentation } }: Routes,
  docs: boolean | undefined,
): readonly RouteDefinition[] {
  if (docs === true && documentation === undefined)
    throw new TypeError('The app is built without documentation: `docs: true` belongs in the config');
  return docs === false ? [] : (documentation?.routes(documentation, definitions) ?? []);
}
