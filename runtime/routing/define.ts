import type { Middleware } from 'h3';
import type { AnyFunction } from '../dependencies/dependency.ts';
import type { DocsModule } from '../docs/docs-module.ts';
import type { ErrorHandlers } from '../errors/handlers.ts';
import type { Exchange } from '../exchange/exchange.ts';
import type { Limits } from '../limits.ts';
import type { PolicyOptions } from '../policy/policy.ts';
import type { VerbName } from './methods.ts';

/** The operation for one verb of a page: reads the request from `x`, calls the page's method and answers. */
export type Operation<P> = (page: P, x: Exchange) => void | Promise<void>;

/** An operation that must run on the h3 way: it needs the event, or answers with a Response or a stream. */
export interface ViaH3<P> {
  readonly viaH3: Operation<P>;
}

export type Operations<P> = { readonly [verb in VerbName]?: Operation<P> | ViaH3<P> };

export interface RouteOptions {
  /** These take precedence over the limits of the app. */
  readonly limits?: Partial<Limits>;
  /** The exports of the `error.ts` files that apply to the route, nearest first. */
  readonly errors?: readonly ErrorHandlers[];
  /**
   * The exports of the `middleware.ts` files, outermost first. A route with any always runs on the h3 way.
   */
  readonly middleware?: readonly (Middleware | readonly Middleware[])[];
}

/** A route as the generated table declares it. */
export interface RouteDefinition {
  readonly path: string;
  /** The route class; undefined if the operations need none. */
  readonly page: (new () => unknown) | undefined;
  readonly operations: Operations<unknown>;
  readonly options: RouteOptions | undefined;
}

/** The sources of an app's documentation. */
export interface DocumentationSources {
  /** Loads the OpenAPI document at the first request for it. */
  readonly openapi: () => Promise<{ readonly document: string }>;
  /** Loads the interactive documentation at the first request for it. */
  readonly docs?: () => Promise<DocsModule>;
}

/** The documentation of an app, with the function that makes its routes. */
export interface Documentation extends DocumentationSources {
  readonly routes: (
    sources: DocumentationSources,
    definitions: readonly RouteDefinition[],
  ) => RouteDefinition[];
}

/** The part of the config that the runtime needs. */
export interface RoutesOptions extends PolicyOptions {
  readonly limits?: Partial<Limits>;
  /** The result of `documentation`; absent if the app has no documentation. */
  readonly documentation?: Documentation;
  readonly debug?: boolean;
  /** Whether a route reads a form. */
  readonly hasForms?: boolean;
  /** The headers of answers that a page of another origin can read only if they are exposed. */
  readonly answerHeaders?: readonly string[];
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
 * @param path `/users/{id}`, `/files/{path...}`; `{`, `}` and `%` in a static segment are percent-encoded
 * @param page the route class, of which each app creates one instance
 */
export function route<P>(
  path: string,
  page: new () => P,
  operations: Operations<P>,
  options?: RouteOptions,
): RouteDefinition {
  // The only place where the types of a page and its operations are separated.
  return { path, page, operations: operations as Operations<unknown>, options };
}

export function viaH3<P>(operation: Operation<P>): ViaH3<P> {
  return { viaH3: operation };
}

/** Whether an operation of a route runs on the h3 way. */
export function isViaH3({ operations, options }: RouteDefinition): boolean {
  return (
    options?.middleware !== undefined || Object.values(operations).some((one) => typeof one === 'object')
  );
}
