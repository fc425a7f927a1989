import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { HTTPError, type Middleware } from 'h3';
import { defineRoutes, route, viaH3 } from '../../runtime/generated.ts';
import { createApp } from '../../runtime/index.ts';
import { send } from './support/raw.ts';
import { until } from './support/streamed.ts';
import { type Running, ways } from './support/ways.ts';

const middleware: Record<string, Middleware> = {
  replacing: async (_event, next) => {
    await next();
    return new Response('other', { status: 202 });
  },
  throwing: async (_event, next) => {
    await next();
    throw new HTTPError({ status: 409, message: 'Afterwards' });
  },
  wrapping: async (_event, next) => {
    const { body } = (await next()) as Response;
    return new Response(body, { status: 203 });
  },
  piping: async (_event, next) => {
    const { body } = (await next()) as Response;
    return new Response(body!.pipeThrough(new TransformStream()), { status: 203 });
  },
};

describe.each(ways)('the body of a Response $name', (way) => {
  let server: Running;
  let left = 0;
  const reported: string[] = [];
  const app = (cancel = () => {}) => {
    const answer = viaH3<unknown>((_page, x) => {
      const body = new ReadableStream({
        start: (controller) => controller.enqueue(new TextEncoder().encode('begun')),
        pull: (controller) => controller.close(),
        cancel: () => {
          left++;
          cancel();
        },
      });
      x.respond(new Response(body, { headers: { 'x-own': 'yes' } }));
    });
    const names = Object.keys(middleware);
    const inside = names.map((name) =>
      route(`/${name}`, Object, { get: answer }, { middleware: [middleware[name]!] }),
    );
    const routes = defineRoutes([route('/bare', Object, { get: answer }), ...inside]);
    return createApp(routes, { onError: (error) => reported.push(String(error)) });
  };
  beforeEach(() => {
    left = 0;
    reported.length = 0;
  });
  afterEach(() => server.close());

  test.each([
    ['HEAD /bare', 200],
    ['HEAD /wrapping', 203],
    ['GET /replacing', 202],
    ['GET /throwing', 409],
  ])('that nobody takes is let go of: %s', async (requestLine, status) => {
    server = await way.start(app());
    const answer = await send(server.port, requestLine);
    expect(answer.status).toBe(status);
    if (requestLine === 'HEAD /bare') expect(answer.headers).toContain('x-own: yes');
    await until(() => left === 1);
  });

  test.each(['bare', 'wrapping', 'piping'])('goes out where somebody takes it: %s', async (name) => {
    server = await way.start(app());
    expect((await send(server.port, `GET /${name}`)).body).toBe('begun');
    expect([left, reported]).toEqual([0, []]);
  });

  test('is let go of loudly', async () => {
    const fail = () => {
      throw new Error('not so fast');
    };
    server = await way.start(app(fail));
    await send(server.port, 'HEAD /bare');
    await until(() => reported.length === 1);
    expect(reported).toEqual(['Error: not so fast']);
  });
});
