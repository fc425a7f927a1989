import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { basicAuth, bodyLimit, H3, HTTPError, HTTPResponse, type Middleware } from 'h3';
import { defineRoutes, type Exchange, route } from '../../runtime/generated.ts';
import { createApp, detailedErrors } from '../../runtime/index.ts';
import { branch, log, noting, ownErrors } from './support/governed.ts';
import { exchange, json, send } from './support/raw.ts';
import { type Running, ways } from './support/ways.ts';

class Page {}

const refusing: Middleware = () => {
  throw new HTTPError({ status: 401, message: 'Who are you?', headers: { 'www-authenticate': 'Basic' } });
};

const late: Middleware = async (_event, next) => {
  await next();
  throw new Error('secret');
};

const catching: Middleware = async (_event, next) => {
  try {
    return await next();
  } catch (error) {
    log.push(String(error));
    throw error;
  }
};

let seen: object | undefined;

const routes = defineRoutes([
  ...branch('/noted', { middleware: [noting('outer'), [noting('inner'), noting('innermost')]] }),
  ...branch('/users', { middleware: [refusing], errors: [detailedErrors()] }),
  ...branch('/basic', { middleware: [basicAuth({ username: 'ada', password: 'x' })] }),
  ...branch('/limited', { middleware: [bodyLimit(20)] }),
  ...branch('/putting', {
    middleware: [
      (event) => {
        const { url, method, headers } = event.req;
        Object.assign(event, { req: new Request(url, { method, headers, body: '{"title":"put"}' }) });
      },
    ],
  }),
  ...branch('/copying', { middleware: [async (event) => void log.push(await event.req.clone().text())] }),
  ...branch('/taking', { middleware: [async (event) => void log.push(await event.req.text())] }),
  ...branch('/holding', { middleware: [(event) => void event.req.body!.getReader()] }),
  ...branch('/catching', { middleware: [catching, refusing] }),
  ...branch('/late', { middleware: [late], errors: [ownErrors] }),
  ...branch('/looking', {
    middleware: [
      async (_event, next) => {
        const answer = (await next()) as HTTPResponse;
        const { body, headers, status, statusText } = answer;
        seen = { isOfH3: answer instanceof HTTPResponse, body, status, statusText, headers: [...headers] };
      },
    ],
  }),
  ...branch('/own', { middleware: [() => ({ from: 'middleware' })] }),
  ...branch('/returning', { middleware: [() => new HTTPError({ status: 418, message: 'No coffee' })] }),
  ...branch('/setting', {
    middleware: [
      (event) => {
        event.res.headers.set('x-set', String(event.context.params?.id));
      },
    ],
  }),
  ...branch('/replacing', {
    middleware: [
      async (_event, next) => {
        await next();
        return new Response('replaced', { status: 202 });
      },
    ],
  }),
  route(
    '/caf%C3%A9/{name}',
    Page,
    { get: (_page, x) => x.reply(200, '"reached"') },
    { middleware: [refusing] },
  ),
  route(
    '/files/{path...}',
    Page,
    { get: (_page, x) => x.reply(200, '"reached"') },
    { middleware: [refusing] },
  ),
  route('/open', Page, { get: (_page, x) => x.reply(200, '"open"') }),
]);

