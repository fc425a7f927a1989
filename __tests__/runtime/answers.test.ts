import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { createApp } from '../../runtime/index.ts';
import { json, send, value } from './support/raw.ts';
import { routes } from './support/table.ts';
import { type Running, ways } from './support/ways.ts';

const noContent = ['connection: keep-alive'];

describe.each(ways)('answers $name', (way) => {
  let server: Running;
  const reported: string[] = [];
  beforeAll(async () => {
    const app = createApp(routes, {
      onError: (error, info) => reported.push(`${info.method} ${info.route} ${error}`),
    });
    server = await way.start(app);
  });
  afterAll(() => server.close());

  const get = (target: string, ...headers: string[]) => send(server.port, `GET ${target}`, headers);

  test('a success has exactly its headers', async () => {
    const answer = await get('/items?limit=20&search=ab&tags=a,b&tags=c');
    expect(answer).toMatchObject({ status: 200, body: '{"limit":20,"search":"ab","tags":["a","b","c"]}' });
    expect(answer.headers).toEqual([
      'connection: keep-alive',
      'content-length: 47',
      'content-type: application/json',
    ]);
    expect(answer.processTime).toMatch(/^\d+\.\d{6}$/);
    expect(Number(answer.processTime)).toBeGreaterThan(0);
  });

  test.each(['ab', '%C3%A9', '%F0%9F%98%80'])(
    'a header goes out as Latin-1 whatever the text beside it: %s',
    async (text) => {
      const answer = await get(`/named/${text}`);
      expect(answer.headers).toContain('x-name: caf\xe9');
      expect(answer.body).toBe(JSON.stringify(decodeURIComponent(text)));
      const head = await send(server.port, `HEAD /named/${text}`);
      expect(head).toEqual({ ...answer, body: '', processTime: expect.any(String) });
    },
  );

  test('headers may have names that objects have, and one may come twice', async () => {
    const { headers } = await get('/odd-names');
    const wanted = ['entries: a', 'constructor: b', '__proto__: c'];
    expect(headers).toEqual(expect.arrayContaining(wanted));
    expect((await get('/odd-name')).headers).toContain('entries: a');
    // fetch joins two header lines that Node sends; both forms are equivalent.
    expect(headers.filter((line) => line.startsWith('x-one')).join()).toMatch(/^x-one: d,(?: |x-one: )e$/);
  });

  test.each([
    ['/', '"root"'],
    ['/items/', '{"limit":10,"search":null,"tags":null}'],
    ['/users/me', '"me"'],
    ['/users/me/', '"me"'],
    ['/users/5', '"5"'],
    ['/users/me/posts', '"posts of me"'],
    ['/files/a', '"file a"'],
    ['/files/a/b.txt', '"file a/b.txt"'],
    ['/files/a/fixed', '"fixed"'],
    ['/files/a/fixed/x', '"file a/fixed/x"'],
    ['/deep/1/end', '"end of 1"'],
    ['/deep/1/other', '"deep 1/other"'],
    ['/files/a%2Fb/c', '"file a/b/c"'],
    ['/texts/a%2Fb', '"text a/b"'],
    ['/texts/a%252Fb', '"text a%2Fb"'],
    ['/texts/%C3%A4%20b', '"text ä b"'],
    ['/texts/constructor', '"text constructor"'],
    ['/texts/__proto__', '"text __proto__"'],
    ['/it%65ms', '{"limit":10,"search":null,"tags":null}'],
    ['/caf%c3%a9%20%7Bx%7d', '"coffee"'],
    ['/x/../users/./me', '"me"'],
    ['/x/%2e%2e/users/me', '"me"'],
    ['/users/me?a#b', '"me"'],
    ['/users/me#b', '"me"'],
    ['/texts/a#b', '"text a"'],
    ['/users\\me', '"me"'],
    ['/texts/a\\..\\b', '"text b"'],
    ['/texts/.a', '"text .a"'],
    ['/texts/...', '"text ..."'],
    ['/texts/a..', '"text a.."'],
    ['/files/.a/..b', '"file .a/..b"'],
    ['/texts/a<b>^`|{c}', '"text a<b>^`|{c}"'],
    ['/items?%6cimit=7', '{"limit":7,"search":null,"tags":null}'],
    ['/items?limit=7&search=%zz', '{"limit":7,"search":"%zz","tags":null}'],
    ['/items?search=a+%2B', '{"limit":10,"search":"a +","tags":null}'],
    ['/items?limit=7&limit=8', '{"limit":8,"search":null,"tags":null}'],
    ['/items?tags=', '{"limit":10,"search":null,"tags":[]}'],
    ['/items?tags=a%2Cb', '{"limit":10,"search":null,"tags":["a","b"]}'],
    ['/items?__proto__=1&constructor=2', '{"limit":10,"search":null,"tags":null}'],
    ['http://test/items?limit=3', '{"limit":3,"search":null,"tags":null}'],
    ['/event', '"/event"'],
    ['/openapi.json', '{"openapi":"3.1.0"}'],
  ])('GET %s', async (target, body) => {
    expect(await get(target)).toMatchObject({ status: 200, body });
  });

  test.each([
    '/nothing',
    '/Items',
    '/items//',
    '//items',
    '/users',
    '/users//',
    '/files',
    '/files/',
    '/files//a',
    '/items%2F',
    '/items%zz',
    '/users%2Fme',
  ])('GET %s is unknown', async (target) => {
    const answer = await get(target);
    expect(answer).toMatchObject({ status: 404, body: '{"detail":"Not Found"}' });
    expect(answer.processTime).toMatch(/^\d/);
  });

  test.each([
    ['/texts/%zz', 'text'],
    ['/texts/%ff', 'text'],
    ['/users/%zz/posts', 'id'],
    ['/files/a/%zz/c', 'path'],
  ])('GET %s cannot be extracted', async (target, name) => {
    const error = `The path segment '${name}' has a broken percent-encoding`;
    const answer = await get(target);
    expect(answer.status).toBe(400);
    expect(JSON.parse(answer.body)).toEqual({ error, type: 'ExtractionError' });
  });

  test('verbs that a page does not have', async () => {
    for (const method of ['PATCH', 'GET', 'HEAD', 'PROPFIND', 'TRACE']) {
      const answer = await send(server.port, `${method} /todos`);
      expect(answer.status).toBe(405);
      expect(answer.headers).toContain('allow: POST, PUT, DELETE, OPTIONS');
      if (method !== 'HEAD') expect(answer.body).toBe('{"detail":"Method Not Allowed"}');
    }
    expect((await send(server.port, 'POST /items')).headers).toContain('allow: GET, HEAD, OPTIONS');
  });

  test('OPTIONS, HEAD and answers without a body', async () => {
    const options = await send(server.port, 'OPTIONS /items');
    expect(options).toMatchObject({
      status: 204,
      headers: ['allow: GET, HEAD, OPTIONS', ...noContent],
      body: '',
    });
    const head = await send(server.port, 'HEAD /items');
    expect(head.status).toBe(200);
    expect(value(head.headers, 'content-length')).toBe('38');
    expect(await send(server.port, 'DELETE /todos')).toMatchObject({
      status: 204,
      headers: noContent,
      body: '',
    });
    expect(await send(server.port, 'POST /moved')).toMatchObject({
      status: 304,
      headers: noContent,
      body: '',
    });
    expect((await send(server.port, 'HEAD /nothing')).status).toBe(404);
  });

  test('headers of a tuple', async () => {
    const answer = await json(server.port, 'PUT /todos', '{"title":"ä","done":true}');
    expect(answer).toMatchObject({ status: 201, body: '{"title":"ä","done":true}' });
    expect(answer.headers).toEqual([
      'connection: keep-alive',
      'content-length: 26',
      'content-type: application/json',
      'set-cookie: a=1',
      'set-cookie: b=2',
      'vary: x, y',
    ]);
  });

  test('a redirect', async () => {
    const answer = await get('/moved');
    expect(answer.status).toBe(307);
    expect(answer.headers).toEqual([
      'connection: keep-alive',
      'content-length: 0',
      'location: /%C3%BCber%20uns?a=b%20c',
    ]);
  });

  test('a Response goes out as it is, with X-Process-Time', async () => {
    const answer = await get('/response');
    expect(answer.status).toBe(302);
    expect(answer.headers).toContain('location: http://elsewhere.test/');
    expect(answer.processTime).toMatch(/^\d/);
  });

  test('headers and cookies', async () => {
    const both = await get(
      '/headers',
      'X-Agent: a',
      'x-agent: b',
      'Cookie: x=1; session="a%20b"; session=2',
      'Cookie: y=3',
    );
    expect(both.body).toBe('{"agent":"a, b","session":"a b"}');
    expect((await get('/headers', 'X-Agent: \xe4', 'Cookie: session=%zz')).body).toBe(
      '{"agent":"ä","session":"%zz"}',
    );
    expect((await get('/headers', 'X-Agent:', 'Cookie: session')).body).toBe('{"agent":"","session":null}');
    expect((await get('/headers', 'constructor: 1', '__proto__: 2')).body).toBe(
      '{"agent":null,"session":null}',
    );
  });

  test.each([
    ['http', 418, '{"detail":"No coffee"}', ['x-error-code: TEAPOT', 'x-pot: short']],
    [
      'missing',
      404,
      '{"detail":"Käse 日本 with ID 7 not found"}',
      ['x-resource-type: K%C3%A4se %E6%97%A5%E6%9C%AC'],
    ],
    ['rule', 422, '{"detail":"Too short"}', ['x-error-code: VALIDATION_ERROR', 'x-field: content']],
    ['rate', 429, '{"detail":"Rate limit exceeded: 5 a minute"}', ['retry-after: 30']],
    [
      'h3',
      403,
      '{"detail":"Not yours"}',
      ['x-h3: 1', 'set-cookie: a=1', 'set-cookie: b=2', 'content-type: application/json'],
    ],
  ])('an HTTP error: %s', async (kind, status, body, headers) => {
    reported.length = 0;
    const answer = await get(`/failures?kind=${kind}`);
    expect(answer).toMatchObject({ status, body });
    expect(answer.headers).toEqual(expect.arrayContaining(headers));
    expect(reported).toEqual([]);
  });

  test.each(['any', 'status', 'undefined', 'contract', 'header'])('an unexpected error: %s', async (kind) => {
    reported.length = 0;
    const answer = await get(`/failures?kind=${kind}`);
    expect(answer).toMatchObject({ status: 500, body: '{"detail":"Internal Server Error"}' });
    expect(answer.processTime).toMatch(/^\d/);
    expect(reported).toHaveLength(kind === 'header' ? 1 : 1);
    expect(reported[0]).toMatch(/^GET \/failures /);
  });

  test('an async error, and one after the answer', async () => {
    reported.length = 0;
    expect(await send(server.port, 'POST /failures')).toMatchObject({
      status: 500,
      body: '{"detail":"Internal Server Error"}',
    });
    expect(await get('/failures?kind=late')).toMatchObject({ status: 200, body: '"sent"' });
    expect(reported).toEqual(['POST /failures Error: secret', 'GET /failures Error: after the answer']);
  });
});
