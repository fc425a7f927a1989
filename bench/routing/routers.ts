/** The compared routers, each used as its documentation recommends. */
import { appOf } from '../../runtime/app/app.ts';
import { createApp } from '../../runtime/app/create-app.ts';
import { defineRoutes, type Operation, type RouteDefinition } from '../../runtime/routing/define.ts';
import type { Match } from '../../runtime/routing/table.ts';
import type { Verb } from '../../runtime/routing/verbs.ts';
import type { Route } from './routes.ts';

interface Found {
  readonly id: number;
  readonly params: { readonly [name: string]: string };
}

export interface Router {
  /** The lookup that a server does for a request. Returns the router's own result. */
  lookUp(verb: string, path: string): unknown;
  /** Converts a result of `lookUp`; used only by the check. */
  read(answer: unknown): Found | undefined;
}

export const routers: { readonly [name: string]: (routes: readonly Route[]) => Promise<Router> } = {
  routeclass,
  rou3,
  'rou3, compiled': rou3Compiled,
  'find-my-way': findMyWay,
  memoirist,
};

/** The packages of the other routers, in `bench/node_modules`. */
export const packages = ['rou3', 'find-my-way', 'memoirist'] as const;

/** The value that routers store for a route; an object, because handlers are objects, too. */
interface Stored {
  readonly id: number;
}

/** Looks up the route and then the verb, like `routeclass/node`. */
async function routeclass(routes: readonly Route[]): Promise<Router> {
  const ids = new Map<unknown, number>();
  const pages = new Map<string, { [verb: string]: Operation<unknown> }>();
  for (const route of routes) {
    const path = pathOf(route, (name) => `{${name}}`);
    if (!pages.has(path)) pages.set(path, {});
    const operation: Operation<unknown> = (_page, x) => x.empty(204, {});
    pages.get(path)![route.verb.toLowerCase()] = operation;
    ids.set(operation, route.id);
  }
  const definitions = [...pages].map(
    ([path, operations]): RouteDefinition => ({ path, page: undefined, operations, options: undefined }),
  );
  const { table } = appOf(createApp(defineRoutes(definitions)), 'The benchmark');
  let verb: Verb | undefined;
  return {
    lookUp(method, path) {
      const match = table.findOrdinary(path);
      verb = match?.entry.verb(method);
      return match;
    },
    read(answer) {
      const { entry, params } = answer as Match;
      const id = ids.get(verb?.run);
      if (answer === table.unknown || id === undefined) return undefined;
      return { id, params: Object.fromEntries(entry.segmentNames.map((name, i) => [name, params[i]!])) };
    },
  };
}

interface Rou3 {
  createRouter(): object;
  addRoute(router: object, verb: string, path: string, data: Stored): void;
  findRoute(router: object, verb: string, path: string): unknown;
}

interface Rou3Compiler {
  compileRouter(router: object): (verb: string, path: string) => unknown;
}

async function rou3(routes: readonly Route[]): Promise<Router> {
  const { findRoute, ...made } = await load<Rou3>('rou3');
  const router = rou3Router(made, routes);
  return { lookUp: (verb, path) => findRoute(router, verb, path), read: readData };
}

async function rou3Compiled(routes: readonly Route[]): Promise<Router> {
  const { compileRouter } = await load<Rou3Compiler>('rou3/compiler');
  return { lookUp: compileRouter(rou3Router(await load<Rou3>('rou3'), routes)), read: readData };
}

function rou3Router(
  { addRoute, createRouter }: Pick<Rou3, 'addRoute' | 'createRouter'>,
  routes: readonly Route[],
) {
  const router = createRouter();
  for (const route of routes) addRoute(router, route.verb, colonPath(route), { id: route.id });
  return router;
}

function readData(answer: unknown): Found | undefined {
  const found = answer as { data: Stored; params?: Found['params'] } | undefined;
  return found && { id: found.data.id, params: { ...found.params } };
}

interface FindMyWay {
  on(verb: string, path: string, handler: () => void, store: Stored): void;
  find(verb: string, path: string): { store: Stored; params: Found['params'] } | null;
}

async function findMyWay(routes: readonly Route[]): Promise<Router> {
  const { default: make } = await load<{ default: () => FindMyWay }>('find-my-way');
  const router = make();
  for (const route of routes) router.on(route.verb, colonPath(route), () => {}, { id: route.id });
  return {
    lookUp: (verb, path) => router.find(verb, path),
    read(answer) {
      const found = answer as ReturnType<FindMyWay['find']>;
      return found === null ? undefined : { id: found.store.id, params: { ...found.params } };
    },
  };
}

interface Memoirist {
  add(verb: string, path: string, store: Stored): unknown;
  find(verb: string, path: string): { store: Stored; params: Found['params'] } | null;
}

async function memoirist(routes: readonly Route[]): Promise<Router> {
  const { Memoirist } = await load<{ Memoirist: new () => Memoirist }>('memoirist');
  const router = new Memoirist();
  for (const route of routes) router.add(route.verb, colonPath(route), { id: route.id });
  return {
    lookUp: (verb, path) => router.find(verb, path),
    read(answer) {
      const found = answer as ReturnType<Memoirist['find']>;
      return found === null ? undefined : { id: found.store.id, params: { ...found.params } };
    },
  };
}

/**
 * Imports by a name that TypeScript does not resolve, because these packages are not installed where the
 * types are checked.
 */
function load<T>(name: string): Promise<T> {
  return import(name);
}

function colonPath(route: Route): string {
  return pathOf(route, (name) => `:${name}`);
}

function pathOf({ segments }: Route, parameter: (name: string) => string): string {
  return segments.map((one) => `/${'text' in one ? one.text : parameter(one.parameter)}`).join('');
}
