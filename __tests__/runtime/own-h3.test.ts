import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, describe, expect, test } from '@jest/globals';
import { bodyLimit, H3, HTTPError } from 'h3';
import { defineRoutes, type Exchange, route, viaH3 } from '../../runtime/generated.ts';
import { type AppOptions, createApp } from '../../runtime/index.ts';
import { serve, toNodeHandler } from '../../runtime/node.ts';
import { send, value } from './support/raw.ts';
import { pages, routes } from './support/table.ts';
import { type Running, ways } from './support/ways.ts';

describe.each(ways)("the user's own h3 $name", (way) => {
  let server: Running | undefined;
  afterEach(async () => {
    await server?.close();
    server = undefined;
  });

  async function serving(extend: (app: H3) => void, options: AppOptions = {}): Promise<number> {
    const app = createApp(routes, options);
    extend(app);
    server = await way.start(app);
    return server.port;
  }

  test('routes, middleware around every request, X-Process-Time on all', async () => {
    const port = await serving(
      (app) => {
        app.get('/own', () => ({ own: true }));
        app.get('/fetched', () => new Response('text', { headers: { 'x-a': '1' } }));
        app.use((event) => {
          event.res.headers.set('x-middleware', 'yes');
        });
        app.use('/users/**', () => {
          const headers = { 'Content-Type': 'text/plain', 'x-why': 'a guess' };
          throw new HTTPError({ status: 401, message: 'Who are you?', headers });
        });
        app.use('/texts/**', () => {
          throw new Error('secret');
        });
      },
      { onError: (error, info) => reported.push(`${info.method} ${info.route} ${error}`) },
    );
    const reported: string[] = [];

    const own = await send(port, 'GET /own');
    expect(JSON.parse(own.body)).toEqual({ own: true });
    expect((await send(port, 'HEAD /own')).status).toBe(200);
    expect(await send(port, 'POST /own')).toMatchObject({ status: 404, body: '{"detail":"Not Found"}' });
    const items = await send(port, 'GET /items');
    expect(value(items.headers, 'x-middleware')).toBe('yes');
    const unknown = await send(port, 'GET /nothing');
    expect(unknown).toMatchObject({ status: 404, body: '{"detail":"Not Found"}' });
    const refused = await send(port, 'GET /users/5');
    expect(refused).toMatchObject({ status: 401, body: '{"detail":"Who are you?"}' });
    expect(value(refused.headers, 'content-type')).toBe('application/json');
    expect(value(refused.headers, 'x-why')).toBe('a guess');
    const failed = await send(port, 'GET /texts/a');
    expect(failed).toMatchObject({ status: 500, body: '{"detail":"Internal Server Error"}' });
    expect(reported).toEqual(['GET /texts/a Error: secret']);
    const fetched = await send(port, 'GET /fetched');
    expect(fetched.body).toBe('text');
    for (const answer of [own, items, unknown, refused, failed, fetched])
      expect(answer.processTime).toMatch(/^\d/);
  });

  test.each(['/caf%C3%A9/x', '/caf%c3%a9/x', '/caf%C3%a9/x', '/a^b/x', '/a%5eb/x', '/a%5Eb/x'])(
    'middleware of a path guards it however a client spells it: %s',
    async (target) => {
      const guard = () => {
        throw new HTTPError({ status: 403, message: 'no' });
      };
      const get = (_page: unknown, x: Exchange) => x.reply(200, '"secret"');
      const guarded = defineRoutes(['/café/x', '/a^b/x'].map((path) => route(path, Object, { get })));
      const seen: string[] = [];
      const app = createApp(guarded).use('/café/**', guard).use('/a^b/**', guard);
      app.config.onRequest = (event) => void seen.push(event.url.pathname);
      server = await way.start(app);
      expect((await send(server.port, `GET ${target}`)).status).toBe(403);
      expect(['/caf%C3%A9/x', '/a%5Eb/x']).toContain(seen[0]);
      const parent = new H3().mount('/api', app);
      expect((await parent.request(`/api${target}`)).status).toBe(403);
    },
  );

  test('hooks', async () => {
    const seen: string[] = [];
    const port = await serving((app) => {
      app.config.onRequest = (event) => void seen.push(event.url.pathname);
      app.config.onResponse = (response) => void seen.push(String(response.status));
    });
    await send(port, 'GET /users/5');
    expect(seen).toEqual(['/users/5', '200']);
  });

  test('what is added after the first request counts', async () => {
    let app: H3 | undefined;
    const port = await serving((made) => {
      app = made;
      made.get('/first', () => 'first');
    });
    expect((await send(port, 'GET /first')).body).toBe('first');
    if (way.name === 'directly on node') {
      app?.get('/second', () => 'second');
      expect((await send(port, 'GET /second')).body).toBe('second');
    }
  });

  test('the document can be turned off', async () => {
    const port = await serving(() => {}, { docs: false });
    expect((await send(port, 'GET /openapi.json')).status).toBe(404);
  });

  test('limits of createApp win over those of the table', async () => {
    const port = await serving(() => {}, { limits: { body: 3 } });
    expect((await send(port, 'POST /echo', ['Content-Type: application/json'], '1234')).status).toBe(413);
  });
});

