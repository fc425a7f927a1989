/** Dependencies behind a middleware that makes a Response of the answer, and goes on after that. */
import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from '@jest/globals';
import { type H3, type Middleware, toResponse } from 'h3';
import {
  defineRoutes,
  type Exchange,
  generator,
  route,
  viaH3,
  writeNumber,
} from '../../runtime/generated.ts';
import { createApp } from '../../runtime/index.ts';
import { until, whole } from './support/streamed.ts';
import { ways } from './support/ways.ts';

/** Reads a whole answer. */
type Ask = (app: H3, path: string) => Promise<unknown>;

const asks: [name: string, ask: Ask][] = [
  ...ways.map(({ name, start }): [string, Ask] => [
    name,
    async (app, path) => {
      const { port, close } = await start(app);
      await whole(port, path);
      await close();
    },
  ]),
  ['without a server', async (app, path) => (await app.request(path)).text()],
];

function appWith(middleware: Middleware, log: string[]) {
  async function* transaction() {
    try {
      yield;
      log.push('commit');
    } catch (error) {
      log.push(`rollback after ${(error as Error).message}`);
    }
  }
  async function* items() {
    yield 1;
    yield 2;
  }
  const dependency = generator(transaction, () => transaction(), { awaited: true });
  const depending = (use: (x: Exchange) => void | Promise<void>) =>
    viaH3((_page: unknown, x: Exchange) =>
      x.depending(async (scope) => {
        await scope.of(dependency);
        await use(x);
      }),
    );
  const text = depending((x) => x.reply(200, '1'));
  const stream = depending((x) => x.stream(200, items(), writeNumber));
  const options = { middleware: [[middleware]] };
  const routes = [
    route('/text', Object, { get: text }, options),
    route('/stream', Object, { get: stream }, options),
  ];
  return createApp(defineRoutes(routes), { onError() {} });
}

test.each(asks.flatMap(([name, ask]) => ['/text', '/stream'].map((path) => ({ name, ask, path }))))(
  'are released after it, with what it throws: $path $name',
  async ({ ask, path }) => {
    const log: string[] = [];
    const observing: Middleware = async (event, next) => {
      const response = await toResponse(await next(), event);
      await pause(10);
      log.push('middleware');
      return response;
    };
    await ask(appWith(observing, log), path);
    await until(() => log.length === 2);
    expect(log).toEqual(['middleware', 'commit']);

    log.length = 0;
    const failing: Middleware = async (event, next) => {
      await observing(event, next);
      throw new Error('it');
    };
    await ask(appWith(failing, log), path);
    await until(() => log.length === 2);
    expect(log).toEqual(['middleware', 'rollback after it']);
  },
);
