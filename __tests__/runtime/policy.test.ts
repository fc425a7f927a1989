import { afterEach, describe, expect, test } from '@jest/globals';
import { H3 } from 'h3';
import { defineRoutes, type Exchange, route, viaH3 } from '../../runtime/generated.ts';
import { type AppOptions, createApp, HttpError, type PolicyOptions } from '../../runtime/index.ts';
import { branch, ownErrors } from './support/governed.ts';
import { type Answer, json, send, value } from './support/raw.ts';
import { type Running, ways } from './support/ways.ts';

class Page {}

/** Reports one error and throws another, which is answered by a handler that needs h3's event. */
function tellThenFail(_page: Page, x: Exchange) {
  x.report(new Error('told'));
  throw new HttpError(404, 'failed');
}

const table = (options: PolicyOptions) =>
  defineRoutes(
    [
      ...branch('/things', {}),
      ...branch('/own', { errors: [ownErrors] }),
      ...branch('/guarded', { middleware: [() => new Response('no', { status: 401 })] }),
      route('/framed', Page, {
        get: (_page, x) => x.reply(200, '1', { 'X-Frame-Options': 'SAMEORIGIN', 'x-request-id': 'mine' }),
        post: viaH3((_page, x) =>
          x.respond(new Response('1', { headers: { 'x-frame-options': 'SAMEORIGIN' } })),
        ),
      }),
      route('/told', Page, { get: tellThenFail }, { errors: [ownErrors] }),
      route('/redirected', Page, {
        get: viaH3((_page, x) => x.respond(Response.redirect('http://x.test/', 302))),
      }),
    ],
    options,
  );

/** One request of each kind of answer: its target and its status. */
const kinds = [
  ['GET /things/5', 200],
  ['GET /things/5/', 200],
  ['GET /things/via/5', 200],
  ['HEAD /things/5', 200],
  ['OPTIONS /things/5', 204],
  ['DELETE /things/5', 405],
  ['GET /things/0', 422],
  ['GET /things/%zz', 400],
  ['GET /nothing', 404],
  ['GET /things/fail/any', 500],
  ['GET /own/0', 418],
  ['GET /own/fail/http', 418],
  ['GET /guarded/5', 401],
  ['GET /redirected', 302],
] as const;

