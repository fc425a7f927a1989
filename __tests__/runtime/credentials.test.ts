import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { sampleApp } from '../compiler/support/sample-app.ts';
import { type Answer, exchange, send, value } from './support/raw.ts';
import { type Running, ways } from './support/ways.ts';

const reported: unknown[] = [];
const base64 = (text: string | Buffer) => Buffer.from(text as string).toString('base64');
const challengeOf = ({ headers }: Answer) => value(headers, 'www-authenticate');
const invalidToken = 'Bearer error="invalid_token", error_description="The bearer token is malformed"';
const backOffice = 'Basic realm="Back \\"office\\"", charset="UTF-8"';

describe.each(ways)('credentials $name', (way) => {
  let server: Running;
  beforeAll(async () => {
    server = await way.start(await sampleApp('credentials', { onError: (error) => reported.push(error) }));
  });
  afterAll(async () => {
    await server.close();
    expect(reported).toEqual([]);
  });

  const ask = (line: string, ...headers: string[]) => send(server.port, line, headers);
  const authorized = (line: string, authorization: string) => ask(line, `Authorization: ${authorization}`);

  describe('a bearer token', () => {
    test.each(['Bearer abc', 'bearer abc', 'BEARER   abc', 'Bearer abc \t'])(
      'is read from %j',
      async (text) => {
        const { body, status } = await authorized('GET /token?page=1', text);
        expect([status, body]).toEqual([200, '{"page":1,"token":"abc"}']);
      },
    );

    test.each(['a.b-c_d~e+f/g==', 'x'.repeat(8000)])('may be any token68: %.20s', async (token) => {
      expect((await authorized('GET /token?page=1', `Bearer ${token}`)).body).toBe(
        `{"page":1,"token":"${token}"}`,
      );
    });

    test('that is missing is a 401, in the mode of the route', async () => {
      const answer = await ask('GET /token?page=1');
      expect(answer).toMatchObject({ status: 401, body: '{"detail":"Authentication required"}' });
      expect(challengeOf(answer)).toBe('Bearer');
      expect(answer.headers).toContain('x-error-code: UNAUTHORIZED');
      const detailed = await ask('GET /admin');
      expect(JSON.parse(detailed.body)).toMatchObject({
        detail: 'Authentication required',
        status_code: 401,
        path: '/admin',
      });
      expect(detailed.headers).toEqual(
        expect.arrayContaining(['www-authenticate: Bearer', 'x-error-code: UNAUTHORIZED']),
      );
    });

    test.each([
      'Bearer',
      'Bearer ',
      'Bearer\tabc',
      'Bearer a b',
      'Bearer a,b',
      'Bearer =',
      'Bearer a=b',
      'Bearer "abc"',
      'Bearer caf\u00e9',
      'Bearer abc, Bearer def',
      'Bearer abc, Basic YTpi',
      `Bearer ${'= '.repeat(3000)}`,
    ])('that is malformed is refused, whether or not it is required: %.30j', async (text) => {
      for (const line of ['GET /token?page=1', 'PUT /token']) {
        const answer = await authorized(line, text);
        expect(answer).toMatchObject({ status: 401, body: '{"detail":"The bearer token is malformed"}' });
        expect(challengeOf(answer)).toBe(invalidToken);
      }
    });

    test.each(['', 'abc', 'Basic YTpi', 'Basic YTpi, Bearer abc', 'Bearers abc'])(
      'is not there in the credentials of another scheme: %j',
      async (text) => {
        for (const line of ['GET /token?page=1', 'PUT /token']) {
          const answer = await authorized(line, text);
          expect(answer).toMatchObject({ status: 401, body: '{"detail":"Authentication required"}' });
          expect(challengeOf(answer)).toBe('Bearer');
        }
      },
    );

    test('of a header that came twice is none', async () => {
      const twice = ['Authorization: Bearer abc', 'authorization: Bearer def'];
      const answer = await ask('PUT /token', ...twice);
      expect([answer.status, challengeOf(answer)]).toEqual([401, invalidToken]);
    });

    test('that is optional is undefined where there is none', async () => {
      expect(await ask('PUT /token')).toMatchObject({ status: 200, body: '{"token":null}' });
      expect((await authorized('PUT /token', 'bearer t')).body).toBe('{"token":"t"}');
    });
  });

  describe('user name and password', () => {
    test.each([
      ['ada:secret', '{"user":"ada","length":6}'],
      ['ada:with:colons:', '{"user":"ada","length":12}'],
      [':', '{"user":"","length":0}'],
      ['K\u00e4the \u{1f600}:\u65e5\u672c', '{"user":"K\u00e4the \u{1f600}","length":2}'],
      ['\ufeffada:x', '{"user":"\ufeffada","length":1}'],
    ])('are read: %j', async (text, body) => {
      for (const scheme of ['Basic', 'bASIC  ']) {
        expect(await authorized('GET /login', `${scheme} ${base64(text)}`)).toMatchObject({
          status: 200,
          body,
        });
      }
    });

    test('that are missing are a 401', async () => {
      for (const headers of [[], ['Authorization: Bearer abc']]) {
        const answer = await ask('GET /login', ...headers);
        expect(answer).toMatchObject({ status: 401, body: '{"detail":"Authentication required"}' });
        expect(challengeOf(answer)).toBe(backOffice);
      }
      expect(challengeOf(await authorized('PUT /login', 'Basic'))).toBe(
        'Basic realm="Restricted", charset="UTF-8"',
      );
    });

    test.each([
      ['nothing', ''],
      ['no base64', '!!!!'],
      ['the alphabet of URLs', 'Pz8_Pj4-'],
      ['padding that is missing', base64('ada:x').replace(/=+$/, '')],
      ['padding inside', 'YT==YTpi'],
      ['blanks inside', 'YTpi YTpi'],
      ['no colon', base64('ada')],
      ['no UTF-8', base64(Buffer.from([0x61, 0x3a, 0xff, 0xfe]))],
      ['a cut character', base64(Buffer.from([0x61, 0x3a, 0xe6, 0x97]))],
      ['a control character', base64('ada:x\ny')],
      ['a zero', base64('ada\0:x')],
      ['two of them', 'YTpi, Basic YTpi'],
      ['very much that is none', 'A'.repeat(8001)],
    ])('that are malformed are refused: %s', async (_name, text) => {
      for (const line of ['GET /login', 'PUT /login']) {
        const answer = await authorized(line, `Basic ${text}`);
        expect(answer).toMatchObject({
          status: 401,
          body: '{"detail":"The basic credentials are malformed"}',
        });
        expect(challengeOf(answer)).toMatch(/^Basic realm="/);
      }
    });
  });

  describe('a key', () => {
    test('is read from its header in any case', async () => {
      for (const name of ['X-Partner-Key', 'x-partner-key', 'X-PARTNER-KEY'])
        expect(await ask('GET /key', `${name}: a b, c`)).toMatchObject({
          status: 200,
          body: '{"key":"a b, c"}',
        });
    });

    test('that is missing or empty is a 401', async () => {
      const missing = await ask('GET /key', 'Authorization: Bearer abc');
      expect(missing).toMatchObject({ status: 401, body: '{"detail":"Authentication required"}' });
      expect(challengeOf(missing)).toBe('ApiKey header="X-Partner-Key"');
      const empty = await ask('GET /key', 'X-Partner-Key: ');
      expect(empty).toMatchObject({ status: 401, body: '{"detail":"The API key is empty"}' });
    });
  });

  describe('several', () => {
    test('the first that fails answers, and an optional one may be left out', async () => {
      const token = 'Authorization: Bearer abc';
      const tenant = 'X-Tenant: t';
      const challenges = [[], [tenant], [token], [token, tenant, 'X-Key:']].map(async (headers) =>
        challengeOf(await ask('GET /several', ...headers)),
      );
      expect(await Promise.all(challenges)).toEqual([
        'Bearer',
        'Bearer',
        'ApiKey header="X-Tenant"',
        'ApiKey header="X-Key"',
      ]);
      const { body } = await ask('GET /several', token, tenant);
      expect(JSON.parse(body)).toEqual({ token: 'abc', tenant: 't', key: null, path: '/several' });
      expect(await ask('GET /several', 'Authorization: Bearer expired', tenant)).toMatchObject({
        status: 401,
        body: '{"expired":true}',
      });
    });

    test.each([
      [[], 200, '{"token":null,"user":null,"key":null}'],
      [['Authorization: Bearer abc'], 200, '{"token":"abc","user":null,"key":null}'],
      [[`Authorization: Basic ${base64('ada:x')}`], 200, '{"token":null,"user":"ada","key":null}'],
      [['Authorization: Bearer abc', 'X-Key: k'], 200, '{"token":"abc","user":null,"key":"k"}'],
      [['Authorization: Basic !'], 401, '{"detail":"The basic credentials are malformed"}'],
      [['Authorization: Bearer !'], 401, '{"detail":"The bearer token is malformed"}'],
      [['Authorization: Digest abc'], 401, '{"detail":"Authentication required"}'],
    ])('as alternatives: %j', async (headers, status, body) => {
      expect(await ask('GET /alternatives', ...headers)).toMatchObject({ status, body });
    });
  });

  describe('before anything else', () => {
    test('of the request is looked at', async () => {
      expect((await ask('GET /token?page=x')).status).toBe(401);
      expect((await authorized('GET /token?page=x', 'Bearer abc')).status).toBe(422);
      const broken = await send(server.port, 'POST /login', ['Content-Type: application/json'], '{');
      expect(broken.status).toBe(401);
      const header = `Authorization: Basic ${base64('ada:x')}`;
      expect(
        (await send(server.port, 'POST /login', ['Content-Type: application/json', header], '{')).status,
      ).toBe(422);
    });

    test('but after 404, 405 and OPTIONS, which tell nothing', async () => {
      const statuses = ['GET /nothing', 'PATCH /token', 'OPTIONS /token'].map(
        async (line) => (await ask(line)).status,
      );
      expect(await Promise.all(statuses)).toEqual([404, 405, 204]);
    });

    test('HEAD has the same headers and no body', async () => {
      const [full, head] = [await ask('GET /token'), await ask('HEAD /token')];
      expect(head).toMatchObject({ status: 401, body: '', headers: full.headers });
    });

    test.each([
      ['JSON', 'POST /login', 'application/json', '{"text":"a"}'],
      ['more than is ever read', 'POST /login', 'application/json', JSON.stringify('x'.repeat(2_000_000))],
      ['a form', 'POST /upload', 'multipart/form-data; boundary=b', '--b--\r\n'],
    ])('a body that nobody read leaves the connection usable: %s', async (_name, line, type, body) => {
      const head = [
        `${line} HTTP/1.1`,
        'Host: test',
        `Content-Type: ${type}`,
        `Content-Length: ${body.length}`,
        '',
        '',
      ];
      const next = 'PUT /token HTTP/1.1\r\nHost: test\r\nAuthorization: Bearer next\r\n\r\n';
      const answers = await exchange(server.port, [head.join('\r\n') + body, next], { count: 2 });
      expect(answers.map(({ status }) => status)).toEqual([401, 200]);
      expect(answers[1]?.body).toBe('{"token":"next"}');
    });

    test('a chunked body, and one that never comes', async () => {
      const next = 'PUT /token HTTP/1.1\r\nHost: test\r\n\r\n';
      const head = 'POST /login HTTP/1.1\r\nHost: test\r\nContent-Type: application/json\r\n';
      const chunked = `${head}Transfer-Encoding: chunked\r\n\r\n2\r\n{}\r\n0\r\n\r\n`;
      const answers = await exchange(server.port, [chunked, next], { count: 2 });
      expect(answers.map(({ status }) => status)).toEqual([401, 200]);
      const [waiting] = await exchange(server.port, `${head}Content-Length: 100\r\n\r\n`);
      expect(waiting?.status).toBe(401);
    });
  });
});

describe('whatever the header', () => {
  let servers: Running[];
  beforeAll(async () => {
    servers = await Promise.all(
      ways.map(async (way) =>
        way.start(await sampleApp('credentials', { onError: (error) => reported.push(error) })),
      ),
    );
  });
  afterAll(async () => {
    await Promise.all(servers.map((server) => server.close()));
    expect(reported).toEqual([]);
  });

  const piece = fc.constantFrom(
    ...[
      'Bearer',
      'bearer',
      'Basic',
      'ApiKey',
      ' ',
      '  ',
      '\t',
      ',',
      ':',
      '=',
      '==',
      '"',
      '\\',
      'YTpi',
      'YQ==',
      'abc',
      'a.b-c',
      '\u00e9',
      '\u00ff',
    ],
  );
  const text = fc.array(piece, { maxLength: 6 }).map((pieces) => pieces.join(''));
  const headers = fc.array(
    fc.tuple(fc.constantFrom('Authorization', 'authorization', 'X-Key', 'X-Partner-Key'), text),
    { maxLength: 3 },
  );
  const line = fc.constantFrom(
    'PUT /token',
    'GET /token',
    'PUT /login',
    'GET /key',
    'GET /alternatives',
    'HEAD /admin',
  );

  test('both ways answer alike, with 200, 401 or 422', async () => {
    const request = fc.tuple(line, headers);
    await fc.assert(
      fc.asyncProperty(request, async ([target, given]) => {
        const lines = given.map(([name, value]) => `${name}: ${value}`);
        const [direct, throughH3] = await Promise.all(servers.map(({ port }) => send(port, target, lines)));
        const timeless = ({ body, headers, status }: Answer) => ({
          status,
          headers,
          body: body.replace(/"timestamp":"[^"]+"/, ''),
        });
        expect(timeless(direct!)).toEqual(timeless(throughH3!));
        expect([200, 401, 422]).toContain(direct!.status);
        expect(direct!.status === 401).toBe(challengeOf(direct!) !== undefined);
      }),
      { numRuns: 250 },
    );
  });
});
