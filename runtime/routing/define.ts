import type { Middleware } from 'h3';
import type { AnyFunction } from '../dependencies/dependency.ts';
import type { DocsModule } from '../docs/docs-module.ts';
import type { ErrorHandlers } from '../errors/handlers.ts';
import type { Exchange } from '../exchange/exchange.ts';
import type { Limits } from '../limits.ts';
import type { PolicyOptions } from '../policy/policy.ts';

/** One verb of a page: reads the request from `x`, calls the page's method and answers. */
export type Operation<P> = (page: P, x: Exchange) => void | Promise<void>;

/** An operation that only the h3 way can run: it needs the event, or answers with a Response. */
export interface ViaH3<P> {
  readonly viaH3: Operation<P>;
}

export type Operations<P> = {
  readonly [verb in 'get' | 'post' | 'put' | 'patch' | 'delete']?: Operation<P> | ViaH3<P>;
};

export interface RouteOptions {
  /** Wins over those of the app. */
  readonly limits?: Partial<Limits>;
  /** What the `error.ts` files that govern the route export, nearest first. */
  readonly errors?: readonly ErrorHandlers[];
  /** What the `middleware.ts` files export, outermost first. A route with middleware is served by the h3 way only. */
  readonly middleware?: readonly (Middleware | readonly Middleware[])[];
}

/** A route as the generated table declares it; its page is made when an app is. */
export interface RouteDefinition {
  readonly path: string;
  readonly makePage: () => unknown;
  readonly operations: Operations<unknown>;
  readonly options: RouteOptions;
}

/** Where an app's documentation comes from. */
export interface DocumentationSources {
  /** Loads the OpenAPI document, on the first request for it. */
  readonly openapi: () => Promise<{ readonly document: string }>;
  /** Loads the interactive documentation, on the first request for it. */
  readonly docs?: () => Promise<DocsModule>;
}

/** The documentation of an app, and the routes that serve it beside the app's own. */
export interface Documentation extends DocumentationSources {
  readonly routes: (
    sources: DocumentationSources,
    definitions: readonly RouteDefinition[],
  ) => RouteDefinition[];
}

/** What the config says to the runtime. */
export interface RoutesOptions extends PolicyOptions {
  readonly limits?: Partial<Limits>;
  /** What `documentation` gives; absent where the app has none. */
  readonly documentation?: Documentation;
  readonly debug?: boolean;
  /** Every function that a route depends on. */
  readonly dependencies?: readonly { readonly fn: AnyFunction }[];
}

/** The table of an app, as `generated/dispatch.ts` exports it. */
export interface Routes {
  readonly definitions: readonly RouteDefinition[];
  readonly options: RoutesOptions;
}

export function defineRoutes(definitions: readonly RouteDefinition[], options: RoutesOptions = {}): Routes {
  return { definitions, options };
}

/**
 * @param path `/users/{id}`, `/files/{path...}`; what a static segment holds of `{`, `}` and `%` is percent-encoded
 * @param page the route class: one instance is made for each app
 */
export function route<P>(
  path: string,
  page: new () => P,
  operations: Operations<P>,
  options: RouteOptions = {},
): RouteDefinition {
  // The one place where a page and its operations are parted: `makePage` gives what the operations take.
  return { path, makePage: () => new page(), operations: operations as Operations<unknown>, options };
}

export function viaH3<P>(operation: Operation<P>): ViaH3<P> {
  return { viaH3: operation };
}
