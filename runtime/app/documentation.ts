import { type Docs, type DocsFile, docsFiles } from '../docs/docs-module.ts';
import { isKnown, tagOf } from '../docs/entity-tag.ts';
import type { Exchange } from '../exchange/exchange.ts';
import {
  type Documentation,
  type DocumentationSources,
  type Operations,
  type RouteDefinition,
  viaH3,
} from '../routing/define.ts';

/**
 * The documentation of an app, for its generated table. Nothing else in the runtime refers to this module, so
 * a bundle of an app without documentation contains none of it.
 */
export function documentation(
  openapi: DocumentationSources['openapi'],
  docs?: DocumentationSources['docs'],
): Documentation {
  return { openapi, ...(docs && { docs }), routes: documentationRoutes };
}

/** The routes of `/openapi.json` and `/docs`, except those whose path the app uses itself. */
function documentationRoutes(
  sources: DocumentationSources,
  definitions: readonly RouteDefinition[],
): RouteDefinition[] {
  const taken = new Set(definitions.map(({ path }) => path));
  const own = new Documents(sources);
  const routes = [getRoute('/openapi.json', (_page, x) => own.document(x))];
  if (sources.docs !== undefined && !taken.has('/docs')) routes.push(...pageRoutes(own));
  return routes.filter(({ path }) => !taken.has(path));
}

/** The documents of an app, loaded at the first request for them. */
class Documents {
  readonly #sources: DocumentationSources;
  #document: { readonly text: string; readonly tag: string } | undefined;
  #docs: Docs | undefined;

  constructor(sources: DocumentationSources) {
    this.#sources = sources;
  }

  async document(x: Exchange): Promise<void> {
    const { tag, text } = await this.#read();
    // The document changes with the app while its URL stays the same: clients must revalidate each time,
    // which costs a 304.
    const headers = { etag: tag, 'cache-control': 'no-cache' };
    if (isKnown(tag, x.header('if-none-match'))) x.empty(304, headers);
    else x.reply(200, text, headers);
  }

  async page(x: Exchange): Promise<void> {
    // The page's URLs are relative, so that it works under any prefix, and from `/docs/` they would resolve
    // differently. The redirect is not permanent, as browsers would cache it for a later page at this path.
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

/** The routes of the page. They answer with a Response, which needs h3. */
function pageRoutes(own: Documents): RouteDefinition[] {
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
  return { path, page: undefined, operations: { get }, options: undefined };
}
