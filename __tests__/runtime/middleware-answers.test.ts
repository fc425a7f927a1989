import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { H3, Middleware } from 'h3';
import { defineRoutes, route } from '../../runtime/generated.ts';
import { createApp } from '../../runtime/index.ts';
import { log, middleware, operations } from './support/judged.ts';
import { eventually } from './support/lifetimes.ts';
import { send, value } from './support/raw.ts';
import { type Running, ways } from './support/ways.ts';

const unjudged: readonly Middleware[] = [
  (event) => void event.res.headers.set('x-name', 'caf\xe9'),
  () => Object.defineProperty(new Response('body'), 'status', { value: 1000 }),
];

const names = Object.keys(middleware);
const routes = defineRoutes([
  ...names.map((name, i) => route(`/${i}`, Object, operations, { middleware: [middleware[name]!] })),
  ...unjudged.map((one, i) => route(`/unjudged/${i}`, Object, operations, { middleware: [one] })),
]);

const reported: string[] = [];
const makeApp = (): H3 => createApp(routes, { onError: (error) => reported.push(String(error)) });

describe.each(ways)('what middleware does to an answer, $name', (way) => {
  let server: Running;
  let judge: Running;
  beforeAll(async () => {
    server = await way.start(makeApp());
    // With a middleware of its own everything goes through h3's routes.
    judge = await way.start(makeApp().use(() => {}));
  });
  afterAll(async () => {
    await server.close();
    await judge.close();
  });

  test.each(names)('%s', async (name) => {
    const target = `/${names.indexOf(name)}?q=%61&q='b'`;
    for (const method of ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE']) {
      const [answer, expected] = await Promise.all(
        [server, judge].map(({ port }) => send(port, `${method} ${target}`)),
      );
      expect([method, comparable(answer!)]).toEqual([method, comparable(expected!)]);
      expect(answer!.processTime === undefined).toBe(expected!.processTime === undefined);
    }
  });

  test.each(['end', 'end and header'])('%s: callbacks are called when the answer is sent', async (name) => {
    log.length = 0;
    await send(server.port, `GET /${names.indexOf(name)}`);
    await eventually(() => expect(log).toEqual(['end']));
  });

  test('values beyond ASCII are sent as they are, beside a body that is more, too', async () => {
    const answer = await send(server.port, 'GET /unjudged/0');
    expect(value(answer.headers, 'x-name')).toBe('caf\xe9');
    expect(answer.body).toBe('"é"');
  });

  test('what cannot be sent is a bare 500', async () => {
    expect(await send(server.port, 'GET /unjudged/1')).toMatchObject({ status: 500, body: '' });
    if (way.name === 'directly on node') expect(reported.at(-1)).toMatch(/Invalid status code: 1000/);
  });
});

function comparable({ status, headers, body }: Awaited<ReturnType<typeof send>>) {
  return { status, headers: headers.toSorted(), body };
}
