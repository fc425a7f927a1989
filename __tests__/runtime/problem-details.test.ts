import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { Ajv2020 } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import { createApp } from '../../runtime/index.ts';
import { sampleApp } from '../compiler/support/sample-app.ts';
import { governed } from './support/governed.ts';
import { type Answer, exchange, json, send, value } from './support/raw.ts';
import { type Running, ways } from './support/ways.ts';

const reported: unknown[] = [];
const onError = (error: unknown) => reported.push(error);

/** The body of a problem, whose content type says so. */
function problem(answer: Answer): unknown {
  expect(value(answer.headers, 'content-type')).toBe('application/problem+json');
  return JSON.parse(answer.body);
}

describe.each(ways)('problem details $name', (way) => {
  let server: Running;
  beforeAll(async () => {
    server = await way.start(createApp(governed(), { onError }));
  });
  beforeEach(() => {
    reported.length = 0;
  });
  afterAll(() => server.close());

  const get = (target: string) => send(server.port, `GET ${target}`);

  test.each(['/problem', '/problem/via'])(
    'the instance is the path as it stands in a URL, whatever the client has left unencoded: %s',
    async (prefix) => {
      const instance = `${prefix}/%7B%22%3Cx%3E%22%7D`;
      expect(problem(await get(`${prefix}/{"<x>"}`))).toMatchObject({ status: 422, instance });
      const notAllowed = await send(server.port, `PUT ${prefix}/{"<x>"}`);
      expect(problem(notAllowed)).toMatchObject({ status: 405, instance });
    },
  );

  test.each(['/problem/0', '/problem/via/0'])('a request that was refused: %s', async (target) => {
    const answer = await get(`${target}?x=1`);
    expect(answer.status).toBe(422);
    const body = problem(answer);
    expect(body).toEqual({
      type: 'about:blank',
      title: 'Unprocessable Content',
      status: 422,
      detail: 'Validation failed',
      instance: target,
      errors: [
        {
          type: 'greater_than',
          loc: ['path', 'id'],
          msg: 'The number must be greater than 0.',
          input: '0',
          ctx: { gt: 0 },
        },
      ],
    });
    const plain = await get(target.replace('problem', 'plain'));
    expect((body as { errors: unknown }).errors).toEqual(JSON.parse(plain.body).detail);
  });

  test('a body that is no JSON', async () => {
    const answer = await json(server.port, 'POST /problem/1', '{"title":');
    expect(problem(answer)).toMatchObject({
      status: 422,
      errors: [{ type: 'json_invalid', loc: ['body', 9] }],
    });
  });

  test('an HTTP error with its code and its headers', async () => {
    const answer = await get('/problem/fail/rate?x=1');
    expect(answer.status).toBe(429);
    expect(problem(answer)).toEqual({
      type: 'about:blank',
      title: 'Too Many Requests',
      status: 429,
      detail: 'Rate limit exceeded: 5 a minute',
      instance: '/problem/fail/rate',
      code: 'RATE_LIMIT_EXCEEDED',
    });
    expect(answer.headers).toEqual(
      expect.arrayContaining(['retry-after: 30', 'x-error-code: RATE_LIMIT_EXCEEDED']),
    );
    expect(reported).toEqual([]);
  });

  test("h3's own errors, 405 and 413 are HTTP errors, too", async () => {
    const h3 = await get('/problem/fail/h3');
    expect(h3.headers).toContain('x-h3: 1');
    expect(Object.keys(problem(h3) as object)).toEqual(['type', 'title', 'status', 'detail', 'instance']);
    const notAllowed = await send(server.port, 'DELETE /problem/1');
    expect(notAllowed.headers).toContain('allow: GET, HEAD, POST, OPTIONS');
    expect(problem(notAllowed)).toMatchObject({ title: 'Method Not Allowed', status: 405 });
    const tooLarge = await json(
      server.port,
      'POST /problem/1',
      JSON.stringify({ title: 'x'.repeat(200_000) }),
    );
    expect(tooLarge.headers).toContain('connection: close');
    expect(problem(tooLarge)).toMatchObject({ title: 'Content Too Large', status: 413 });
  });

  test('a status that has no name', async () => {
    expect(problem(await get('/problem/fail/http'))).toMatchObject({
      title: 'Client Error',
      status: 418,
      code: 'TEAPOT',
    });
  });

  test.each([
    ['GET', '/problem/fail/any', 'An unexpected error occurred'],
    ['PATCH', '/problem/fail/any', 'An unexpected error occurred'],
    ['GET', '/problem/fail/header', 'An unexpected error occurred'],
    ['GET', '/typed/fail/any', 'secret'],
    ['GET', '/typed/fail/undefined', 'undefined'],
  ])('an unexpected error: %s %s', async (method, target, detail) => {
    const answer = await send(server.port, `${method} ${target}`);
    expect(problem(answer)).toMatchObject({
      title: 'Internal Server Error',
      status: 500,
      detail,
      instance: target,
    });
    expect(answer.status).toBe(500);
    expect(answer.body).not.toMatch(/\.ts| {4}at /);
    expect(reported).toHaveLength(1);
  });

  test.each([
    ['/typed/0', 'validation-error'],
    ['/typed/fail/missing', 'resource-not-found'],
    ['/typed/fail/h3', 'forbidden'],
    ['/typed/fail/any', 'internal-server-error'],
  ])('a base gives each problem a type of its own: %s', async (target, type) => {
    expect(problem(await get(target))).toMatchObject({ type: `https://a.test/#${type}` });
  });

  test('a handler that was replaced, and the rest', async () => {
    expect(await get('/partial/fail/h3')).toMatchObject({
      status: 403,
      body: '403 Not yours for GET, agent null',
    });
    expect(problem(await get('/partial/0'))).toMatchObject({ status: 422 });
    expect(problem(await get('/partial/fail/any'))).toMatchObject({ status: 500 });
  });

  test('unknown paths and broken ones are answered as in every mode', async () => {
    expect(await get('/problem')).toMatchObject({ status: 404, body: '{"detail":"Not Found"}' });
    expect(JSON.parse((await get('/problem/%zz')).body)).toMatchObject({ type: 'ExtractionError' });
  });

  test('HEAD has the same headers and no body, and the connection stays usable', async () => {
    const [full, head] = [await get('/problem/0'), await send(server.port, 'HEAD /problem/0')];
    expect(head).toMatchObject({ status: 422, body: '', headers: full.headers });
    const request = (target: string) => `GET ${target} HTTP/1.1\r\nHost: test\r\n\r\n`;
    const answers = await exchange(server.port, request('/problem/0') + request('/plain/5'), { count: 2 });
    expect(answers.map(({ status }) => status)).toEqual([422, 200]);
  });
});

