import { getEventListeners } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { closeApp, createApp, type Override } from 'routeclass';
import { defineRoutes, type Exchange, generator, route } from 'routeclass/generated';
import { serve } from 'routeclass/node';
import {
  checks,
  eventually,
  gates,
  type Lifetimes,
  log,
  pools,
  resources,
  routes,
  startLifetimes,
  ways,
} from './support/lifetimes.ts';
import { send } from './support/raw.ts';

const json = ['Content-Type: application/json'];

const lockOf = (name: string) => () => ({
  value: { isLocked: false },
  [Symbol.dispose]() {
    log.push(`${name} released`);
  },
});

describe.each(ways)('dependencies of the app, $name', (way) => {
  const servers: Lifetimes[] = [];
  const start = async (overrides: readonly Override[] = []) => {
    const server = await startLifetimes(way, overrides);
    servers.push(server);
    return server;
  };
  beforeEach(() => {
    log.length = 0;
    pools.state.made = 0;
    pools.state.failing = false;
  });
  afterEach(() => Promise.all(servers.splice(0).map(({ running }) => running.close())));

  test('are made once, however many first requests there are, and released in reverse when the app is closed', async () => {
    const server = await start();
    gates.pool.close();
    const answers = Promise.all([1, 2, 3].map(() => server.send('GET /pool')));
    await eventually(() => expect(log).toEqual(['settings', 'pool']));
    gates.pool.open();
    expect((await answers).map(({ body }) => body)).toEqual(Array(3).fill('{"size":3,"made":1,"of":1}'));
    await eventually(() => expect(log.slice(2)).toEqual(Array(3).fill('connection released')));

    log.length = 0;
    await closeApp(server.app);
    expect(log).toEqual(['pool released', 'settings released']);
    await closeApp(server.app);
    expect(log).toHaveLength(2);
    expect((await server.send('GET /pool')).body).toBe('{"size":3,"made":2,"of":2}');
  });

  test('what fails while it is made is not kept', async () => {
    const server = await start();
    pools.state.failing = true;
    expect((await server.send('GET /pool')).status).toBe(500);
    pools.state.failing = false;
    expect((await server.send('GET /pool')).body).toBe('{"size":3,"made":1,"of":1}');
    expect(log.filter((one) => one === 'settings')).toHaveLength(1);
  });

  test('the same function may be used once a request elsewhere', async () => {
    const server = await start();
    expect((await server.send('PUT /pool')).body).toBe('{"size":3}');
    await eventually(() => expect(log).toEqual(['settings', 'settings released']));
  });

  test('closing waits for the requests in flight that have dependencies', async () => {
    const server = await start();
    await server.send('GET /pool');
    await eventually(() => expect(log).toContain('connection released'));
    gates.handler.close();
    const slow = server.send('GET /slow');
    await eventually(() => expect(log).toContain('handler'));
    const closed = closeApp(server.app);
    // The end of another request is not that of all.
    await server.send('PUT /pool');
    await eventually(() => expect(log.at(-1)).toBe('settings released'));
    await pause(20);
    expect(log).not.toContain('pool released');
    gates.handler.open();
    expect((await slow).status).toBe(200);
    await closed;
    expect(log.slice(-3)).toEqual(['lock released', 'pool released', 'settings released']);
  });

  test('a replacement replaces a dependency, and the dependencies that only that needs', async () => {
    const replaced: Override[] = [
      [checks.above, () => 40],
      [checks.draft, async () => 'replaced'],
      [pools.pool, () => ({ size: 1, made: 0 })],
    ];
    const server = await start(replaced);
    expect((await server.send('GET /checks?own=1&level=2')).body).toBe('{"height":40,"own":1,"level":2}');
    expect(log).toEqual(['guard', 'handler']);
    expect((await server.send('POST /body?own=1', json, '{}')).body).toBe('{"title":"replaced","own":1}');
    expect(log).toEqual(['guard', 'handler', 'handler']);
    expect((await server.send('GET /pool')).body).toBe('{"size":1,"made":0,"of":0}');
  });

  test('a replacement without a `value` is itself the value, although it can be disposed of', async () => {
    const client = { size: 1, made: 0, [Symbol.dispose]: () => log.push('disposed') };
    const server = await start([[pools.pool, () => client]]);
    expect((await server.send('GET /pool')).body).toBe('{"size":1,"made":0,"of":0}');
    await closeApp(server.app);
    expect(log).toEqual(['connection released']);
  });

  test('a replacement with a `value` that cannot be disposed of is itself the value', async () => {
    const server = await start([[pools.settings, () => ({ size: 2, value: { size: 3 } })]]);
    expect((await server.send('PUT /pool')).body).toBe('{"size":2}');
  });

  test('a promise that replaces what the app has once is awaited by all requests that come meanwhile', async () => {
    const settings = async () => {
      log.push('replaced');
      await pause(50);
      return { size: 9 };
    };
    const server = await start([[pools.settings, settings]]);
    const answers = await Promise.all([1, 2, 3].map(() => server.send('GET /pool')));
    expect(answers.map(({ body }) => body)).toEqual(Array(3).fill('{"size":9,"made":1,"of":1}'));
    expect(log.filter((one) => one === 'replaced')).toEqual(['replaced']);
  });

  test('a promise replaces what comes at once, and nothing is called twice for it', async () => {
    const replaced: Override[] = [
      [checks.free, async () => 'later'],
      [resources.lock, () => Promise.resolve({ isLocked: false })],
      [pools.settings, async () => ({ size: 9 })],
    ];
    const server = await start(replaced);
    const answer = await server.send('GET /checks?own=1&level=2', ['X-Id: 3']);
    expect(answer.body).toBe('{"height":8,"own":1,"level":2}');
    expect(log).toEqual(['checked', 'above', 'guard', 'handler']);

    log.length = 0;
    expect((await server.send('POST /sync', json, '{"amount":1}')).body).toBe(
      '{"one":"first","isLocked":false,"amount":1}',
    );
    await eventually(() => expect(log).toEqual(['first', 'handler', 'first goes on', 'first released']));

    log.length = 0;
    const both = await Promise.all([server.send('GET /pool'), server.send('GET /pool')]);
    expect(both.map(({ body }) => body)).toEqual(Array(2).fill('{"size":9,"made":1,"of":1}'));
  });

  test('a promise in the midst of a dependency that waits for another', async () => {
    const server = await start([
      [resources.second, () => 'second'],
      [resources.first, async () => 'first'],
    ]);
    const { body } = await server.send('GET /chain');
    expect(JSON.parse(body)).toEqual({ three: ['first', 'second'], one: 'first', n: 0 });
    await eventually(() => expect(log).toEqual(['third', 'handler', 'third released']));
  });

  test('a replacement is released when the replaced dependency would be, and gets its failures', async () => {
    const replaced: Override[] = [
      [
        resources.first,
        async function* () {
          try {
            yield 'double';
          } catch (error) {
            log.push(`double hears ${(error as Error).message}`);
            throw error;
          } finally {
            log.push('double released');
          }
        },
      ],
      [resources.lock, lockOf('double lock')],
    ];
    const server = await start(replaced);
    expect((await server.send('POST /sync', json, '{"amount":1}')).body).toBe(
      '{"one":"double","isLocked":false,"amount":1}',
    );
    await eventually(() => expect(log).toEqual(['handler', 'double released', 'double lock released']));

    log.length = 0;
    expect((await server.send('GET /chain?fail=http')).status).toBe(418);
    const end = [
      'second swallows As you wish',
      'second released',
      'double hears As you wish',
      'double released',
    ];
    await eventually(() => expect(log.slice(-4)).toEqual(end));
    expect(server.reported).toEqual([]);
  });

  test('a replacement of what the app has once is held until the app is closed', async () => {
    const server = await start([
      [
        pools.settings,
        function* () {
          yield { size: 9 };
          log.push('double released');
        },
      ],
      [
        pools.pool,
        async () => ({ value: { size: 9, made: 1 }, [Symbol.asyncDispose]: async () => log.push('pool') }),
      ],
    ]);
    expect((await server.send('GET /pool')).body).toBe('{"size":9,"made":1,"of":1}');
    expect((await server.send('PUT /pool')).body).toBe('{"size":9}');
    await eventually(() => expect(log).toEqual(['connection released', 'double released']));
    log.length = 0;
    await closeApp(server.app);
    expect(log).toEqual(['pool']);
  });

  test('a replacement that yields nothing, or more than once', async () => {
    const server = await start([
      [resources.first, function* (): Generator<string> {}],
      [
        pools.settings,
        function* () {
          yield { size: 1 };
          yield { size: 2 };
        },
      ],
    ]);
    expect((await server.send('GET /chain')).status).toBe(500);
    expect((await server.send('PUT /pool')).body).toBe('{"size":1}');
    const reported = [
      "What stands in for 'first' yields nothing",
      "What stands in for 'settings' yields more than once",
    ];
    await eventually(() => expect(server.reported).toEqual(reported));
  });

  test('a mock that answers to every name is given as it is', async () => {
    const mock: { size: number } = new Proxy(
      { size: 2 },
      { get: (mocked, name) => (name === 'size' ? mocked.size : name === 'then' ? undefined : () => mocked) },
    );
    const server = await start([[pools.settings, () => mock]]);
    expect((await server.send('PUT /pool')).body).toBe('{"size":2}');
  });

  test('what a replacement throws or rejects with is answered as what the dependency throws', async () => {
    const failure = () => Promise.reject(Object.assign(new Error('no'), { name: 'Failure' }));
    const server = await start([
      [resources.lock, failure as never],
      [checks.guard, failure as never],
    ]);
    expect((await server.send('GET /sync')).status).toBe(500);
    expect((await server.send('GET /guarded')).status).toBe(500);
    expect(server.reported).toEqual(['no', 'no']);
    await eventually(() => expect(log.at(-1)).toBe('middleware'));
    expect(log).toContain('first released');
  });
});