test('an app in another one', async () => {
  const parent = new H3().mount('/api', createApp(routes)).get('/', () => 'parent');
  expect(await (await parent.request('/api/items?limit=3')).json()).toMatchObject({ limit: 3 });
  expect(await (await parent.request('/api/users/me')).json()).toBe('me');
  expect(await (await parent.request('/')).text()).toBe('parent');
});

test('app.request and app.fetch', async () => {
  const app = createApp(routes);
  expect(await (await app.request('/users/me')).json()).toBe('me');
  const response = await app.fetch(new Request('http://test/items', { method: 'HEAD' }));
  expect(response.headers.get('content-length')).toBe('38');
  expect(await response.text()).toBe('');
});

test('pages are made once an app', async () => {
  pages.made = 0;
  const app = createApp(routes);
  await app.request('/counted');
  await app.request('/counted');
  expect(pages.made).toBe(1);
  createApp(routes);
  expect(pages.made).toBe(2);
});

test('an ordinary request on node never goes through fetch, an unusual one does', async () => {
  const app = createApp(routes);
  const { fetch } = app;
  const seen: string[] = [];
  Object.assign(app, {
    fetch: (request: Request) => {
      seen.push(new URL(request.url).pathname);
      return fetch(request);
    },
  });
  const server = await ways[0]!.start(app);
  for (const target of [
    '/items?limit=1',
    '/items?limit=x',
    '/users/5',
    '/nothing',
    '/failures?kind=http',
    '/files/a/b',
    '/event',
  ]) {
    await send(server.port, `GET ${target}`);
  }
  await send(server.port, 'POST /todos', ['Content-Type: application/json'], '{');
  await send(server.port, 'PATCH /todos');
  expect(seen).toEqual([]);
  for (const target of ['/items/', '/it%65ms']) await send(server.port, `GET ${target}`);
  expect(seen).toEqual(['/items/', '/it%65ms']);
  await server.close();
});

test('a body limit of h3 middleware', async () => {
  const app = createApp(routes).use(bodyLimit(10));
  for (const way of ways) {
    const server = await way.start(app);
    const answer = await send(server.port, 'POST /echo', ['Content-Type: application/json'], '"12345678901"');
    expect(answer).toMatchObject({ status: 413 });
    expect(JSON.parse(answer.body)).toEqual({ detail: expect.stringContaining('10') });
    await server.close();
  }
});

test('toNodeHandler and serve take only apps of createApp', async () => {
  const refusal = (name: string) => new TypeError(`${name} takes the app that createApp of routeclass made`);
  expect(() => toNodeHandler(new H3())).toThrow(refusal('toNodeHandler'));
  await expect(serve(new H3(), { port: 0 })).rejects.toThrow(refusal('serve'));
});

test('an `onResponse` hook alone is called', async () => {
  const seen: number[] = [];
  const app = createApp(routes);
  app.config.onResponse = ({ status }) => void seen.push(status);
  for (const way of ways) {
    const server = await way.start(app);
    await send(server.port, 'GET /nowhere');
    await server.close();
  }
  expect(seen).toEqual([404, 404]);
});

test("h3's settings count when they are changed after h3 was loaded", async () => {
  const app = createApp(routes).get('/own', () => ({ own: true }));
  const body = async () => (await app.request('/own')).text();
  expect(await body()).toBe('{"own":true}');
  app.config.debug = true;
  expect(await body()).toBe('{\n  "own": true\n}');
});

test('an event that one app had is answered whole by the next', async () => {
  const late = viaH3(async (_page: unknown, x: Exchange) => {
    await pause(5);
    x.respond(new Response(new Blob(['text']).stream()));
  });
  const [first, second] = [
    createApp(defineRoutes([])),
    createApp(defineRoutes([route('/x', Object, { get: late })])),
  ];
  const parent = new H3().all('/**', async (event) => {
    await first.handler(event);
    return second.handler(event);
  });
  const answer = await parent.request('/x');
  expect([answer.status, await answer.text()]).toEqual([200, 'text']);
});
