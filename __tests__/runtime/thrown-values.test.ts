/** Values that no code expects to be thrown: each request is answered, reported once and released. */
import { afterEach, describe, expect, test } from '@jest/globals';
import {
  defineRoutes,
  type Exchange,
  generator,
  route,
  viaH3,
  writeNumber,
} from '../../runtime/generated.ts';
import { createApp } from '../../runtime/index.ts';
import { send } from './support/raw.ts';
import { until, whole } from './support/streamed.ts';
import { type Running, ways } from './support/ways.ts';

const values: [name: string, thrown: unknown][] = [
  ['undefined', undefined],
  ['NaN', Number.NaN],
  [
    'an object that throws when its name is read',
    {
      get name() {
        return fail(new Error('secret'));
      },
    },
  ],
  ['a revoked Proxy', revoked()],
];

function fail(thrown: unknown): never {
  throw thrown;
}

function revoked(): object {
  const { proxy, revoke } = Proxy.revocable({}, {});
  revoke();
  return proxy;
}

/** Routes that throw, some of them with a dependency whose life goes to the log. */
function throwing(thrown: unknown, log: string[]) {
  async function* lock() {
    try {
      yield;
    } catch (error) {
      log.push('failed');
      throw error;
    } finally {
      log.push('released');
    }
  }
  async function* items() {
    yield 1;
    fail(thrown);
  }
  const locked = generator(lock, () => lock(), { awaited: true });
  const get = () => fail(thrown);
  const locking = (_page: unknown, x: Exchange) =>
    x.depending(async (scope) => {
      await scope.of(locked);
      fail(thrown);
    });
  const streaming = (_page: unknown, x: Exchange) =>
    x.depending(async (scope) => {
      await scope.of(locked);
      await x.stream(200, items(), writeNumber);
    });
  return defineRoutes([
    route('/plain', Object, { get }),
    route('/inside', Object, { get: viaH3(get) }, { middleware: [[(_event, next) => next()]] }),
    route('/middleware', Object, { get: viaH3(get) }, { middleware: [[get]] }),
    route('/locking', Object, { get: locking }),
    route('/streaming', Object, { get: viaH3(streaming) }),
  ]);
}

describe.each(ways)('$name', (way) => {
  let server: Running;
  afterEach(() => server.close());

  test.each(values)('%s', async (_name, thrown) => {
    const log: string[] = [];
    let reports = 0;
    server = await way.start(createApp(throwing(thrown, log), { onError: () => void reports++ }));
    for (const path of ['/plain', '/inside', '/middleware', '/locking']) {
      reports = 0;
      const { body, status } = await send(server.port, `GET ${path}`);
      expect({ path, status, body }).toEqual({
        path,
        status: 500,
        body: '{"detail":"Internal Server Error"}',
      });
      await until(() => path !== '/locking' || log.length === 2);
      expect({ path, reports }).toEqual({ path, reports: 1 });
    }
    expect(await whole(server.port, '/streaming')).toMatchObject({ status: 200, isWhole: false });
    await until(() => log.length === 4);
    expect(log).toEqual(['failed', 'released', 'failed', 'released']);
    expect(reports).toBe(2);
  });
});
