import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, describe, expect, test } from '@jest/globals';
import type { Middleware } from 'h3';
import { defineRoutes, type Exchange, route, viaH3 } from '../../runtime/generated.ts';
import { type AppOptions, createApp, detailedErrors } from '../../runtime/index.ts';
import { governed } from './support/governed.ts';
import { firstLines, printedErrors } from './support/printed.ts';
import { send } from './support/raw.ts';
import { type Running, ways } from './support/ways.ts';

const later = <T>(value: T) => new Promise<T>((resolve) => setTimeout(() => resolve(value), 15));

/** The texts of a generator as the body of a Response. */
function bytesOf(texts: AsyncGenerator<string>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await texts.next();
      if (done) controller.close();
      else controller.enqueue(encoder.encode(value));
    },
    async cancel() {
      await texts.return(undefined);
    },
  });
}

const unreadable: PropertyDescriptor = {
  get: () => {
    throw new Error('unreadable');
  },
};

let server: Running;
const printed = printedErrors();
afterEach(() => server.close());

describe.each(ways)('what is unhandled $name', (way) => {
  const fail = async (options: AppOptions, target = '/plain/fail/any') => {
    server = await way.start(createApp(governed(), options));
    return send(server.port, `GET ${target}`, ['X-Request-Id: r-1']);
  };

  test.each(['/plain/fail/any', '/own/fail/any', '/detailed/fail/any'])(
    'goes to standard error once, with verb, route, request id and stack: %s',
    async (target) => {
      await fail({ requestId: true }, target);
      expect(printed).toHaveLength(1);
      const route = target.replace('/any', '/{kind}');
      expect(printed[0]?.split('\n')[0]).toBe(`GET ${route} [r-1]: Error: secret`);
      expect(printed[0]).toMatch(/\n +at .*pages\.ts/);
    },
  );

  test('is reported with the id that the client sent, whatever middleware keeps under that name', async () => {
    const get = (_page: unknown, x: Exchange) => x.fail(new Error('secret'));
    const keep: Middleware = (event) => void Object.assign(event.context, { requestId: 'kept' });
    const routes = defineRoutes([route('/kept', Object, { get }, { middleware: [keep] })]);
    server = await way.start(createApp(routes));
    await send(server.port, 'GET /kept', ['X-Request-Id: r-1']);
    expect(firstLines(printed)).toEqual(['GET /kept [r-1]: Error: secret']);
  });

  test.each(['/plain', '/own', '/detailed', '/rethrowing'])(
    'is an error whose headers cannot be sent, told with the reason: %s',
    async (prefix) => {
      expect((await fail({}, `${prefix}/fail/header`)).status).toBe(500);
      expect(printed).toHaveLength(1);
      expect(printed[0]).toContain("ContractError: The value of the header 'x-a' cannot be sent");
      expect(printed[0]).toContain('caused by HttpError: bad');
    },
  );

  test('is reported with each of its causes once, even if they form a cycle', async () => {
    const inner = new Error('inner');
    const outer = new Error('outer', { cause: inner });
    inner.cause = outer;
    const get = (_page: unknown, x: Exchange) => x.fail(outer);
    server = await way.start(createApp(defineRoutes([route('/circle', Object, { get })])));
    await send(server.port, 'GET /circle');
    const told = printed.join().match(/Error: \w+/g);
    expect(told).toEqual(['Error: outer', 'Error: inner']);
  });

  test('is reported with the errors that it contains', async () => {
    const [one, two, three] = ['one', 'two', 'three'].map((message) => new Error(message));
    const suppressed = Object.assign(new Error('both'), {
      name: 'SuppressedError',
      error: two,
      suppressed: one,
    });
    const both = new AggregateError([suppressed, three], 'all', { cause: new Error('cause') });
    both.errors.push(both);
    const get = (_page: unknown, x: Exchange) => x.fail(both);
    server = await way.start(createApp(defineRoutes([route('/held', Object, { get })])));
    await send(server.port, 'GET /held');
    const told = printed.join().match(/Error: \w+/g);
    expect(told).toEqual(
      ['all', 'cause', 'both', 'three', 'two', 'one'].map((message) => `Error: ${message}`),
    );
  });

  test('is reported with the first ten of the errors that it contains', async () => {
    const contained = Array.from({ length: 12 }, (_, i) => new Error(`number${i}`));
    const get = (_page: unknown, x: Exchange) => x.fail(new AggregateError(contained, 'all'));
    server = await way.start(createApp(defineRoutes([route('/many', Object, { get })])));
    await send(server.port, 'GET /many');
    const told = printed.join().match(/Error: number\d+/g);
    expect(told).toEqual(Array.from({ length: 10 }, (_, i) => `Error: number${i}`));
  });

  test('is reported with its message where it has no stack', async () => {
    const get = (_page: unknown, x: Exchange) =>
      x.fail(Object.assign(new Error('secret'), { stack: undefined }));
    server = await way.start(createApp(defineRoutes([route('/stackless', Object, { get })])));
    await send(server.port, 'GET /stackless');
    expect(printed).toEqual(['GET /stackless: secret']);
  });

  test.each<[thrown: unknown, told: string]>([
    [{ message: 'secret', status: 400 }, '{"message":"secret","status":400}'],
    ['secret', 'secret'],
    [undefined, 'undefined'],
  ])('is told as it is where it is no Error: %j', async (thrown, told) => {
    const get = (_page: unknown, x: Exchange) => x.fail(thrown);
    server = await way.start(createApp(defineRoutes([route('/thrown', Object, { get })])));
    await send(server.port, 'GET /thrown');
    expect(printed).toEqual([`GET /thrown: a value that is no Error was thrown: ${told}`]);
  });

  test.each<[what: string, thrown: unknown, told: string]>([
    ['a value without a text', Object.create(null), 'an error that cannot be described'],
    [
      'an error without a readable stack',
      Object.defineProperty(new Error(), 'stack', unreadable),
      'an error that cannot be described',
    ],
    [
      'an error without a readable cause',
      Object.defineProperty(new Error('secret'), 'cause', unreadable),
      'Error: secret',
    ],
  ])('is told as far as it can be: %s', async (_what, thrown, told) => {
    const get = (_page: unknown, x: Exchange) => x.fail(thrown);
    server = await way.start(createApp(defineRoutes([route('/thrown', Object, { get })])));
    expect(await send(server.port, 'GET /thrown')).toMatchObject({ status: 500 });
    expect(firstLines(printed)).toEqual([`GET /thrown: ${told}`]);
  });

  test('goes to onError alone where there is one', async () => {
    const seen: unknown[] = [];
    await fail({ onError: (error, info) => seen.push(String(error), info) });
    expect(printed).toEqual([]);
    const info = { method: 'GET', route: '/plain/fail/{kind}', path: '/plain/fail/any', requestId: 'r-1' };
    expect(seen).toEqual(['Error: secret', info]);
  });

  test.each([
    [
      'throws',
      () => {
        throw new Error('worse');
      },
    ],
    ['rejects', () => Promise.reject(new Error('worse'))],
  ])('an onError that %s harms nobody', async (_how, onError) => {
    expect(await fail({ onError })).toMatchObject({ status: 500 });
    await pause(10);
    expect(firstLines(printed)).toEqual([
      'GET /plain/fail/{kind} [r-1]: Error: secret',
      'GET /plain/fail/{kind} (in onError) [r-1]: Error: worse',
    ]);
  });

  describe('is what the body of a Response fails with while it is sent', () => {
    const answering = (make: () => Response) => {
      const get = viaH3<unknown>((_page, x) => x.respond(make()));
      return createApp(
        defineRoutes([
          route('/handler', Object, { get }),
          route('/middleware', Object, { get }, { middleware: [make] }),
          route(
            '/both',
            Object,
            { get },
            { middleware: [async (_event, next) => (await next()) as Response] },
          ),
        ]),
        { requestId: true },
      );
    };

    test.each(['/handler', '/middleware', '/both'])('%s', async (target) => {
      const upstream = async function* () {
        yield 'begun';
        await later(undefined);
        throw new Error('upstream is gone');
      };
      server = await way.start(answering(() => new Response(bytesOf(upstream()))));
      const answer = await fetch(`http://127.0.0.1:${server.port}${target}`, {
        headers: { 'x-request-id': 'r-1' },
      });
      expect(answer.status).toBe(200);
      await expect(answer.text()).rejects.toThrow();
      await later(undefined);
      expect(firstLines(printed)).toEqual([`GET ${target} [r-1]: Error: upstream is gone`]);
    });

    test('and not that its client has left', async () => {
      let isLeft = false;
      const upstream = async function* () {
        try {
          for (;;) yield await later('more');
        } finally {
          isLeft = true;
        }
      };
      server = await way.start(answering(() => new Response(bytesOf(upstream()))));
      const control = new AbortController();
      await fetch(`http://127.0.0.1:${server.port}/handler`, { signal: control.signal });
      control.abort();
      while (!isLeft) await later(undefined);
      await later(undefined);
      expect(printed).toEqual([]);
    });
  });

  describe('is a Response that cannot be sent', () => {
    const read = () => {
      const response = new Response('read');
      void response.text();
      return response;
    };
    const locked = () => {
      const response = new Response('locked');
      response.body!.getReader();
      return response;
    };
    const status0 = 'A Response of status 0, a network error, cannot be sent';
    const gone =
      'A Response whose body has been read cannot be sent: read a copy, `response.clone()`, and make one for each answer';

    test.each([
      ['an error', 'a handler', '/handler', () => Response.error(), status0],
      ['an error', 'a middleware', '/middleware', () => Response.error(), status0],
      ['read', 'a handler', '/handler', read, gone],
      ['read', 'a middleware', '/middleware', read, gone],
      ['locked', 'a handler', '/handler', locked, gone],
      ['locked', 'a middleware', '/middleware', locked, gone],
    ])('%s, of %s', async (_what, _whose, target, make, reason) => {
      const answer = viaH3<unknown>((_page, x) => x.respond(make()));
      const options = { errors: [detailedErrors()] };
      const routes = defineRoutes([
        route('/handler', Object, { get: answer }, options),
        route('/middleware', Object, { get: answer }, { ...options, middleware: [make] }),
      ]);
      server = await way.start(createApp(routes, { cors: true, requestId: true }));
      const { body, headers, processTime, status } = await send(server.port, `GET ${target}`, [
        'X-Request-Id: r-1',
        'Origin: https://a.example',
      ]);
      expect([status, JSON.parse(body)]).toMatchObject([500, { detail: 'Internal server error' }]);
      expect(headers).toEqual(
        expect.arrayContaining(['x-request-id: r-1', 'access-control-allow-origin: *']),
      );
      expect(processTime).toMatch(/^\d/);
      expect(firstLines(printed)).toEqual([`GET ${target} [r-1]: ContractError: ${reason}`]);
    });

    test('one that an error handler has given before', async () => {
      const same = new Response('once', { status: 413 });
      const post = (_page: unknown, x: Exchange) => x.json(() => x.empty(204));
      const options = { errors: [{ http: () => same }], limits: { body: 5 } };
      server = await way.start(createApp(defineRoutes([route('/big', Object, { post }, options)])));
      const sendBig = () =>
        send(server.port, 'POST /big', ['Content-Type: application/json'], JSON.stringify('too large'));
      expect(await sendBig()).toMatchObject({ status: 413, body: 'once' });
      expect(await sendBig()).toMatchObject({ status: 500, body: '{"detail":"Internal Server Error"}' });
      expect(firstLines(printed)).toEqual([`POST /big: ContractError: ${gone}`]);
    });
  });

  test.each(['/plain/fail/http', '/plain/0', '/plain/%zz', '/nothing'])(
    'expected errors are not: %s',
    async (target) => {
      await fail({}, target);
      expect(printed).toEqual([]);
    },
  );
});

test("an error of node's response is reported with the path, without the query, which may contain secrets", async () => {
  const get = viaH3<unknown>((_page, x) => x.respond(new Response('odd', { headers: { 'x-odd': '\x01' } })));
  server = await ways[0]!.start(createApp(defineRoutes([route('/odd', Object, { get })])));
  const url = `http://127.0.0.1:${server.port}/odd?token=secret`;
  expect((await fetch(url, { headers: { 'x-request-id': 'r-1' } })).status).toBe(500);
  expect(printed.map((text) => text.split(':')[0])).toEqual(['GET /odd [r-1]']);
});
