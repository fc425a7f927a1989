import { afterEach, describe, expect, test } from '@jest/globals';
import { H3, type Middleware } from 'h3';
import { defineRoutes, type Exchange, route, viaH3 } from '../../runtime/generated.ts';
import { type CorsOptions, createApp, HttpError } from '../../runtime/index.ts';
import { branch } from './support/governed.ts';
import { type Answer, send } from './support/raw.ts';
import { type Running, ways } from './support/ways.ts';

class Page {}

const routes = defineRoutes([
  ...branch('/things', {}),
  ...branch('/guarded', { middleware: [() => new Response('no', { status: 401 })] }),
  route('/varying', Page, {
    get: (_page, x) => x.reply(200, '1', { vary: 'Accept' }),
    put: (_page, x) => x.reply(200, '1', { vary: 'accept, Origin' }),
    post: viaH3((_page, x) => x.respond(new Response('1', { headers: { vary: '*' } }))),
    delete: (_page, x) => x.reply(200, '1', { 'access-control-allow-origin': 'http://own.test' }),
  }),
]);

const a = 'Origin: https://a.test';
const exposedOfErrors = 'x-error-code, x-field, x-resource-type, retry-after';
const exposed = `${exposedOfErrors}, x-process-time`;
/** The CORS headers, without `access-control-`. */
const corsOf = ({ headers }: Answer) =>
  Object.fromEntries(
    headers
      .filter((line) => /^(?:access-control-|vary:)/.test(line))
      .map((line) => line.replace(/^access-control-/, '').split(': ')),
  );

describe.each(ways)('other origins $name', (way) => {
  let server: Running;
  afterEach(() => server.close());

  const start = async (cors: boolean | CorsOptions) => {
    server = await way.start(createApp(routes, { cors, onError: () => {} }));
  };
  const get = (target: string, ...headers: string[]) => send(server.port, `GET ${target}`, headers);
  const preflight = (target: string, method: string, ...headers: string[]) =>
    send(server.port, `OPTIONS ${target}`, [`Access-Control-Request-Method: ${method}`, ...headers]);

  test('off: no CORS headers are sent', async () => {
    await start(false);
    expect(corsOf(await get('/things/5', a))).toEqual({});
    const answer = await preflight('/things/5', 'GET', a);
    expect([answer.status, corsOf(answer)]).toEqual([204, {}]);
  });

  test('true: every origin, the same answer for all', async () => {
    await start(true);
    for (const headers of [[], [a]])
      expect(corsOf(await get('/things/5', ...headers))).toEqual({
        'allow-origin': '*',
        'expose-headers': exposed,
      });
  });

  test('the headers of answers can be read, too, each named once', async () => {
    const table = defineRoutes(routes.definitions, { answerHeaders: ['etag', 'retry-after'] });
    server = await way.start(createApp(table, { cors: true, requestId: true, onError: () => {} }));
    expect(corsOf(await get('/things/5', a))['expose-headers']).toBe(
      `${exposedOfErrors}, etag, x-process-time, x-request-id`,
    );
  });

  test('errors can be read, too', async () => {
    await start({ origin: 'https://a.test' });
    for (const target of ['/things/0', '/things/fail/any', '/things/%zz', '/nothing', '/guarded/5'])
      expect(corsOf(await get(target, a))).toMatchObject({
        'allow-origin': 'https://a.test',
        vary: 'origin',
      });
  });

  test.each([
    ['https://a.test', true],
    ['https://b.test:8443', true],
    ['https://c.test', false],
    ['http://a.test', false],
    ['https://a.test.evil.test', false],
    ['null', false],
  ])('a list of origins: %s', async (origin, isAllowed) => {
    await start({
      origin: ['https://a.test', 'https://b.test:8443'],
      credentials: true,
      exposeHeaders: ['X-More'],
    });
    const said = corsOf(await get('/things/5', `Origin: ${origin}`));
    const allowed = { 'allow-origin': origin, 'allow-credentials': 'true', 'expose-headers': 'x-more' };
    expect(said).toEqual({ vary: 'origin', ...(isAllowed && allowed) });
  });

  test.each(['null', 'chrome-extension://abcdefgh'])(
    'a list of origins may have those of pages that no web server sends: %s',
    async (origin) => {
      await start({ origin: [origin] });
      expect(corsOf(await get('/things/5', `Origin: ${origin}`))).toMatchObject({ 'allow-origin': origin });
    },
  );

  test('the request id can be read where there is one', async () => {
    server = await way.start(createApp(routes, { cors: true, requestId: true }));
    expect(corsOf(await get('/things/5', a))['expose-headers']).toBe(`${exposed}, x-request-id`);
  });

  test('the time taken is not named where no answer has it', async () => {
    server = await way.start(createApp(routes, { cors: true, processTime: false }));
    expect(corsOf(await get('/things/5', a))['expose-headers']).toBe(exposedOfErrors);
  });

  test('no header can be read where the list of them is empty', async () => {
    await start({ exposeHeaders: [] });
    expect(corsOf(await get('/things/5', a))).toEqual({ 'allow-origin': '*' });
  });

  test('without an origin answers vary all the same', async () => {
    await start({ origin: 'https://a.test' });
    expect(corsOf(await get('/things/5'))).toEqual({ vary: 'origin' });
  });

  test('origin: true with credentials answers with the origin of the request', async () => {
    await start({ origin: true, credentials: true });
    expect(corsOf(await get('/things/5', a))).toMatchObject({
      'allow-origin': 'https://a.test',
      'allow-credentials': 'true',
      vary: 'origin',
    });
  });

  test('headers that an answer has itself are kept', async () => {
    await start({ origin: 'https://a.test' });
    expect(corsOf(await get('/varying', a)).vary).toBe('Accept, origin');
    expect(corsOf(await send(server.port, 'PUT /varying', [a])).vary).toBe('accept, Origin');
    expect(corsOf(await send(server.port, 'POST /varying', [a])).vary).toBe('*');
    expect(corsOf(await send(server.port, 'DELETE /varying', [a]))).toEqual({
      'allow-origin': 'http://own.test',
    });
  });

  describe('preflights', () => {
    test('list the verbs of the route', async () => {
      await start({ origin: 'https://a.test', maxAge: 600, credentials: true });
      const answer = await preflight(
        '/things/5',
        'POST',
        a,
        'Access-Control-Request-Headers: content-type, x-a',
      );
      expect(answer).toMatchObject({ status: 204, body: '' });
      expect(answer.headers).toContain('allow: GET, HEAD, POST, OPTIONS');
      expect(corsOf(answer)).toEqual({
        'allow-origin': 'https://a.test',
        'allow-methods': 'GET, HEAD, POST',
        'allow-headers': 'content-type, x-a',
        'allow-credentials': 'true',
        'max-age': '600',
        vary: 'origin, access-control-request-headers',
      });
    });

    test('with methods and headers of the config', async () => {
      await start({ methods: ['get', 'PUT'], allowHeaders: ['X-Only'] });
      const answer = await preflight('/varying', 'PUT', a, 'Access-Control-Request-Headers: x-other');
      expect(corsOf(answer)).toEqual({
        'allow-origin': '*',
        'allow-methods': 'GET, PUT',
        'allow-headers': 'x-only',
      });
    });

    test('may have to be sent again each time', async () => {
      await start({ maxAge: 0 });
      expect(corsOf(await preflight('/things/5', 'GET', a))).toMatchObject({ 'max-age': '0' });
    });

    test('of another origin get nothing', async () => {
      await start({ origin: 'https://a.test' });
      const answer = await preflight('/things/5', 'GET', 'Origin: https://b.test');
      expect([answer.status, corsOf(answer)]).toEqual([
        204,
        { vary: 'origin, access-control-request-headers' },
      ]);
    });

    test('of a verb that the route does not have are 405, of an unknown path 404', async () => {
      await start(true);
      const answer = await preflight('/things/5', 'DELETE', a);
      expect(answer).toMatchObject({ status: 405, body: '{"detail":"Method Not Allowed"}' });
      expect(answer.headers).toContain('allow: GET, HEAD, POST, OPTIONS');
      expect(await preflight('/nothing', 'GET', a)).toMatchObject({ status: 404 });
    });

    test('need no credentials: they are answered before any middleware', async () => {
      await start(true);
      expect(await preflight('/guarded/5', 'GET', a)).toMatchObject({ status: 204 });
      expect(await send(server.port, 'OPTIONS /guarded/5', [a])).toMatchObject({ status: 401 });
      expect(await preflight('/guarded/5', 'GET')).toMatchObject({ status: 401 });
      expect(await get('/guarded/5', a, 'Access-Control-Request-Method: GET')).toMatchObject({ status: 401 });
    });

    test('cannot put anything but a list of header names into the answer', async () => {
      await start(true);
      const answer = await preflight('/things/5', 'GET', a, 'Access-Control-Request-Headers: x-a: b');
      expect(corsOf(answer)['allow-headers']).toBeUndefined();
    });
  });
});