describe.each(ways)('middleware $name', (way) => {
  let server: Running;
  const reported: string[] = [];
  beforeAll(async () => {
    server = await way.start(createApp(routes, { onError: (error) => reported.push(String(error)) }));
  });
  beforeEach(() => {
    log.length = 0;
    reported.length = 0;
  });
  afterAll(() => server.close());

  const get = (target: string, ...headers: string[]) => send(server.port, `GET ${target}`, headers);

  test('runs around the operation, the outermost first', async () => {
    expect(await get('/noted/5?x=1')).toMatchObject({ status: 200, body: '5' });
    expect(log).toEqual([
      'outer > GET /noted/5',
      'inner > GET /noted/5',
      'innermost > GET /noted/5',
      'innermost <',
      'inner <',
      'outer <',
    ]);
  });

  test.each([
    ['HEAD', '/noted/5', 200],
    ['DELETE', '/noted/5', 405],
    ['OPTIONS', '/noted/5', 204],
    ['PROPFIND', '/noted/5', 405],
    ['GET', '/noted/0', 422],
    ['GET', '/noted/%zz', 400],
    ['GET', '/noted/fail/http', 418],
    ['GET', '/noted/via/5', 200],
  ])('runs for %s %s', async (method, target, status) => {
    expect(await send(server.port, `${method} ${target}`)).toMatchObject({ status });
    expect(log.filter((line) => line.startsWith('outer >'))).toHaveLength(1);
  });

  test.each(['/noted', '/noted/5/6/7', '/Noted/5', '/noted//', '/nothing'])('not for %s', async (target) => {
    expect(await get(target)).toMatchObject({ status: 404, body: '{"detail":"Not Found"}' });
    expect(log).toEqual([]);
  });

  test.each([
    '/users/5',
    '/users/5/',
    '/users/%35',
    '/u%73ers/5',
    '/users/./5',
    '/users/x/../5',
    '/x/%2e%2e/users/5',
    '/users/5?a',
    '/users/5#a',
    'http://test/users/5',
    '/users/via/5',
    '/users/fail/any',
    '/caf%C3%A9/x',
    '/caf%c3%a9/x/',
    '/files/a/b',
    '/files/a%2Fb',
    '/files/%2e%2e%2fopen',
  ])('no spelling gets past it: %s', async (target) => {
    for (const method of ['GET', 'HEAD', 'OPTIONS', 'TRACE', 'get'])
      expect((await send(server.port, `${method} ${target}`)).status).toBe(method === 'get' ? 400 : 401);
  });

  test('bodies reach the operation', async () => {
    expect(await json(server.port, 'POST /noted/5', '{"title":"abc"}')).toMatchObject({ body: '"abc"' });
  });

  test('a body limit applies to bodies of declared and of undeclared length', async () => {
    const long = JSON.stringify({ title: 'a'.repeat(20) });
    const head = 'POST /limited/5 HTTP/1.1\r\nHost: test\r\nContent-Type: application/json\r\n';
    const chunked = (body: string) =>
      `${head}Transfer-Encoding: chunked\r\n\r\n${body.length.toString(16)}\r\n${body}\r\n0\r\n\r\n`;
    expect(await json(server.port, 'POST /limited/5', long)).toMatchObject({ status: 413 });
    expect(await exchange(server.port, chunked(long))).toMatchObject([{ status: 413 }]);
    expect(await exchange(server.port, chunked('{"title":"abc"}'))).toMatchObject([{ body: '"abc"' }]);
  });

  test('it may put another request in the place of the one that came', async () => {
    expect(await json(server.port, 'POST /putting/5', '{"title":"abc"}')).toMatchObject({ body: '"put"' });
  });

  test('it may read a copy of the body; reading the body itself leaves none for the handler', async () => {
    expect(await json(server.port, 'POST /copying/5', '{"title":"abc"}')).toMatchObject({ body: '"abc"' });
    expect(await json(server.port, 'POST /taking/5', '{"title":"abc"}')).toMatchObject({ status: 500 });
    expect(log).toEqual(['{"title":"abc"}', '{"title":"abc"}']);
    expect(await json(server.port, 'POST /holding/5', '{"title":"abc"}')).toMatchObject({ status: 500 });
    const gone = expect.stringContaining('A middleware or a dependency has read the body');
    expect(reported).toEqual([gone, gone]);
  });

  test('what it throws is answered in the error mode of the route', async () => {
    const refused = await get('/users/5');
    expect(refused.headers).toContain('www-authenticate: Basic');
    expect(JSON.parse(refused.body)).toMatchObject({
      detail: 'Who are you?',
      status_code: 401,
      path: '/users/5',
    });
    expect(reported).toEqual([]);
    const failed = await get('/late/5');
    expect(failed).toMatchObject({ status: 500, body: '{"detail":"Internal Server Error"}' });
    expect(reported).toEqual(['Error: secret']);
    expect(await get('/returning/5')).toMatchObject({ status: 418, body: '{"detail":"No coffee"}' });
  });

  test('what it throws reaches the one before it', async () => {
    expect(await get('/catching/5')).toMatchObject({ status: 401 });
    expect(log).toEqual(['HTTPError: Who are you?']);
  });

  test("h3's own middleware", async () => {
    const refused = await get('/basic/5');
    expect(refused.status).toBe(401);
    expect(refused.headers.join()).toContain('www-authenticate: Basic');
    const authorization = `Authorization: Basic ${Buffer.from('ada:x').toString('base64')}`;
    expect(await get('/basic/5', authorization)).toMatchObject({ status: 200, body: '5' });
  });

  test('may answer itself, replace an answer, and set headers', async () => {
    expect(await get('/own/5')).toMatchObject({ status: 200, body: '{"from":"middleware"}' });
    expect(await get('/replacing/5')).toMatchObject({ status: 202, body: 'replaced' });
    const set = await get('/setting/via/5');
    expect(set.headers).toContain('x-set: 5');
    for (const answer of [set, await get('/own/5'), await get('/replacing/5')])
      expect(answer.processTime).toMatch(/^\d/);
  });

  test('it sees the answer as an `HTTPResponse` of h3', async () => {
    await send(server.port, 'GET /looking/7');
    const { body } = await send(server.port, 'GET /noted/7');
    const headers = [['content-type', 'application/json']];
    expect(seen).toEqual({ isOfH3: true, body, status: 200, statusText: undefined, headers });
  });

  test('other routes know nothing of it', async () => {
    expect(await get('/open')).toMatchObject({ status: 200, body: '"open"' });
  });
});

