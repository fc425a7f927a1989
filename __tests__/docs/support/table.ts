import {
  defineRoutes,
  documentation,
  type RouteDefinition,
  type Routes,
  route,
} from '../../../runtime/generated.ts';

class Page {}

/** A route that answers GET with its path. */
export function echo(path: string): RouteDefinition {
  return route(path, Page, { get: (_page, x) => x.reply(200, JSON.stringify(path)) });
}

/** A table like the compiler's for a config with documentation. */
export function documented(document: object, definitions: readonly RouteDefinition[] = []): Routes {
  return defineRoutes(definitions, {
    documentation: documentation(
      async () => ({ document: JSON.stringify(document) }),
      () => import('routeclass/docs'),
    ),
  });
}

export const hostile = `</title></script><script>alert(1)</script>"'&amp;`;