test('a mounted app adds the origin to the `vary` that middleware has set', async () => {
  const vary: Middleware = (event) => {
    event.res.headers.append('vary', 'x-tenant');
  };
  const get = {
    '/text': (_page: unknown, x: Exchange) => x.reply(200, '"text"'),
    '/thrown': (_page: unknown, x: Exchange) => x.fail(new HttpError(418, 'Tea')),
    '/response': viaH3<unknown>((_page, x) => x.respond(new Response('text'))),
    '/redirect': viaH3<unknown>((_page, x) => x.respond(Response.redirect('http://x.test/', 302))),
    '/failed': viaH3<unknown>((_page, x) => x.respond(new Response('tea', { status: 418 }))),
  };
  const routes = Object.entries(get).map(([path, operation]) =>
    route(path, Object, { get: operation }, { middleware: [vary] }),
  );
  const app = createApp(defineRoutes(routes, { cors: { origin: 'http://a.test' } }));
  for (const served of [app, new H3().mount('', app)])
    for (const path of Object.keys(get)) {
      const { headers } = await served.request(path, { headers: { origin: 'http://a.test' } });
      expect([path, headers.get('vary')]).toEqual([path, 'x-tenant, origin']);
      expect(headers.get('access-control-allow-origin')).toBe('http://a.test');
    }
});

test('without `cors` a preflight goes through the middleware of its route', async () => {
  const own = [() => new Response(null, { status: 202 })];
  const app = createApp(defineRoutes(branch('/own', { middleware: own })));
  const headers = { origin: 'https://a.test', 'access-control-request-method': 'GET' };
  for (const way of ways) {
    const server = await way.start(app);
    const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
    expect((await send(server.port, 'OPTIONS /own/5', lines)).status).toBe(202);
    await server.close();
  }
});