test('a function that no route depends on cannot be replaced', () => {
  function stranger() {
    return 1;
  }
  expect(() => createApp(routes, { overrides: [[stranger, () => 2]] })).toThrow(
    new TypeError("overrides: no route depends on 'stranger'"),
  );
  expect(() => createApp(routes, { overrides: [[checks.free, 'free' as never]] })).toThrow(
    new TypeError("overrides: what stands in for 'free' is no function: free"),
  );
});

test('closeApp takes apps of createApp, and times that a timer can wait for', async () => {
  await expect(closeApp({} as never)).rejects.toThrow(TypeError);
  for (const deadline of [Number.POSITIVE_INFINITY, Number.NaN, -1])
    await expect(closeApp(createApp(routes), { deadline })).rejects.toThrow(
      new RangeError(`A deadline must be a number of milliseconds: ${deadline}`),
    );
});

test('without a server they are released when the answer is handed over, a stream when it ends', async () => {
  const app = createApp(routes);
  log.length = 0;
  const answer = await app.fetch(new Request('http://test/sync'));
  expect(await answer.json()).toEqual({ one: 'first', isLocked: true });
  await eventually(() => expect(log.slice(-2)).toEqual(['first goes on', 'first released']));

  log.length = 0;
  const streamed = await app.fetch(new Request('http://test/event', { headers: { 'user-agent': 'me' } }));
  await pause(20);
  expect(log).toEqual(['lock']);
  expect(await streamed.text()).toBe('metrue');
  await eventually(() => expect(log).toEqual(['lock', 'lock released']));

  log.length = 0;
  const body = new ReadableStream({
    start(controller) {
      controller.error(new Error('gone'));
    },
  });
  const headers = { 'content-type': 'application/json' };
  const init = { method: 'POST', headers, body, duplex: 'half' } as RequestInit;
  await app.fetch(new Request('http://test/sync', init));
  const end = ['first hears The body could not be read to its end', 'first released', 'lock released'];
  await eventually(() => expect(log).toEqual(['lock', 'first', ...end]));
});

