/**
 * The packages as workers resolve them.
 *
 * @jest-environment node
 * @jest-environment-options {"customExportConditions": ["workerd"]}
 */
import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from '@jest/globals';
import { defineRoutes, type Exchange, generator, route, viaH3 } from '../../runtime/generated.ts';
import { createApp, HttpError } from '../../runtime/index.ts';
import { testFetch } from './support/fetch.ts';
import { until } from './support/streamed.ts';

testFetch(true);

const log: string[] = [];

/** Takes its time, before and after. */
function transaction(connecting: number) {
  async function* begin() {
    await pause(connecting);
    try {
      yield 'transaction';
    } finally {
      await pause(20);
      log.push('released');
    }
  }
  return generator(begin, () => begin(), { awaited: true });
}

const quick = transaction(0);
const slow = transaction(20);

const inTransaction = (_page: unknown, x: Exchange) =>
  x.depending(async (scope) => x.reply(200, JSON.stringify(await scope.of(quick))));

const refusedBeside = (_page: unknown, x: Exchange) =>
  x.depending(async (scope) => {
    void scope.of(slow);
    throw new HttpError(403, 'refused');
  });

const routes = defineRoutes([
  route('/direct', Object, { get: inTransaction }),
  route('/event', Object, { get: viaH3(inTransaction) }),
  route('/late', Object, { get: refusedBeside }),
  route('/late-event', Object, { get: viaH3(refusedBeside) }),
]);

/**
 * The context that a worker receives: the worker is stopped once all promises that it was told to wait for
 * have settled.
 */
class Context {
  readonly pending: Promise<unknown>[] = [];

  waitUntil(pending: Promise<unknown>): void {
    this.pending.push(pending);
  }
}

test.each(['/direct', '/event', '/late', '/late-event'])(
  'a worker is kept alive until what was to be released is: %s',
  async (path) => {
    log.length = 0;
    const context = new Context();
    await createApp(routes).fetch(new Request(`http://localhost${path}`), {}, context);
    await until(() => context.pending.length === 1);
    await Promise.all(context.pending);
    expect(log).toEqual(['released']);
  },
);

test('what the request itself has been given to wait with comes first', async () => {
  const [context, own] = [new Context(), new Context()];
  const request = Object.assign(new Request('http://localhost/direct'), {
    waitUntil: (pending: Promise<unknown>) => own.waitUntil(pending),
  });
  await createApp(routes).fetch(request, {}, context);
  expect({ context: context.pending.length, own: own.pending.length }).toEqual({ context: 0, own: 1 });
  await Promise.all(own.pending);
});
