import { type Docs, type DocsFile, docsFiles } from '../docs/docs-module.ts';
import type { Exchange } from '../exchange/exchange.ts';
import {
  type Operations,
  type RouteDefinition,
  type Routes,
  type RoutesOptions,
  viaH3,
} from '../routing/define.ts';

/** What an app says of itself, loaded at the first request for it. */
class Documentation {
  readonly #options: RoutesOptions;
  #document: string | undefined;
  #docs: Docs | undefined;

  constructor(options: RoutesOptions) {
    this.#options = options;
  }

  async document(x: Exchange): Promise<void> {
    x.reply(200, await this.#text());
  }

  async page(x: Exchange): Promise<void> {
    x.respond((await this.#page()).page(x.event.req));
  }

  async file(x: Exchange, name: DocsFile): Promise<void> {
    x.respond(await (await this.#page()).file(name, x.event.req));
  }

  async #text(): Promise<string> {
    this.#document ??= (await this.#options.openapi!()).document;
    return this.#document;
  }

  async #page(): Promise<Docs> {
    if (this.#docs === undefined) {
      const [{ DocsPage }, document] = await Promise.all([this.#options.docs!(), this.#text()]);
      this.#docs ??= new DocsPage(document);
    }
    return this.#docs;
  }
}

/** The routes of `/openapi.json` and `/docs`, unless the app doesn't want them or has some of its own there. */
export function documentation(
  { definitions, options }: Routes,
  isWanted: boolean | undefined,
): RouteDefinition[] {
  if (options.openapi === undefined || isWanted === false) return [];
  const taken = new Set(definitions.map(({ path }) => path));
  const own = new Documentation(options);
  const routes = [getRoute('/openapi.json', (_page, x) => own.document(x))];
  if (options.docs !== undefined && !taken.has('/docs')) routes.push(...pageRoutes(own));
  return routes.filter(({ path }) => !taken.has(path));
}

/** Through h3, as Responses go. */
function pageRoutes(own: Documentation): RouteDefinition[] {
  const page = viaH3((_page, x) => own.page(x));
  const files = docsFiles.map((name) =>
    getRoute(
      `/docs/${name}`,
      viaH3((_page, x) => own.file(x, name)),
    ),
  );
  return [getRoute('/docs', page), ...files];
}

function getRoute(path: string, get: NonNullable<Operations<unknown>['get']>): RouteDefinition {
  return { path, makePage: () => undefined, operations: { get }, options: {} };
}