test('without a server they are released when a stream is aborted that nobody reads on', async () => {
  const app = createApp(routes);
  const controller = new AbortController();
  log.length = 0;
  await app.request('/stream', { signal: controller.signal });
  // h3 has read an item ahead by now, and waits for a reader.
  await pause(20);
  controller.abort();
  await closeApp(app);
  expect(log).toEqual(['first', 'stream ends', 'first goes on', 'first released']);
});

test('and leave nothing at the signal of a stream that is read to its end', async () => {
  const request = new Request('http://test/stream');
  const answer = await createApp(routes).fetch(request);
  expect(getEventListeners(request.signal, 'abort')).not.toEqual([]);
  await answer.text();
  await eventually(() => expect(getEventListeners(request.signal, 'abort')).toEqual([]));
});

describe('serve', () => {
  test('releases what the app made after the last request', async () => {
    log.length = 0;
    const app = createApp(routes);
    const server = await serve(app, { port: 0, hostname: '127.0.0.1', signals: [] });
    await send(server.port, 'GET /pool');
    await eventually(() => expect(log).toContain('connection released'));
    gates.handler.close();
    const slow = send(server.port, 'GET /slow');
    await eventually(() => expect(log).toContain('handler'));
    const closed = server.close();
    gates.handler.open();
    expect((await slow).status).toBe(200);
    await closed;
    expect(log.slice(-3)).toEqual(['lock released', 'pool released', 'settings released']);
  });

  test('a handler that does not end does not prevent the release', async () => {
    log.length = 0;
    const app = createApp(routes, { onError: () => {} });
    const server = await serve(app, { port: 0, hostname: '127.0.0.1', signals: [], deadline: 200 });
    await send(server.port, 'GET /pool');
    gates.handler.close();
    const slow = send(server.port, 'GET /slow').catch((error: Error) => error.message);
    await eventually(() => expect(log).toContain('handler'));
    await server.close();
    expect(log.slice(-2)).toEqual(['pool released', 'settings released']);
    gates.handler.open();
    expect(await slow).toMatch(/No answer/);
  });

  test('such a handler leaves time for what is slow to release', async () => {
    const log: string[] = [];
    async function* pool() {
      yield 'pool';
      await pause(50);
      log.push('released');
    }
    const dependency = generator(pool, () => pool(), { awaited: true });
    const get = (_page: unknown, x: Exchange) =>
      x.depending(async (scope) => {
        log.push(await scope.app.of(dependency));
        await new Promise(() => {});
      });
    const app = createApp(defineRoutes([route('/', Object, { get })]), { onError: () => {} });
    const server = await serve(app, { port: 0, hostname: '127.0.0.1', signals: [], deadline: 300 });
    const asked = send(server.port, 'GET /').catch(() => {});
    await eventually(() => expect(log).toEqual(['pool']));
    await server.close();
    expect(log).toEqual(['pool', 'released']);
    await asked;
  });
});
