import { type Docs, type DocsFile, docsFiles } from '../docs/docs-module.ts';
import { isKnown, tagOf } from '../docs/entity-tag.ts';
import type { Exchange } from '../exchange/exchange.ts';
import {
  type DocumentationSources,
  type Operations,
  type RouteDefinition,
  type RoutesOptions,
  viaH3,
} from '../routing/define.ts';

/**
 * The documentation of an app, as its table has it. Nothing else in the runtime knows of it: what an app
 * without documentation is bundled to holds none of this.
 */
export function documentation(
  openapi: DocumentationSources['openapi'],
  docs?: DocumentationSources['docs'],
): NonNullable<RoutesOptions['documentation']> {
  return { openapi, ...(docs && { docs }), routes: documentationRoutes };
}

/** The routes of `/openapi.json` and `/docs`, unless the app has some of its own there. */
function documentationRoutes(
  sources: DocumentationSources,
  definitions: readonly RouteDefinition[],
): RouteDefinition[] {
  const taken = new Set(definitions.map(({ path }) => path));
  const own = new Documentation(sources);
  const routes = [getRoute('/openapi.json', (_page, x) => own.document(x))];
  if (sources.docs !== undefined && !taken.has('/docs')) routes.push(...pageRoutes(own));
  return routes.filter(({ path }) => !taken.has(path));
}

/** What an app says of itself, loaded at the first request for it. */
class Documentation {
  readonly #sources: DocumentationSources;
  #document: { readonly text: string; readonly tag: string } | undefined;
  #docs: Docs | undefined;

  constructor(sources: DocumentationSources) {
    this.#sources = sources;
  }

  async document(x: Exchange): Promise<void> {
    const { tag, text } = await this.#read();
    // The name stays while the text changes with the app: ask again each time, which costs a 304.
    const headers = { etag: tag, 'cache-control': 'no-cache' };
    if (isKnown(tag, x.header('if-none-match'))) x.empty(304, headers);
    else x.reply(200, text, headers);
  }

  async page(x: Exchange): Promise<void> {
    // The page's addresses are relative, so that it works below any prefix, and `/docs/` would be another
    // place to start from. Not for ever: browsers would keep it for whatever else is served at this address
    // one day.
    if (x.path.endsWith('/')) x.empty(307, { location: `../docs${x.search && `?${x.search}`}` });
    else x.respond(await (await this.#page()).page(x.event.req));
  }

  async file(x: Exchange, name: DocsFile): Promise<void> {
    x.respond(await (await this.#page()).file(name, x.event.req));
  }

  async #read(): Promise<{ readonly text: string; readonly tag: string }> {
    if (this.#document === undefined) {
      const { document } = await this.#sources.openapi();
      this.#document = { text: document, tag: await tagOf(document) };
    }
    return this.#document;
  }

  async #page(): Promise<Docs> {
    if (this.#docs === undefined) {
      const [{ DocsPage }, { text }] = await Promise.all([this.#sources.docs!(), this.#read()]);
      this.#docs ??= new DocsPage(text);
    }
    return this.#docs;
  }
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
