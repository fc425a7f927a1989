import { afterEach, describe, expect, test } from '@jest/globals';
import { HTTPError, type Middleware, onResponse } from 'h3';
import { defineRoutes, type Operation, route, viaH3 } from '../../runtime/generated.ts';
import { createApp, HttpError } from '../../runtime/index.ts';
import { send } from './support/raw.ts';
import { type Running, ways } from './support/ways.ts';

const setting: Middleware = ({ res }) => {
  res.headers.set('x-set', 'always');
  res.headers.set('cache-control', 'max-age=60');
  res.errHeaders.set('x-failed', 'yes');
  res.errHeaders.set('cache-control', 'no-store');
  for (const headers of [res.headers, res.errHeaders]) headers.append('set-cookie', 'both=1');
  res.headers.append('set-cookie', 'set=1');
  res.errHeaders.append('set-cookie', 'failed=1');
};

const promising: Middleware = ({ res }) => {
  res.headers.set('content-type', 'text/html');
  res.headers.set('content-length', '9999');
  res.headers.set('content-disposition', 'attachment');
};

const refuse: Operation<unknown> = (_page, x) => x.fail(new HttpError(418, 'Tea'));
const get = {
  '/thrown': refuse,
  '/by-tuple': refuse,
  '/by-response': refuse,
  '/response': viaH3<unknown>((_page, x) => x.respond(new Response('tea', { status: 418 }))),
  '/success': viaH3<unknown>((_page, x) => x.respond(new Response('coffee'))),
};
const errors = {
  '/by-tuple': { http: ({ status }: HttpError) => [{ status }, status] as const },
  '/by-response': { http: ({ status }: HttpError) => new Response('by hand', { status }) },
};
const routesWith = (middleware: readonly Middleware[]) =>
  defineRoutes(
    Object.entries(get).map(([path, operation]) => {
      const own = errors[path as keyof typeof errors];
      return route(path, Object, { get: operation }, { middleware, ...(own && { errors: [own] }) });
    }),
  );
const inside = routesWith([setting]);
const outside = routesWith([]);

const failed = [
  'cache-control: no-store',
  'set-cookie: both=1',
  'set-cookie: failed=1',
  'set-cookie: set=1',
  'x-failed: yes',
  'x-set: always',
];

describe.each(ways)('what middleware sets on `event.res` $name', (way) => {
  let server: Running;
  afterEach(() => server.close());

  async function headersSet(target: string): Promise<readonly string[]> {
    const { headers } = await send(server.port, `GET ${target}`);
    return headers.filter((header) => /^(?:cache-control|set-cookie|x-set|x-failed):/.test(header));
  }

  const paths = Object.keys(get).filter((path) => path !== '/success');

  test.each(paths)("is on an error, of the route's own middleware: %s", async (path) => {
    server = await way.start(createApp(inside));
    expect(await headersSet(path)).toEqual(failed);
  });

  test.each(paths)('is on an error that a middleware looks at, or adds to: %s', async (path) => {
    const seen: number[] = [];
    const looking = onResponse(({ status }) => void seen.push(status));
    const adding: Middleware = async ({ res }, next) => {
      const answer = await next();
      res.headers.set('x-set', 'later');
      return answer;
    };
    server = await way.start(createApp(routesWith([looking, setting, adding])));
    expect(await headersSet(path)).toEqual(failed.with(-1, 'x-set: later'));
    expect(seen).toEqual([418]);
  });

  test.each(paths)("is on an error, of the app's middleware: %s", async (path) => {
    server = await way.start(createApp(outside).use(setting));
    expect(await headersSet(path)).toEqual(failed);
  });

  test("is on an error of the user's own h3 route", async () => {
    const fail = () => {
      throw new HTTPError({ status: 418, message: 'Tea' });
    };
    server = await way.start(createApp(outside).use(setting).get('/own', fail));
    expect(await headersSet('/own')).toEqual(failed);
  });

  test.each([
    ["of the route's own middleware", () => createApp(routesWith([promising]))],
    ['of one that another looks after', () => createApp(routesWith([onResponse(() => {}), promising]))],
    ["of the app's middleware", () => createApp(outside).use(promising)],
  ])('is not on an error where it tells of another body, %s', async (_whose, make) => {
    server = await way.start(make());
    for (const path of paths) {
      const { body, headers } = await send(server.port, `GET ${path}`);
      const type = body.startsWith('{') ? 'application/json' : 'text/plain;charset=UTF-8';
      expect([path, ...headers]).toContain(`content-type: ${type}`);
      expect([path, ...headers].join()).not.toMatch(/9999|attachment/);
    }
  });

  test('is on a success without what is for errors', async () => {
    server = await way.start(createApp(inside));
    const success = ['cache-control: max-age=60', 'set-cookie: both=1', 'set-cookie: set=1', 'x-set: always'];
    expect(await headersSet('/success')).toEqual(success);
  });
});