test('in a mounted app', async () => {
  const parent = new H3().mount('/api', createApp(routes));
  expect((await parent.request('/api/users/5')).status).toBe(401);
  expect((await parent.request('/api/open')).status).toBe(200);
});

test('what is no function is refused at the start', () => {
  const odd = defineRoutes([
    route('/odd', Page, {}, { middleware: [{ handler: () => 1 } as unknown as Middleware] }),
  ]);
  expect(() => createApp(odd)).toThrow(new TypeError('A middleware of /odd is no function: [object Object]'));
});

test.each(ways)('an error that is returned is answered in the mode of the route $name', async (way) => {
  const errors = [{ http: ({ status }: HTTPError) => [{ own: status }, 418] as const }];
  const returning: Middleware = () => new HTTPError({ status: 401, message: 'no' });
  const options = { errors, middleware: [returning] };
  const get = (_page: unknown, x: Exchange) => x.reply(200, '1');
  const server = await way.start(createApp(defineRoutes([route('/', Page, { get }, options as never)])));
  const { body, status } = await send(server.port, 'GET /');
  await server.close();
  expect([status, body]).toEqual([418, '{"own":401}']);
});

describe.each(ways)('the query that middleware changes $name', (way) => {
  const get = (_page: unknown, x: Exchange) => x.reply(200, JSON.stringify(x.search));
  const found: Record<string, Middleware> = {
    untouched: () => {},
    changed: (event) => void event.url.searchParams.set('limit', '5'),
    dropped: (event) => void Object.assign(event.url, { search: '' }),
    replaced: (event) => void Object.assign(event, { url: new URL('?limit=7', event.url) }),
  };
  const middlewareRoutes = Object.entries(found).map(([name, one]) =>
    route(`/${name}`, Page, { get }, { middleware: [one] }),
  );

  test.each([false, true])('reaches the operation; with h3 middleware of the app: %s', async (isExtended) => {
    const app = createApp(defineRoutes(middlewareRoutes));
    const server = await way.start(isExtended ? app.use(() => {}) : app);
    const texts: string[] = [];
    for (const name of Object.keys(found)) texts.push((await send(server.port, `GET /${name}?a=%zz`)).body);
    await server.close();
    expect(texts).toEqual(['"a=%zz"', '"a=%25zz&limit=5"', '""', '"limit=7"']);
  });
});
