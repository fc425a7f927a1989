import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { createApp, type ErrorInfo } from '../../runtime/index.ts';
import { governed } from './support/governed.ts';
import { type Answer, exchange, json, send, value } from './support/raw.ts';
import { type Running, ways } from './support/ways.ts';

const timestamp = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
const body = (answer: Answer) => JSON.parse(answer.body);

describe.each(ways)('error modes $name', (way) => {
  let server: Running;
  const reported: [string, ErrorInfo][] = [];
  beforeAll(async () => {
    const onError = (error: unknown, info: ErrorInfo) => reported.push([String(error), info]);
    server = await way.start(createApp(governed(), { onError }));
  });
  beforeEach(() => {
    reported.length = 0;
  });
  afterAll(() => server.close());

  const get = (target: string, ...headers: string[]) => send(server.port, `GET ${target}`, headers);
  const post = (target: string, text: string) => json(server.port, `POST ${target}`, text);

  describe('detailedErrors', () => {
    test.each(['/detailed/0', '/detailed/via/0'])('a request that was refused: %s', async (target) => {
      const answer = await get(target);
      expect(answer.status).toBe(422);
      expect(answer.headers).toContain('content-type: application/json');
      expect(body(answer)).toEqual({
        detail: 'Validation failed',
        errors: [{ field: 'path.id', message: 'The number must be greater than 0.', type: 'greater_than' }],
        timestamp,
      });
      expect(Object.keys(body(answer))).toEqual(['detail', 'errors', 'timestamp']);
    });

    test('fields of a body, and a body that is no JSON', async () => {
      const [entry] = body(await post('/detailed/1', '{"title":"long"}')).errors;
      expect(entry).toMatchObject({ field: 'body.title', type: 'string_too_long' });
      const broken = await post('/detailed/1', '{"title":');
      expect(broken.status).toBe(422);
      expect(body(broken).errors).toEqual([
        { field: 'body.9', message: 'The body is no valid JSON.', type: 'json_invalid' },
      ]);
    });

    test('an HTTP error with its headers', async () => {
      const answer = await get('/detailed/fail/rate?x=1');
      expect(answer.status).toBe(429);
      expect(body(answer)).toEqual({
        detail: 'Rate limit exceeded: 5 a minute',
        status_code: 429,
        path: '/detailed/fail/rate',
        method: 'GET',
        timestamp,
      });
      expect(answer.headers).toEqual(
        expect.arrayContaining(['retry-after: 30', 'x-error-code: RATE_LIMIT_EXCEEDED']),
      );
      expect(reported).toEqual([]);
    });

    test("h3's own errors, 405 and 413 are HTTP errors", async () => {
      const h3 = await get('/detailed/fail/h3');
      expect(h3.headers).toContain('x-h3: 1');
      expect(body(h3)).toMatchObject({ detail: 'Not yours', status_code: 403 });
      const notAllowed = await send(server.port, 'DELETE /detailed/1');
      expect(notAllowed.headers).toContain('allow: GET, HEAD, POST, OPTIONS');
      expect(body(notAllowed)).toMatchObject({
        detail: 'Method Not Allowed',
        status_code: 405,
        method: 'DELETE',
      });
      const tooLarge = await post('/detailed/1', JSON.stringify({ title: 'x'.repeat(200) }));
      expect(tooLarge.headers).toContain('connection: close');
      expect(body(tooLarge)).toMatchObject({ detail: 'Content Too Large', status_code: 413, method: 'POST' });
    });

    test.each([
      ['GET', '/detailed/fail/any', 'An unexpected error occurred'],
      ['PATCH', '/detailed/fail/any', 'An unexpected error occurred'],
      ['GET', '/detailed/fail/status', 'An unexpected error occurred'],
      ['GET', '/debugged/fail/any', 'secret'],
      ['PATCH', '/debugged/fail/any', 'secret'],
      ['GET', '/debugged/fail/undefined', 'undefined'],
      ['GET', '/debugged/fail/wordless', 'RangeError'],
    ])('an unexpected error: %s %s', async (method, target, error) => {
      const answer = await send(server.port, `${method} ${target}`);
      expect(answer.status).toBe(500);
      expect(body(answer)).toEqual({ detail: 'Internal server error', error, timestamp });
      expect(answer.body).not.toContain('.ts');
      expect(reported).toHaveLength(1);
    });

    test('headers that cannot be sent make an error an unexpected one', async () => {
      const answer = await get('/detailed/fail/header');
      expect(answer.status).toBe(500);
      expect(body(answer)).toMatchObject({ detail: 'Internal server error' });
      expect(reported).toHaveLength(1);
    });

    test('HEAD has the same headers and no body', async () => {
      const full = await get('/detailed/0');
      const head = await send(server.port, 'HEAD /detailed/0');
      expect(head).toMatchObject({ status: 422, body: '' });
      expect(head.headers).toEqual(full.headers);
    });
  });

  describe('the same in every mode', () => {
    test.each([
      ['/plain', 'application/json'],
      ['/detailed', 'application/json'],
      ['/problem', 'application/problem+json'],
    ])('the content type is that of the body, and not one that the error names: %s', async (prefix, type) => {
      const answer = await get(`${prefix}/fail/text`);
      expect(answer.headers).toEqual(expect.arrayContaining([`content-type: ${type}`, 'x-tea: green']));
      expect(body(answer)).toMatchObject({ detail: 'teapot' });
    });

    test.each(['/nothing', '/detailed', '/own/a/b/c'])('an unknown path: %s', async (target) => {
      expect(await get(target)).toMatchObject({ status: 404, body: '{"detail":"Not Found"}' });
    });

    test.each(['/plain/%zz', '/detailed/%zz', '/own/%zz', '/failing/%zz'])(
      'extraction: %s',
      async (target) => {
        const answer = await get(target);
        expect(answer.status).toBe(400);
        const error = "The path segment 'id' has a broken percent-encoding";
        expect(body(answer)).toEqual({ error, type: 'ExtractionError' });
      },
    );
  });

  describe("a user's own handlers", () => {
    test.each(['/own/0', '/own/via/0'])('get the entries and the event: %s', async (target) => {
      const answer = await get(target);
      expect(answer.status).toBe(418);
      expect(answer.headers).toContain('x-own: yes');
      expect(body(answer)).toEqual({ refused: [['greater_than', ['path', 'id'], '0']], at: target });
      expect(answer.processTime).toMatch(/^\d/);
    });

    test('entries of bodies are bounded', async () => {
      const answer = await post('/own/via/1', JSON.stringify({ title: 'x'.repeat(9000) }));
      expect(body(answer).refused).toEqual([
        ['string_too_long', ['body', 'title'], '(a text of 9000 characters)'],
      ]);
      expect(body(await post('/own/1', '[')).refused).toEqual([['json_invalid', ['body', 1], {}]]);
    });

    test('may answer with a Response, later', async () => {
      const answer = await get('/own/fail/missing', 'X-Agent: me');
      expect(answer).toMatchObject({
        status: 404,
        body: '404 Käse 日本 with ID 7 not found for GET, agent me',
      });
      expect(answer.headers).toEqual(
        expect.arrayContaining(['x-own: yes', 'x-error-code: RESOURCE_NOT_FOUND']),
      );
      const notAllowed = await send(server.port, 'PATCH /own/1');
      expect(notAllowed).toMatchObject({
        status: 405,
        body: '405 Method Not Allowed for PATCH, agent null',
      });
      expect(value(notAllowed.headers, 'allow')).toBe('GET, HEAD, POST, OPTIONS');
    });

    test.each([
      ['/bare', 'Bearer realm="a"', 'GET, HEAD, POST, OPTIONS'],
      ['/mixed', 'Bearer realm="a"', 'GET, HEAD, POST, OPTIONS'],
      ['/naming', 'Own', 'GET'],
      ['/hiding', undefined, undefined],
    ])('need not repeat the headers that HTTP demands: %s', async (prefix, challenge, allow) => {
      const unauthorized = await get(`${prefix}/fail/login`);
      const notAllowed = await send(server.port, `PATCH ${prefix}/1`);
      const all = (answer: Answer, name: string) =>
        answer.headers.filter((line) => line.toLowerCase().startsWith(`${name}:`));
      const line = (name: string, text: string | undefined) =>
        text === undefined ? [] : [`${name}: ${text}`];
      expect(all(unauthorized, 'www-authenticate')).toEqual(line('www-authenticate', challenge));
      expect(all(notAllowed, 'allow')).toEqual(line('allow', allow));
      expect(all(unauthorized, 'x-error-code')).toEqual([]);
      expect([unauthorized.status, notAllowed.status]).toEqual(
        prefix === '/hiding' ? [404, 404] : [401, 405],
      );
    });

    test('answer for a body that is too large, and the connection closes', async () => {
      const big = JSON.stringify({ title: 'x'.repeat(200_000) });
      const answer = await post('/own/1', big);
      expect(answer).toMatchObject({ status: 413, body: '413 Content Too Large for POST, agent null' });
      expect(answer.headers).toContain('connection: close');
      expect(answer.headers).toContain('x-own: yes');
    });

    test('what they leave out falls to the next ones', async () => {
      const answer = await get('/own/fail/any');
      expect(body(answer)).toEqual({
        detail: 'Internal server error',
        error: 'An unexpected error occurred',
        timestamp,
      });
      expect(body(await get('/reading/fail/any'))).toEqual({ detail: 'Internal Server Error' });
    });

    test.each([
      ['GET /texts/fail/http', 418, 'text/html; charset=utf-8', '<h1>No coffee é</h1>'],
      ['PATCH /texts/1', 405, 'text/html; charset=utf-8', '<h1>Method Not Allowed é</h1>'],
      ['GET /texts/fail/any', 500, 'application/vnd.fault+json', '"broken"'],
      ['GET /texts/via/0', 422, 'text/plain', '1'],
      ['GET /bytes/0', 422, 'text/plain', 'plain'],
      ['GET /bytes/fail/http', 418, 'text/csv', 'a,b'],
    ])(
      'may answer with a text of another type than JSON, and with bytes: %s',
      async (line, status, type, text) => {
        const answer = await send(server.port, line);
        expect(answer).toMatchObject({ status, body: text });
        expect(answer.headers).toContain(`content-type: ${type}`);
      },
    );

    test('may be the methods of one object', async () => {
      expect(await get('/classy/fail/http')).toMatchObject({ status: 418, body: '{"message":"No coffee"}' });
      expect(await get('/classy/fail/any')).toMatchObject({ status: 503, body: '{"message":"Sorry"}' });
      expect(body(await get('/classy/0')).detail).toHaveLength(1);
    });

    test('may replace one of the built-in ones', async () => {
      expect(body(await get('/mixed/fail/http'))).toEqual({ status: 418 });
      expect(body(await get('/mixed/0'))).toMatchObject({ detail: 'Validation failed' });
    });

    test.each([
      ['/failing/0', 1],
      ['/failing/fail/http', 1],
      ['/failing/fail/any', 2],
      ['/rethrowing/fail/http', 1],
      ['/rethrowing/fail/any', 1],
    ])('that fail themselves: %s', async (target, reports) => {
      const answer = await get(target);
      expect(answer).toMatchObject({ status: 500, body: '{"detail":"Internal Server Error"}' });
      expect(answer.headers).toContain('content-type: application/json');
      expect(reported).toHaveLength(reports);
    });

    test('that read the body again find none, and do not hang', async () => {
      const answers = await Promise.all(
        ['{"title":"long"}', '{', '{}'].map((text) => post('/reading/1', text)),
      );
      expect(answers.map(({ body }) => body)).toEqual(Array(3).fill('{"body":"none"}'));
    });

    test('find none of a body that was too large, either', async () => {
      const answer = await post('/reading/1', JSON.stringify({ title: 'x'.repeat(100_000) }));
      expect(answer).toMatchObject({ status: 413, body: '{"body":"none"}' });
      const unread = await json(server.port, 'DELETE /reading/1', '{}');
      expect(unread).toMatchObject({ status: 405, body: '{"body":"some"}' });
    });

    test('leave the connection usable', async () => {
      const request = (target: string) => `GET ${target} HTTP/1.1\r\nHost: test\r\n\r\n`;
      const answers = await exchange(
        server.port,
        request('/own/0') + request('/own/fail/http') + request('/plain/5'),
        { count: 3 },
      );
      expect(answers.map(({ status }) => status)).toEqual([418, 418, 200]);
    });
  });

  test('a report names the method, route and path', async () => {
    await get('/own/fail/any?x=1', 'X-Request-Id: abc-1');
    expect(reported).toEqual([
      [
        'Error: secret',
        { method: 'GET', route: '/own/fail/{kind}', path: '/own/fail/any', requestId: 'abc-1' },
      ],
    ]);
  });
});

describe.each(ways)('debug $name', (way) => {
  test.each([
    [true, undefined, 'secret'],
    [undefined, true, 'secret'],
    [true, false, 'An unexpected error occurred'],
  ])('the config says %s, createApp %s', async (ofConfig, ofApp, error) => {
    const routes = governed(ofConfig === undefined ? {} : { debug: ofConfig });
    const app = createApp(routes, { ...(ofApp !== undefined && { debug: ofApp }), onError: () => {} });
    const server = await way.start(app);
    for (const mode of ['detailed', 'calling'])
      expect(body(await send(server.port, `GET /${mode}/fail/any`))).toMatchObject({ error });
    expect(body(await send(server.port, 'GET /plain/fail/any'))).toEqual({ detail: 'Internal Server Error' });
    await server.close();
  });
});
