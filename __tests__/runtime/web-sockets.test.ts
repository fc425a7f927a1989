import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type { Hooks } from 'crossws';
import crossws from 'crossws/adapters/node';
import WebSocket from 'crossws/websocket';
import { defineWebSocketHandler } from 'h3';
import { createApp, Forbidden } from '../../runtime/index.ts';
import { type RunningServer, serve } from '../../runtime/node.ts';
import { eventually } from './support/lifetimes.ts';
import { slowRoutes } from './support/slow.ts';

/** As docs/serving.md shows it. */
describe('WebSockets of h3 on the server that `serve` gives', () => {
  const closed: string[] = [];
  const start = async () => {
    const app = createApp(slowRoutes);
    app.get(
      '/echo',
      defineWebSocketHandler({
        message: (peer, message) => void peer.send(`heard ${message.text()}`),
        close: () => void closed.push('echo'),
      }),
    );
    app.get('/members', () => {
      throw new Forbidden();
    });
    const sockets = crossws({
      async resolve(request) {
        const answer: Response & { crossws?: Partial<Hooks> } = await app.fetch(request as Request);
        return answer.crossws ?? { upgrade: () => answer };
      },
    });
    const started = await serve(app, { port: 0, hostname: '127.0.0.1', signals: [] });
    started.server.on('upgrade', (request, socket, head) => {
      socket.on('error', () => {});
      if (request.headers.upgrade?.toLowerCase() === 'websocket')
        sockets.handleUpgrade(request, socket, head);
      else socket.end('HTTP/1.1 400 Bad Request\r\nConnection: close\r\n\r\n');
    });
    return started;
  };
  let running: RunningServer;
  beforeAll(async () => {
    running = await start();
  });
  beforeEach(() => {
    closed.length = 0;
  });
  afterAll(() => running.close());
  // Node's own class where it has one, from version 22 on, otherwise that of `ws`: only what both have is used.
  const open = (path: string, { port } = running) => new WebSocket(`ws://127.0.0.1:${port}${path}`);
  const next = (socket: WebSocket, type: 'open' | 'message') =>
    new Promise<unknown>((resolve) =>
      socket.addEventListener(type, (event) => resolve('data' in event ? event.data : undefined), {
        once: true,
      }),
    );

  test('talk, beside requests', async () => {
    const socket = open('/echo');
    await next(socket, 'open');
    socket.send('hello');
    expect(await next(socket, 'message')).toBe('heard hello');
    expect(await (await fetch(`${running.url}/quick`)).json()).toBe('done');
    socket.close();
    await eventually(() => expect(closed).toEqual(['echo']));
  });

  test.each([
    ['/members', 403],
    ['/nowhere', 404],
  ])('%s is refused with %d', async (path, status) => {
    const headers = {
      connection: 'upgrade',
      upgrade: 'websocket',
      'sec-websocket-key': 'AAAAAAAAAAAAAAAAAAAAAA==',
      'sec-websocket-version': '13',
    };
    const [answer] = await once(request(running.url + path, { headers }).end(), 'response');
    expect((answer as IncomingMessage).resume().statusCode).toBe(status);
  });

  test('a client that leaves while the app decides does no harm', async () => {
    const client = connect(running.port, '127.0.0.1');
    await once(client, 'connect');
    client.write(
      'GET /slow?ms=100 HTTP/1.1\r\nHost: test\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n',
    );
    await pause(50);
    client.resetAndDestroy();
    await pause(150);
    expect((await fetch(`${running.url}/quick`)).status).toBe(200);
  });

  test('a request for another protocol is not answered as if it were a GET', async () => {
    const headers = { connection: 'Upgrade, HTTP2-Settings', upgrade: 'h2c' };
    const post = request(`${running.url}/quick`, { method: 'POST', headers });
    const [answer] = await once(post.end(), 'response');
    expect((answer as IncomingMessage).resume().statusCode).toBe(400);
  });

  test('are closed when the server stops', async () => {
    const stopping = await start();
    const socket = open('/echo', stopping);
    await next(socket, 'open');
    await stopping.close();
    await eventually(() => expect(closed).toEqual(['echo']));
  });
});
