import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { type H3, type HTTPResponse, type Middleware, onDispose } from 'h3';
import { defineRoutes, type Exchange, route } from '../../runtime/generated.ts';
import { createApp } from '../../runtime/index.ts';
import { eventually } from './support/lifetimes.ts';
import { send, value } from './support/raw.ts';
import { type Running, ways } from './support/ways.ts';

const log: string[] = [];

/** Middleware that does something to an answer; h3 itself is the judge of what comes of it. */
const middleware: { readonly [name: string]: Middleware } = {
  nothing: () => {},
  header: (event) => void event.res.headers.set('X-Set', 'once'),
  'other type': (event) => void event.res.headers.set('content-type', 'application/problem+json'),
  cookies: (event) => {
    event.res.headers.append('set-cookie', 'a=1');
    event.res.headers.append('set-cookie', 'b=2');
  },
  'own time': (event) => void event.res.headers.set('x-process-time', '1'),
  status: (event) => void Object.assign(event.res, { status: 202 }),
  'status text': (event) => void Object.assign(event.res, { status: 202, statusText: 'So it is' }),
  'seen headers': async (_event, next) => {
    const answer = (await next()) as HTTPResponse;
    answer.headers.set('x-length', String(answer.headers.get('content-type')?.length));
    answer.headers.append('set-cookie', 'c=3');
    return answer;
  },
  'seen headers and response': async (event, next) => {
    event.res.headers.set('x-early', 'yes');
    const answer = (await next()) as HTTPResponse;
    answer.headers.delete('content-type');
    return answer;
  },
  'other body': async (_event, next) => Object.assign((await next()) as HTTPResponse, { body: 'é' }),
  'no body': async (_event, next) => Object.assign((await next()) as HTTPResponse, { body: null }),
  bytes: async (_event, next) =>
    Object.assign((await next()) as HTTPResponse, { body: Uint8Array.of(0xff, 0x00) }),
  text: () => 'a text',
  'a thenable': () => {
    const given = Promise.resolve({ from: 'a thenable' });
    // biome-ignore lint/suspicious/noThenProperty: as query builders are, which are no Promises
    return { then: given.then.bind(given) };
  },
  end: (event) => onDispose(event, () => void log.push('end')),
  'end and header': (event) => {
    onDispose(event, () => void log.push('end'));
    event.res.headers.set('x-set', 'once');
  },
};

const operations = {
  get: (_page: object, x: Exchange) => x.reply(200, '"é"', { 'x-own': 'yes', 'set-cookie': ['own=1'] }),
  post: (_page: object, x: Exchange) => x.reply(201, '"e"'),
  put: (_page: object, x: Exchange) => x.empty(204),
  patch: (_page: object, x: Exchange) => x.empty(205),
  delete: () => {
    throw new Error('secret');
  },
};

const unjudged: readonly Middleware[] = [
  (event) => void event.res.headers.set('x-name', 'caf\xe9'),
  () => Response.error(),
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
    const target = `/${names.indexOf(name)}`;
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
    if (way.name === 'directly on node') expect(reported.at(-1)).toMatch(/Invalid status code: 0/);
  });
});

function comparable({ status, headers, body }: Awaited<ReturnType<typeof send>>) {
  return { status, headers: headers.toSorted(), body };
}
