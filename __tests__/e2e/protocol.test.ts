import { expect, test } from '@jest/globals';
import type { Answer } from './support/client.ts';
import { expectDetail, expectJson } from './support/expectations.ts';
import { describeDemo } from './support/ways.ts';

const allowed: { readonly [path: string]: string } = {
  '/todos': 'DELETE, GET, HEAD, OPTIONS, PATCH, POST, PUT',
  '/items': 'GET, HEAD, OPTIONS',
  '/session': 'GET, HEAD, OPTIONS',
  '/agent': 'GET, HEAD, OPTIONS',
};

const sorted = (allow: string | undefined) => allow?.split(', ').sort().join(', ');

describeDemo('HTTP', (client) => {
  const defaults = { limit: 10, offset: 0, search: null, tags: null };

  const refused = ['POST', 'PUT', 'PATCH', 'DELETE'].flatMap((verb) =>
    ['/items', '/session', '/agent'].map((path) => [verb, path] as const),
  );
  test.each([
    ...refused,
    ['PROPFIND', '/todos'],
    ['TRACE', '/todos'],
    ['PURGE', '/items'],
    ['LINK', '/agent'],
  ] as const)('%s %s is 405 with what is allowed', async (verb, path) => {
    for (const target of [path, `${path}/`, `${path}?limit=x`]) {
      const answer = await client.send(verb, target);
      expectDetail(answer, 405, 'Method Not Allowed');
      expect(sorted(answer.headers.allow)).toBe(allowed[path]);
    }
  });

  test.each(Object.keys(allowed))('OPTIONS %s is 204 with what is allowed', async (path) => {
    const answer = await client.send('OPTIONS', path);
    expect([answer.status, answer.text, sorted(answer.headers.allow)]).toEqual([204, '', allowed[path]]);
    expect(answer.headers['content-type']).toBeUndefined();
  });

  test.each([
    '/items',
    '/items?limit=5&tags=a',
    '/items?limit=x',
    '/todos',
    '/todos?todo_id=9',
    '/agent',
    '/openapi.json',
  ])('HEAD %s is GET without a body', async (target) => {
    const [get, head] = [await client.get(target), await client.send('HEAD', target)];
    expect([head.status, head.text]).toEqual([get.status, '']);
    const { 'x-process-time': time, date: _, ...headers } = head.headers;
    const { 'x-process-time': __, date: ___, ...expected } = get.headers;
    expect(headers).toEqual(expected);
    expect(Number(time)).toBeGreaterThan(0);
    expect(headers['content-length']).toBe(String(Buffer.byteLength(get.text)));
  });

  const unknown = [
    '/',
    '/nothing',
    '/todo',
    '/todoss',
    '/Todos',
    '/TODOS',
    '/todos/1',
    '/items/x/y',
    '/todos.json',
    '/todos%2F1',
    '/__proto__',
    '/constructor',
  ];
  test.each(unknown)('%s is 404 whatever the method', async (path) => {
    for (const method of ['GET', 'POST', 'DELETE', 'OPTIONS', 'PROPFIND']) {
      const answer = await client.send(method, path);
      expectDetail(answer, 404, 'Not Found');
      expect(answer.headers.allow).toBeUndefined();
    }
    const head = await client.send('HEAD', path);
    expect([head.status, head.text]).toEqual([404, '']);
  });

  test('a trailing slash is ignored', async () => {
    expectJson(await client.get('/items/'), defaults);
    expectJson(await client.get('/items/?limit=5'), { ...defaults, limit: 5 });
    const answer = await client.post('/todos/', { title: 'a' });
    expectJson(answer, { id: expect.any(Number), title: 'a', completed: false });
  });

  test('a fragment or a whole URL in the request line changes nothing', async () => {
    const [absolute] = await client.raw(
      'GET http://elsewhere.test/items?limit=5 HTTP/1.1\r\nHost: a\r\n\r\n',
    );
    expectJson(absolute!, { ...defaults, limit: 5 });
  });

  test('every answer has `x-process-time`', async () => {
    const large = Buffer.from(`"${'x'.repeat(1_048_576)}"`);
    const answers = [
      await client.get('/items'),
      await client.get('/openapi.json'),
      await client.post('/todos', { title: 'a' }),
      await client.send('HEAD', '/items'),
      await client.send('OPTIONS', '/items'),
      await client.send('OPTIONS', '/nothing'),
      await client.get('/nothing'),
      await client.post('/items', {}),
      await client.get('/items?limit=x'),
      await client.get('/todos?todo_id=99999'),
      await client.post('/todos', {}),
      await client.send('POST', '/todos', { body: '{' }),
      await client.typed('POST', '/todos', 'application/json', large),
    ];
    expect(answers.map(({ status }) => status)).toEqual([
      200, 200, 200, 200, 204, 404, 404, 405, 422, 404, 422, 422, 413,
    ]);
    for (const { headers } of answers) {
      expect(headers['x-process-time']).toMatch(/^\d+(?:\.\d+)?$/);
      const seconds = Number(headers['x-process-time']);
      expect(seconds > 0 && seconds < 10).toBe(true);
    }
  });

  test('no error reveals stacks, files or modules', async () => {
    const answers: Answer[] = [
      await client.get('/nothing'),
      await client.get('/%zz'),
      await client.get('/items?limit=x&offset=y'),
      await client.get('/todos?todo_id=99999'),
      await client.send('POST', '/todos', { body: '{"title"' }),
      await client.send('POST', '/todos', { body: '[[[' }),
      await client.send('POST', '/todos', { body: JSON.stringify({ title: {}, completed: [] }) }),
      await client.send('PUT', '/todos'),
      await client.send('DELETE', '/agent'),
    ];
    for (const { status, text } of answers) {
      expect(status >= 400 && status < 500).toBe(true);
      expect(text).not.toMatch(/\.[jt]s\b|node:|node_modules|file:|\bat .*:\d+|[a-z]Error\b|stack|h3|srvx/);
      expect(text).not.toContain(process.cwd());
    }
  });

  test('nothing names the software', async () => {
    const { headers } = await client.get('/items');
    expect([headers.server, headers['x-powered-by']]).toEqual([undefined, undefined]);
  });

  const line = (request: string, ...headers: string[]) =>
    [`${request} HTTP/1.1`, 'Host: a', ...headers, '', ''].join('\r\n');
  const post = (body: string) =>
    line('POST /todos', 'Content-Type: application/json', `Content-Length: ${Buffer.byteLength(body)}`) +
    body;

  test('requests sent at once are answered in their order', async () => {
    const requests = [
      line('GET /items?limit=1'),
      post('{"title":"one"}'),
      post('{"title":""}'),
      line('GET /nothing'),
      post('{'),
      line('DELETE /items'),
      line('GET /items?limit=x'),
      line('PUT /todos'),
      line('GET /items/?limit=2'),
      line('OPTIONS /todos'),
      line('GET /items?limit=3'),
    ];
    const answers = await client.raw(requests.join(''), requests.length);
    expect(answers.map(({ status }) => status)).toEqual([
      200, 200, 422, 404, 422, 405, 422, 422, 200, 204, 200,
    ]);
    const limits = [0, 8, 10].map((i) => (answers[i]!.json as { limit: number }).limit);
    expect(limits).toEqual([1, 2, 3]);
    expect(answers[1]!.json).toMatchObject({ title: 'one' });
  });

  test('a connection stays usable after errors, and after unread bodies', async () => {
    const unread = (request: string, type: string) =>
      `${line(request, `Content-Type: ${type}`, 'Content-Length: 5000')}${'x'.repeat(5000)}`;
    const requests = [
      unread('POST /nothing', 'application/json'),
      unread('POST /items', 'application/json'),
      unread('POST /todos', 'text/plain'),
      unread('GET /items', 'application/json'),
      line('GET /items?limit=4'),
    ];
    const answers = await client.raw(requests.join(''), requests.length);
    expect(answers.map(({ status }) => status)).toEqual([404, 405, 422, 200, 200]);
    expect(answers[4]!.json).toMatchObject({ limit: 4 });
  });

  test('`Expect: 100-continue` is let in', async () => {
    const body = '{"title":"a"}';
    const head = line(
      'POST /todos',
      'Content-Type: application/json',
      'Expect: 100-continue',
      `Content-Length: ${body.length}`,
    );
    const [answer] = await client.raw(head + body);
    expectJson(answer!, { id: expect.any(Number), title: 'a', completed: false });
  });

  test('methods are case-sensitive, and an invalid request only ends its own connection', async () => {
    for (const request of [
      'get /items HTTP/1.1',
      'Get /items HTTP/1.1',
      'GE T /items HTTP/1.1',
      'NONSENSE',
    ]) {
      const [answer] = await client.raw(`${request}\r\nHost: a\r\n\r\n`);
      expect([400, 405]).toContain(answer?.status);
      expect(answer?.text ?? '').not.toMatch(/limit/);
    }
    expectJson(await client.get('/items'), defaults);
  });

  test('clients that leave in the middle of a body do not affect other requests', async () => {
    const head = line('POST /todos', 'Content-Type: application/json', 'Content-Length: 100');
    const gone = client.raw(`${line('GET /items')}${head}{"title":`);
    expect((await gone).map(({ status }) => status)).toEqual([200]);
    expectJson(await client.get('/items'), defaults);
  });

  test('an HTTP/1.0 client gets its answer and the end of the connection', async () => {
    const [answer] = await client.raw('GET /items?limit=6 HTTP/1.0\r\n\r\n');
    expectJson(answer!, { ...defaults, limit: 6 });
  });
});
