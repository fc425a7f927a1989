// An app as a user writes it, against everything that the package exports.
import { createServer } from 'node:http';
import { H3 } from 'h3';
import {
  createApp,
  DuplicateResource,
  defineConfig,
  Forbidden,
  HttpError,
  type OpenApiExternalDocs,
  type OpenApiServer,
  type OpenApiTag,
  PermissionDenied,
  RateLimitExceeded,
  ResourceNotFound,
  type RoutesApp,
  redirect,
  reply,
  Unauthorized,
  ValidationError,
} from 'routeclass';
import { defineRoutes, type Exchange, route } from 'routeclass/generated';
import { type RunningServer, toNodeHandler } from 'routeclass/node';

const externalDocs: OpenApiExternalDocs = { url: 'https://example.org/guide' };
const tags: OpenApiTag[] = [{ name: 'todos', externalDocs }];
export const servers: OpenApiServer[] = [{ url: 'https://example.org' }];

export default defineConfig({
  routes: 'app/routes',
  out: 'generated',
  docs: true,
  debug: false,
  limits: { body: 1000, depth: 10, errors: 5 },
  openapi: {
    title: 'App',
    version: '1.0.0',
    description: 'An app',
    servers,
    tags,
  },
});

// @ts-expect-error a misspelt key
defineConfig({ route: 'app/routes' });
// @ts-expect-error a limit that is no number
defineConfig({ limits: { body: '1mb' } });

class Hello {
  get(): string {
    return 'hello';
  }
}

const routes = defineRoutes([
  route('/', Hello, { get: (page: Hello, x: Exchange) => x.reply(200, JSON.stringify(page.get())) }),
]);

// @ts-expect-error an operation of another page
route('/', Hello, { get: (page: Date, x: Exchange) => x.reply(200, page.toJSON()) });

export const app: H3 = createApp(routes, {
  docs: false,
  limits: { body: 10 },
  onError: (error, { method, route }) => [error, method, route],
});
createServer(toNodeHandler(app)).close();
new H3().mount('/api', createApp(routes));

declare const server: RunningServer;
export const bound = [createApp(routes).fetch.bind(app), server.close.bind(server)];
// Linters allow to pass a property on by itself, as in `Deno.serve(app.fetch)`, but not a method.
type Fetch = RoutesApp['fetch'];
// @ts-expect-error a method could take a narrower request
export const narrow: Fetch = (request: Parameters<Fetch>[0] & { odd: string }) => new Response(request.odd);

export const errors: HttpError[] = [
  new HttpError(418, 'No coffee', { code: 'TEAPOT', field: 'pot', headers: { 'X-Pot': ['short', 'stout'] } }),
  new ResourceNotFound('Todo', 5),
  new ResourceNotFound('Todo', 'a'),
  new DuplicateResource('Post', 'title', 'a'),
  new ValidationError('Too short', 'content'),
  new ValidationError('Too short'),
  new PermissionDenied('delete', 'post'),
  new RateLimitExceeded('5 a minute', 30),
  new RateLimitExceeded('5 a minute'),
  new Unauthorized(),
  new Forbidden('Not yours'),
];

// @ts-expect-error a status is a number
new HttpError('404', 'Not found');

export const tuple: [{ a: number }, 201] = reply({ a: 1 }, 201);
export const withHeaders = reply('a', 200, { 'set-cookie': ['a=1', 'b=2'] });
export const withoutTag = reply('a', 200, { etag: undefined as string | undefined });
export const [, movedTo] = redirect('/elsewhere');
export const [, movedFor]: [undefined, 301 | 308, { location: string }] = redirect(
  '/elsewhere',
  Math.random() < 0.5 ? 301 : 308,
);
// @ts-expect-error no client goes anywhere with 201
redirect('/elsewhere', 201);
// @ts-expect-error a status that may be absent: the answer would have another than its type
redirect('/elsewhere', Math.random() < 0.5 ? 308 : undefined);