describe.each(ways)('what every answer carries $name', (way) => {
  let server: Running;
  afterEach(() => server.close());

  const start = async (config: PolicyOptions, options: AppOptions = {}, extend = (_app: H3) => {}) => {
    const app = createApp(table(config), { onError: () => {}, ...options });
    extend(app);
    server = await way.start(app);
  };
  const get = (target: string, ...headers: string[]) => send(server.port, `GET ${target}`, headers);
  const everyKind = async (check: (answer: Answer) => void, ...headers: string[]) => {
    for (const [line, status] of kinds) {
      const answer = await send(server.port, line, headers);
      expect([line, answer.status]).toEqual([line, status]);
      check(answer);
    }
    const tooLarge = await send(
      server.port,
      'POST /things/5',
      ['Content-Type: application/json', ...headers],
      `"${'x'.repeat(200)}"`,
    );
    expect(tooLarge.status).toBe(413);
    check(tooLarge);
  };

  describe('X-Process-Time', () => {
    test('is there by default', async () => {
      await start({});
      await everyKind(({ processTime }) => expect(processTime).toMatch(/^\d+\.\d{6}$/));
    });

    test('is left out where the config turns it off', async () => {
      await start({ processTime: false });
      await everyKind(({ processTime }) => expect(processTime).toBeUndefined());
    });

    test('createApp wins', async () => {
      await start({ processTime: false }, { processTime: true });
      expect((await get('/things/5')).processTime).toMatch(/^\d/);
    });

    test('options that createApp leaves out are those of the config', async () => {
      await start({ processTime: false }, { processTime: undefined } as object);
      expect((await get('/things/5')).processTime).toBeUndefined();
    });
  });

  describe('security headers', () => {
    const defaults = [
      "content-security-policy: default-src 'none'; frame-ancestors 'none'",
      'cross-origin-resource-policy: same-origin',
      'referrer-policy: no-referrer',
      'strict-transport-security: max-age=31536000',
      'x-content-type-options: nosniff',
      'x-frame-options: DENY',
    ];

    test('are off by default', async () => {
      await start({});
      expect((await get('/things/5')).headers.join()).not.toMatch(/x-frame|nosniff/);
    });

    test('on every answer', async () => {
      await start({ securityHeaders: true });
      await everyKind(({ headers }) => expect(headers).toEqual(expect.arrayContaining(defaults)));
    });

    test('an own header of an answer wins', async () => {
      await start({ securityHeaders: true });
      for (const method of ['GET', 'POST']) {
        const { headers } = await send(server.port, `${method} /framed`);
        expect(headers.filter((line) => line.startsWith('x-frame'))).toEqual(['x-frame-options: SAMEORIGIN']);
        expect(headers).toContain('x-content-type-options: nosniff');
      }
    });

    test('changed by name', async () => {
      const changes = { 'X-Frame-Options': 'SAMEORIGIN', 'referrer-policy': false, 'x-more': 'yes' } as const;
      await start({ securityHeaders: changes });
      const { headers } = await get('/things/5');
      expect(headers).toEqual(
        expect.arrayContaining(['x-frame-options: SAMEORIGIN', 'x-more: yes', defaults[4]]),
      );
      expect(headers.join()).not.toContain('referrer-policy');
    });
  });

  describe('request ids', () => {
    test('are made, one for each answer', async () => {
      await start({ requestId: true });
      const seen = new Set<string | undefined>();
      await everyKind(({ headers }) => seen.add(value(headers, 'x-request-id')));
      expect(seen.size).toBe(kinds.length + 1);
      for (const id of seen) expect(id).toMatch(/^[0-9a-f-]{36}$/);
    });

    test('a sane one of the client is kept', async () => {
      await start({ requestId: true });
      const check = ({ headers }: Answer) => expect(value(headers, 'x-request-id')).toBe('a.b:c/1_2+3=-');
      await everyKind(check, 'X-Request-Id: a.b:c/1_2+3=-');
      expect(value((await get('/framed', 'x-request-id: theirs')).headers, 'x-request-id')).toBe('theirs');
    });

    test.each([
      ['X-Request-Id: a b'],
      ['X-Request-Id: \xe4'],
      ['X-Request-Id:'],
      [`X-Request-Id: ${'x'.repeat(129)}`],
      ['X-Request-Id: a', 'X-Request-Id: b'],
    ])('another one is not: %s', async (...headers) => {
      await start({ requestId: true });
      for (const target of ['/things/5', '/things/via/5'])
        expect(value((await get(target, ...headers)).headers, 'x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
    });

    test('in another header; in the log; for middleware', async () => {
      const seen: unknown[] = [];
      await start(
        { requestId: { header: 'X-Trace' } },
        { onError: (_error, info) => seen.push(info.requestId) },
        (app) => app.get('/ids', (event) => ({ id: event.context.requestId })),
      );
      for (const target of ['/things/fail/any', '/things/fail/any/', '/own/fail/any']) {
        const answer = await get(target);
        expect(seen.pop()).toBe(value(answer.headers, 'x-trace'));
      }
      const shown = await get('/ids', 'X-Trace: t-1');
      expect(JSON.parse(shown.body)).toEqual({ id: 't-1' });
      expect(value(shown.headers, 'x-trace')).toBe('t-1');
    });

    test('the same in the log and in the answer of a handler that wants the event', async () => {
      const seen: unknown[] = [];
      await start({ requestId: true }, { onError: (_error, info) => seen.push(info.requestId) });
      const { headers, status } = await get('/told');
      expect([status, seen]).toEqual([404, [value(headers, 'x-request-id')]]);
    });

    test('createApp turns them off', async () => {
      await start({ requestId: true }, { requestId: false });
      expect((await get('/things/5')).headers.join()).not.toContain('x-request-id');
    });
  });

  test('all at once, on the own routes of h3 too', async () => {
    const all = { cors: true, securityHeaders: true, requestId: true } as const;
    await start(all, {}, (app) =>
      app.get('/h3', () => 'text').get('/fetched', () => Response.redirect('http://x.test/', 302)),
    );
    for (const target of ['/h3', '/fetched', '/things/5', '/nothing']) {
      const answer = await get(target, 'Origin: http://a.test');
      const names = answer.headers.map((line) => line.split(':')[0]);
      expect(names).toEqual(
        expect.arrayContaining(['access-control-allow-origin', 'x-frame-options', 'x-request-id']),
      );
      expect(new Set(names).size).toBe(names.length);
      expect(answer.processTime).toMatch(/^\d/);
    }
  });

  test('a kept-alive connection gets each of its own', async () => {
    await start({ requestId: true });
    const first = await json(server.port, 'POST /things/5', '{"title":"abc"}');
    const second = await json(server.port, 'POST /things/5', '{"title":"abc"}');
    expect(value(first.headers, 'x-request-id')).not.toBe(value(second.headers, 'x-request-id'));
  });
});

describe('settings that make no sense are refused at the start', () => {
  test.each<[PolicyOptions, string]>([
    [{ securityHeaders: { 'x y': 'a' } }, "'x y' is no header name"],
    [{ securityHeaders: { 'x-a': 'a\nb' } }, "The value of the header 'x-a' cannot be sent: a\nb"],
    [{ securityHeaders: { 'Content-Length': '5' } }, "The header 'content-length' cannot be set"],
    [{ requestId: { header: '' } }, "'' is no header name"],
    [
      { cors: { origin: 'https://a.test/' } },
      'cors.origin must be an origin such as https://app.example.com: https://a.test/',
    ],
    [
      { cors: { origin: ['a.test'] } },
      'cors.origin must be an origin such as https://app.example.com: a.test',
    ],
    [
      { cors: { credentials: true } },
      'cors.origin must be an origin, a list of origins or true if `credentials` is set',
    ],
    [
      { cors: { origin: 'https://*.a.test' } },
      'cors.origin must be an origin such as https://app.example.com: https://*.a.test',
    ],
    [
      { cors: { methods: ['get', '*'] } },
      'cors.methods must be of GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS; without it, all of a route are allowed: *',
    ],
    [
      { cors: { origin: true, credentials: true, exposeHeaders: ['*'] } },
      'cors.exposeHeaders must be a list of names if `credentials` is set (browsers then take `*` for a name)',
    ],
    [
      { cors: { origin: true, credentials: true, allowHeaders: ['*'] } },
      'cors.allowHeaders must be a list of names if `credentials` is set (browsers then take `*` for a name)',
    ],
    [
      { cors: { origin: 'HTTPS://a.test' } },
      'cors.origin must be an origin such as https://app.example.com: HTTPS://a.test',
    ],
    [
      { securityHeaders: { contentSecurityPolicy: "default-src 'self'" } },
      "securityHeaders: 'contentSecurityPolicy' is 'content-security-policy'",
    ],
    [
      { securityHeaders: { 'x-powered-by': false } },
      "securityHeaders: 'x-powered-by' is no default that could be left out",
    ],
    [{ cors: { maxAge: -1 } }, 'cors.maxAge must be a whole number of seconds: -1'],
    [{ cors: { maxAge: 0.5 } }, 'cors.maxAge must be a whole number of seconds: 0.5'],
    [{ cors: { allowHeaders: ['a b'] } }, "'a b' is no header name"],
  ])('%j', (options, message) => {
    expect(() => createApp(table(options))).toThrow(new TypeError(message));
  });
});

test('a mounted app puts the headers of its policy on its answers', async () => {
  const app = createApp(table({ securityHeaders: true, requestId: true }), { onError: () => {} });
  app.get('/text', () => 'text');
  const parent = new H3().mount('/api', app);
  for (const target of ['/api/things/5', '/api/redirected', '/api/things/0', '/api/text']) {
    const response = await parent.request(target, { headers: { 'x-request-id': 'r-1' } });
    expect(response.headers.get('x-frame-options')).toBe('DENY');
    expect(response.headers.get('x-request-id')).toBe('r-1');
    expect(response.headers.get('x-process-time')).toMatch(/^\d/);
  }
});

test('app.request and app.fetch have it all, with a context of the caller', async () => {
  const app = createApp(table({ requestId: true }));
  const response = await app.request('/things/5', { headers: { 'x-request-id': 'r-2' } }, {
    own: 1,
  } as never);
  expect(response.headers.get('x-request-id')).toBe('r-2');
  const fetched = await app.fetch(new Request('http://test/things/5'));
  expect(fetched.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
});
