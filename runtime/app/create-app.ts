import type { H3 } from 'h3';
import { type ErrorHandler, errorReporter } from '../errors/report.ts';
import type { Limits } from '../limits.ts';
import type { Routes } from '../routing/define.ts';
import { RoutingTable } from '../routing/table.ts';
import { App } from './app.ts';
import { documentation } from './documentation.ts';

export interface AppOptions {
  /** Wins over what the config says. */
  readonly limits?: Partial<Limits>;
  /** Whether `/openapi.json` is served. Wins over what the config says. */
  readonly docs?: boolean;
  /** Whether error modes that know a debug form use it. */
  readonly debug?: boolean;
  /** Takes over what would go to standard error: every error that no handler threw on purpose. */
  readonly onError?: ErrorHandler;
}

/**
 * The app of a generated table: an h3 app, so that `app.fetch`, h3's `serve(app)` and `app.use` work as everywhere. On node
 * `toNodeHandler` of `routeclass/node` is faster.
 *
 * @throws Error when two routes have the same path, RangeError for a limit that is none
 */
export function createApp(routes: Routes, options: AppOptions = {}): H3 {
  const report = errorReporter(options.onError);
  const definitions = [...routes.definitions, ...documentation(routes, options.docs)];
  const table = new RoutingTable(definitions, [routes.options.limits, options.limits], report);
  // `App` stands in for an H3 that is made when it is first needed: see there.
  return new App(table, report) as unknown as H3;
}
