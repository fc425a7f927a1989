/** Clients that disconnect before their answer: what was made for their requests is released. */
import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, describe, expect, test } from '@jest/globals';
import type { Middleware } from 'h3';
import { defineRoutes, type Exchange, generator, route } from '../../runtime/generated.ts';
import { createApp, HttpError } from '../../runtime/index.ts';
import { leavingClients, type Served } from './support/leaving.ts';
import { until } from './support/streamed.ts';
import { ways } from './support/ways.ts';

/** A dependency that logs its call, and the error that it ends with. */
function transactionIn(log: string[]) {
  async function* transaction() {
    log.push('connects');
    try {
      yield 'transaction';
    } catch (error) {
      log.push((error as Error).message);
      throw error;
    }
  }
  return generator(transaction, () => transaction(), { awaited: true });
}

describe.each(leavingClients)('a client that leaves $name', ({ name, serve }) => {
  let served: Served;
  afterEach(() => served.close());

  test.each([
    'application/json',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'later',
  ])(
    'in the middle of its body, or before the operation fails, rolls back what was made: %s',
    async (type) => {
      const log: string[] = [];
      const dependency = transactionIn(log);
      const handle = () => void log.push('called');
      const post = (_page: unknown, x: Exchange) =>
        x.depending(async (scope) => {
          await scope.of(dependency);
          if (type === 'application/json') return scope.readJson(handle);
          if (type !== 'later') return scope.readForm(handle, 'name', []);
          await pause(80);
          throw new HttpError(409, 'too late');
        });
      served = await serve(createApp(defineRoutes([route('/', Object, { post })])));
      const leave = served.begin('/', type);
      await until(() => log.length > 0);
      await pause(20);
      leave();
      await until(() => log.length > 1);
      expect(log).toEqual([
        'connects',
        type === 'later' ? 'too late' : 'The body could not be read to its end',
      ]);
    },
  );

  test.each([
    ['application/json', 0],
    ['application/json', 60],
    ['multipart/form-data; boundary=x', 60],
  ])('after a middleware has answered and gone on rolls back, too: %s, %i ms', async (type, ms) => {
    const log: string[] = [];
    const dependency = transactionIn(log);
    const post = (_page: unknown, x: Exchange) =>
      x.depending(async (scope) => {
        await scope.of(dependency);
        return type === 'application/json' ? scope.readJson(() => {}) : scope.readForm(() => {}, 'name', []);
      });
    let hasAnswered = false;
    const answering: Middleware = (_event, next) => {
      hasAnswered = true;
      setTimeout(() => void next(), 30);
      return 'an answer';
    };
    const routes = defineRoutes([route('/', Object, { post }, { middleware: [answering] })]);
    served = await serve(createApp(routes, { onError: () => {} }));
    const leave = served.begin('/', type);
    await until(() => hasAnswered);
    await pause(ms);
    leave();
    await until(() => log.length > 1);
    // Over HTTP/2 node itself reads the body to its end after the answer.
    const error = name.includes('HTTP/2')
      ? 'The request was answered before its body was read'
      : 'The body could not be read to its end';
    expect(log).toEqual(['connects', error]);
  });

  test('while a dependency is made has it released', async () => {
    const log: string[] = [];
    async function* transaction() {
      log.push('connects');
      await pause(60);
      yield 'transaction';
      log.push('commit');
    }
    const dependency = generator(transaction, () => transaction(), { awaited: true });
    const post = (_page: unknown, x: Exchange) =>
      x.depending(async (scope) => x.reply(200, JSON.stringify(await scope.of(dependency))));
    served = await serve(createApp(defineRoutes([route('/', Object, { post })])));
    const leave = served.begin('/');
    await until(() => log.length > 0);
    leave();
    await until(() => log.length > 1);
    expect(log).toEqual(['connects', 'commit']);
  });
});

test.each(ways)('a client that leaves before its body is read: $name', async (way) => {
  const log: string[] = [];
  async function* transaction() {
    log.push('connects');
    await pause(60);
    try {
      yield 'transaction';
    } finally {
      log.push('released');
    }
  }
  const dependency = generator(transaction, () => transaction(), { awaited: true });
  const post = (_page: unknown, x: Exchange) =>
    x.depending(async (scope) => {
      await scope.of(dependency);
      await pause(60);
      return x.json(() => void log.push('called'));
    });
  const onError = (error: unknown) => log.push(String(error));
  const server = await way.start(createApp(defineRoutes([route('/', Object, { post })]), { onError }));
  const socket = connect(server.port, '127.0.0.1').on('error', () => {});
  const head =
    'POST / HTTP/1.1\r\nHost: test\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n';
  socket.write(`${head}"begun`);
  await until(() => log.length === 1);
  socket.destroy();
  await until(() => log.length === 2);
  await pause(80);
  await server.close();
  expect(log).toEqual(['connects', 'released']);
});
