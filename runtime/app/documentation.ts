import type { Exchange } from '../exchange/exchange.ts';
import type { RouteDefinition, Routes, RoutesOptions } from '../routing/define.ts';

/** The document, loaded at the first request for it. */
class OpenApiPage {
  readonly #load: NonNullable<RoutesOptions['openapi']>;
  #text: string | undefined;

  constructor(load: NonNullable<RoutesOptions['openapi']>) {
    this.#load = load;
  }

  async get(x: Exchange): Promise<void> {
    this.#text ??= (await this.#load()).document;
    x.reply(200, this.#text);
  }
}

/** The route of `/openapi.json`, unless the app doesn't want it or has one of its own there. */
export function documentation(
  { definitions, options }: Routes,
  docs: boolean | undefined,
): RouteDefinition[] {
  const load = options.openapi;
  const path = '/openapi.json';
  const isWanted = docs ?? options.docs ?? true;
  if (load === undefined || !isWanted || definitions.some((definition) => definition.path === path))
    return [];
  const get = (page: unknown, x: Exchange) => (page as OpenApiPage).get(x);
  return [{ path, makePage: () => new OpenApiPage(load), operations: { get }, options: {} }];
}