describe.each(ways)('problem details as compiled $name', (way) => {
  let server: Running;
  beforeAll(async () => {
    server = await way.start(await sampleApp('problem-details', { onError }));
  });
  afterAll(() => server.close());

  const get = (target: string, token = 'abc') =>
    send(server.port, `GET ${target}`, [`Authorization: Bearer ${token}`]);

  test('an `error.ts` above the route takes precedence', async () => {
    expect(problem(await get('/items?id=404'))).toMatchObject({ status: 404, code: 'RESOURCE_NOT_FOUND' });
    expect(problem(await get('/items?id=x'))).toMatchObject({ errors: [{ loc: ['query', 'id'] }] });
  });

  test('answers are what the document says', async () => {
    const { components } = JSON.parse((await get('/openapi.json')).body);
    const ajv = new Ajv2020({ strict: false, allErrors: true });
    formats.default(ajv);
    ajv.addSchema({ $id: 'https://document.test/', components });
    const faultsOf = (name: string, value: unknown) => {
      const validate = ajv.compile({ $ref: `https://document.test/#/components/schemas/${name}` });
      return validate(value) ? [] : validate.errors;
    };
    const http = ['/items?id=404', '/items?id=418', '/based?status=404', '/based?status=500'];
    for (const target of http) expect(faultsOf('ProblemDetails', problem(await get(target)))).toEqual([]);
    const refused = problem(await get('/items?id=x'));
    expect(faultsOf('ValidationProblemDetails', refused)).toEqual([]);
    expect(faultsOf('ValidationProblemDetails', { ...(refused as object), errors: [{}] })).not.toEqual([]);
  });

  test("an error's own content type does not hide what it is", async () => {
    expect(problem(await get('/items?id=418'))).toMatchObject({ detail: 'As you wish' });
  });

  test('missing credentials are a 401 in the mode of the route', async () => {
    const answer = await send(server.port, 'GET /based?status=x');
    expect(problem(answer)).toEqual({
      type: 'https://shop.example/problems/unauthorized',
      title: 'Unauthorized',
      status: 401,
      detail: 'Authentication required',
      instance: '/based',
      code: 'UNAUTHORIZED',
    });
    expect(value(answer.headers, 'www-authenticate')).toBe('Bearer');
  });

  test('a replaced handler and the rest', async () => {
    expect(await get('/spread', 'http')).toMatchObject({ status: 409, body: '{"own":"As you wish"}' });
    expect(await send(server.port, 'GET /spread')).toMatchObject({
      status: 401,
      body: '{"own":"Authentication required"}',
    });
    expect(problem(await get('/spread', 'error'))).toMatchObject({ status: 500, detail: 'secret' });
  });
});
