import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { connect, createServer } from 'node:http2';
import { connect as connectTcp } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { bodyLimit, type H3, HTTPError, type Middleware } from 'h3';
import { defineRoutes, type Exchange, route } from '../../runtime/generated.ts';
import { createApp } from '../../runtime/index.ts';
import { toNodeHandler } from '../../runtime/node.ts';
import { governed } from './support/governed.ts';
import { listening } from './support/listening.ts';
import { exchange, json, sendFirst } from './support/raw.ts';
import { until } from './support/streamed.ts';
import { type Running, ways } from './support/ways.ts';

/**
 * The default mode, a built-in one, and handlers of the user's own: a tuple, a Response, one that fails; each
 * on both ways to an event.
 */
const targets = ['plain', 'detailed', 'mixed', 'own', 'failing'].flatMap((mode) => [
  `/${mode}/1`,
  `/${mode}/via/1`,
]);
const sent = (target: string, size: number) => {
  const head = ['Host: test', 'Content-Type: application/json', `Content-Length: ${size}`];
  const lines = [`POST ${target} HTTP/1.1`, ...head, '', ''];
  return Buffer.concat([Buffer.from(lines.join('\r\n')), Buffer.alloc(size, 0x20)]);
};
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

describe.each(ways)('a body that is refused, and of which a middleware has a copy $name', (way) => {
  test.each(['application/json', 'application/x-www-form-urlencoded'])(
    'is read on only as far as the copy may grow: %s',
    async (type) => {
      let received = () => 0;
      const copying: Middleware = ({ req }) => {
        const { socket } = req.runtime!.node!.req as IncomingMessage;
        received = () => socket.bytesRead;
        req.clone();
      };
      const post = (_page: unknown, x: Exchange) =>
        type === 'application/json' ? x.json(() => x.empty(204)) : x.form(() => x.empty(204), 'name', []);
      const limits = { body: 100 };
      const routes = defineRoutes([route('/', Object, { post }, { middleware: [copying], limits })]);
      const server = await way.start(createApp(routes));
      const size = 60_000_000;
      const head = `POST / HTTP/1.1\r\nHost: test\r\nContent-Type: ${type}\r\nContent-Length: ${size}\r\n\r\n`;
      const client = connectTcp(server.port, '127.0.0.1').on('error', () => {});
      client.write(Buffer.concat([Buffer.from(head), Buffer.alloc(size, 0x20)]));
      expect(String(await once(client, 'data'))).toMatch(/^HTTP\/1.1 413/);
      await until(() => client.resume().closed);
      await server.close();
      expect(received()).toBeLessThan(size / 2);
    },
  );
});

const refusing: Middleware = () => {
  throw new HTTPError({ status: 401, message: 'Who are you?' });
};

const post = (_page: unknown, x: Exchange) => x.json(() => x.empty(204));
const limited = bodyLimit(1000);
const lookedAt = defineRoutes([
  route('/limited', Object, { post }, { middleware: [limited] }),
  route('/refused', Object, { post }, { middleware: [bodyLimit(100_000_000), refusing] }),
  route('/plain', Object, { post }),
]);

describe.each(ways)('a body that middleware looks at and refuses $name', (way) => {
  const start = (isExtended: boolean) => {
    const app = createApp(lookedAt);
    return way.start(isExtended ? app.use('/plain', limited) : app);
  };
  const cases: [target: string, status: number, isExtended: boolean][] = [
    ['/limited', 413, false],
    ['/refused', 401, false],
    ['/limited', 413, true],
    ['/plain', 413, true],
  ];

  test.each(cases)(
    'leaves the connection to the next request: %s %i, h3 of the user: %s',
    async (target, status, isExtended) => {
      const server = await start(isExtended);
      const next = 'POST /nothing HTTP/1.1\r\nHost: test\r\nContent-Length: 0\r\n\r\n';
      const answers = await exchange(server.port, [sent(target, 300_000), next], { count: 2 });
      expect(answers.map((answer) => answer.status)).toEqual([status, 404]);
      await server.close();
    },
  );

  test.each(cases)(
    'may be sent as a whole before the answer is read: %s %i, h3 of the user: %s',
    async (target, status, isExtended) => {
      const server = await start(isExtended);
      expect((await sendFirst(server.port, sent(target, 20_000_000)))?.status).toBe(status);
      await server.close();
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
    expect(isRefused((await sendFirst(server.port, sent(target, 20_000_000)))?.status)).toBe(true);
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

  test.each(targets)('keeps no stream of HTTP/2 open: %s', async (target) => {
    expect(isRefused(await statusOverHttp2(app, target))).toBe(true);
  });
});

test('what middleware has looked at keeps no stream of HTTP/2 open', async () => {
  expect(await statusOverHttp2(createApp(lookedAt), '/refused')).toBe(401);
});

/** Settles when the stream is closed, on both of its sides. */
async function statusOverHttp2(app: H3, target: string): Promise<unknown> {
  const server = createServer(toNodeHandler(app) as never);
  const client = connect(`http://127.0.0.1:${await listening(server)}`);
  const headers = { ':method': 'POST', ':path': target, 'content-type': 'application/json' };
  const stream = client.request(headers);
  let status: unknown;
  stream.on('response', (head) => {
    status = head[':status'];
  });
  stream.resume().end(Buffer.alloc(300_000));
  await until(() => stream.closed);
  client.close();
  await new Promise<void>((resolve) => void server.close(() => resolve()));
  return status;
}

test('a body without an end is not read on for ever', async () => {
  const part = new Uint8Array(1 << 20);
  let parts = 0;
  let isCancelled = false;
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      parts++;
      if (parts > 2000) controller.error(new Error('too many'));
      else controller.enqueue(part);
    },
    cancel() {
      isCancelled = true;
    },
  });
  const app = createApp(defineRoutes([route('/', Object, { post }, { limits: { body: 5 } })]));
  const headers = { 'content-type': 'application/json' };
  const init = { method: 'POST', headers, body, duplex: 'half' } as RequestInit;
  expect((await app.fetch(new Request('http://test/', init))).status).toBe(413);
  await until(() => isCancelled);
  expect(parts).toBeLessThan(300);
});
