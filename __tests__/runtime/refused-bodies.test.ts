import { connect, createServer } from 'node:http2';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { defineRoutes, type Exchange, route } from '../../runtime/generated.ts';
import { createApp } from '../../runtime/index.ts';
import { toNodeHandler } from '../../runtime/node.ts';
import { governed } from './support/governed.ts';
import { json, sendFirst } from './support/raw.ts';
import { until } from './support/streamed.ts';
import { type Running, ways } from './support/ways.ts';

/** The default mode, a built-in one, and handlers of the user's own: a tuple, a Response, one that fails; each on both ways to an event. */
const targets = ['plain', 'detailed', 'mixed', 'own', 'failing'].flatMap((mode) => [
  `/${mode}/1`,
  `/${mode}/via/1`,
]);
const isRefused = (status: unknown) => status === 413 || status === 500;

describe.each(ways)('a body that is refused $name', (way) => {
  test.each([204, 304])(
    'is answered by an error handler with a Response that never has one: %i',
    async (status) => {
      const reported: unknown[] = [];
      const post = (_page: unknown, x: Exchange) => x.json(() => x.empty(200));
      const http = () => new Response(null, { status, headers: { 'x-own': 'yes' } });
      const routes = defineRoutes([
        route('/', Object, { post }, { errors: [{ http }], limits: { body: 5 } }),
      ]);
      const server = await way.start(createApp(routes, { onError: (error) => reported.push(error) }));
      const answer = await json(server.port, 'POST /', '"too large"');
      await server.close();
      expect([answer.status, reported]).toEqual([status, []]);
      expect(answer.headers).toContain('x-own: yes');
    },
  );
});

describe.each(ways)('a body far above the limit, sent as a whole before the answer is read $name', (way) => {
  let server: Running;
  beforeAll(async () => {
    server = await way.start(createApp(governed({ limits: { body: 100 } }), { onError: () => {} }));
  });
  afterAll(() => server.close());

  test.each(targets)('%s', async (target) => {
    const head = ['Host: test', 'Content-Type: application/json', 'Content-Length: 20000000'];
    const bytes = Buffer.concat([
      Buffer.from([`POST ${target} HTTP/1.1`, ...head, '', ''].join('\r\n')),
      Buffer.alloc(20_000_000, 0x20),
    ]);
    expect(isRefused((await sendFirst(server.port, bytes))?.status)).toBe(true);
  });
});

describe('what is left of a body that was refused', () => {
  const app = createApp(governed({ limits: { body: 100 } }), { onError: () => {} });

  test.each(targets)('is read, whatever the server: %s', async (target) => {
    let left = 10;
    const body = new ReadableStream<Uint8Array>({
      pull(controller) {
        if (left === 0) controller.close();
        else controller.enqueue(new Uint8Array(1000));
        left--;
      },
    });
    const headers = { 'content-type': 'application/json' };
    const init = { method: 'POST', headers, body, duplex: 'half' } as const;
    const { status } = await app.fetch(new Request(`http://localhost${target}`, init));
    expect(isRefused(status)).toBe(true);
    await until(() => left < 0);
  });

  describe('over HTTP/2', () => {
    const server = createServer(toNodeHandler(app) as never);
    beforeAll(() => new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve)));
    afterAll(() => new Promise<void>((resolve) => void server.close(() => resolve())));

    test.each(targets)('keeps no stream open: %s', async (target) => {
      const client = connect(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
      const headers = { ':method': 'POST', ':path': target, 'content-type': 'application/json' };
      const stream = client.request(headers);
      let status: unknown;
      stream.on('response', (head) => {
        status = head[':status'];
      });
      stream.resume().end(Buffer.alloc(300_000));
      await until(() => stream.closed);
      client.close();
      expect(isRefused(status)).toBe(true);
    });
  });
});
