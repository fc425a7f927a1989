import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { defineRoutes, route, viaH3 } from '../../runtime/generated.ts';
import { type AppOptions, createApp, detailedErrors } from '../../runtime/index.ts';
import { governed } from './support/governed.ts';
import { send } from './support/raw.ts';
import { type Running, ways } from './support/ways.ts';

describe.each(ways)('what is unhandled $name', (way) => {
  let server: Running;
  const printed: string[] = [];
  beforeEach(() => {
    printed.length = 0;
    jest.spyOn(console, 'error').mockImplementation((text) => void printed.push(String(text)));
  });
  afterEach(async () => {
    jest.restoreAllMocks();
    await server.close();
  });

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
    await new Promise((resolve) => setTimeout(resolve, 10));
    expect(printed.map((text) => text.split('\n')[0])).toEqual([
      'GET /plain/fail/{kind} [r-1]: Error: secret',
      'GET /plain/fail/{kind} (in onError) [r-1]: Error: worse',
    ]);
  });

  test.each([
    ['a handler', '/network/handler'],
    ['a middleware', '/network/middleware'],
  ])('is a Response of %s that cannot be sent', async (_whose, target) => {
    const answer = viaH3<unknown>((_page, x) => x.respond(Response.error()));
    const options = { errors: [detailedErrors()] };
    const middleware = [() => Response.error()];
    const routes = defineRoutes([
      route('/network/handler', Object, { get: answer }, options),
      route('/network/middleware', Object, { get: answer }, { ...options, middleware }),
    ]);
    server = await way.start(createApp(routes, { cors: true, requestId: true }));
    const { body, headers, processTime, status } = await send(server.port, `GET ${target}`, [
      'X-Request-Id: r-1',
      'Origin: https://a.example',
    ]);
    expect([status, JSON.parse(body)]).toMatchObject([500, { detail: 'Internal server error' }]);
    expect(headers).toEqual(expect.arrayContaining(['x-request-id: r-1', 'access-control-allow-origin: *']));
    expect(processTime).toMatch(/^\d/);
    expect(printed.map((text) => text.split('\n')[0])).toEqual([
      `GET ${target} [r-1]: ContractError: A Response of status 0, a network error, cannot be sent`,
    ]);
  });

  test.each(['/plain/fail/http', '/plain/0', '/plain/%zz', '/nothing'])(
    'expected errors are not: %s',
    async (target) => {
      await fail({}, target);
      expect(printed).toEqual([]);
    },
  );
});
