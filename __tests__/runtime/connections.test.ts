import { createServer, IncomingMessage, ServerResponse } from 'node:http';
import { type AddressInfo, connect, Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, test } from '@jest/globals';
import { closeWithConnection, endWith } from '../../runtime/exchange/connection.ts';
import { defineRoutes, type Exchange, route } from '../../runtime/generated.ts';
import { createApp } from '../../runtime/index.ts';
import { serve, toNodeHandler } from '../../runtime/node.ts';
import { collectGarbage } from './support/garbage.ts';
import { quietApp } from './support/quiet-app.ts';
import { exchange, send } from './support/raw.ts';
import { until } from './support/streamed.ts';
import { routes } from './support/table.ts';
import { ways } from './support/ways.ts';

describe.each(ways)('connections $name', (way) => {
  const server = quietApp(way, routes);

  const post = (body: string, ...headers: string[]) =>
    [
      'POST /echo HTTP/1.1',
      'Host: test',
      'Content-Type: application/json',
      ...headers,
      `Content-Length: ${body.length}`,
      '',
      body,
    ].join('\r\n');

  test('pipelined requests are answered in their order', async () => {
    const requests = [
      post('1'),
      'GET /nothing HTTP/1.1\r\nHost: test\r\n\r\n',
      post('{'),
      post('2'),
      'GET /it%65ms HTTP/1.1\r\nHost: test\r\n\r\n',
      post('3'),
    ];
    const answers = await exchange(server.port, requests.join(''), { count: 6 });
    expect(answers.map(({ status }) => status)).toEqual([200, 404, 422, 200, 200, 200]);
    expect([0, 3, 5].map((i) => answers[i]?.body)).toEqual(['1', '2', '3']);
  });

  test('a body that nobody reads leaves the connection usable', async () => {
    const unread = `POST /nothing HTTP/1.1\r\nHost: test\r\nContent-Length: 5\r\n\r\n12345`;
    const answers = await exchange(server.port, [unread, post('1')], { count: 2 });
    expect(answers.map(({ status }) => status)).toEqual([404, 200]);
  });

  test('Expect: 100-continue', async () => {
    const [answer] = await exchange(server.port, post('[1]', 'Expect: 100-continue'));
    expect(answer).toMatchObject({ status: 200, body: '[1]' });
  });

  test.each(['/nothing', 'http://elsewhere.test/nothing', '/items/../nothing'])(
    'Expect: 100-continue of a request that nobody reads leaves the connection usable: %s',
    async (target) => {
      const unread = post('[1]', 'Expect: 100-continue').replace('/echo', target);
      const answers = await exchange(server.port, [unread, post('1')], { count: 2 });
      expect(answers.map(({ status }) => status)).toEqual([404, 200]);
    },
  );

  test('a whole URL as the target of a request with a body', async () => {
    const whole = (body: string) => post(body).replace('/echo', 'http://elsewhere.test:81/echo?a=b');
    const answers = await exchange(server.port, whole('1') + whole('{') + whole('2'), { count: 3 });
    expect(answers.map(({ status }) => status)).toEqual([200, 422, 200]);
    const [refused] = await exchange(server.port, whole(`"${'x'.repeat(1_100_000)}"`));
    expect(refused).toMatchObject({ status: 413, body: '{"detail":"Content Too Large"}' });
  });

  test.each([
    ['ftp://elsewhere.test/users/5', 400, ''],
    ['http://[1/users/5', 400, ''],
    ['*', 404, '{"detail":"Not Found"}'],
  ])('a target that is no path leaves the connection usable: %s', async (target, status, body) => {
    const [first, second] = await exchange(server.port, post('1').replace('/echo', target) + post('2'), {
      count: 2,
    });
    expect([first, second]).toMatchObject([{ status, body }, { status: 200 }]);
  });

  test('a body in chunks, with extensions and trailers', async () => {
    const head = post('').replace('Content-Length: 0', 'Transfer-Encoding: chunked');
    const chunked = `${head}3;a="b"\r\n[1,\r\n002\r\n2]\r\n0\r\nContent-Type: text/plain\r\n\r\n`;
    const answers = await exchange(server.port, chunked + post('3'), { count: 2 });
    expect(answers.map(({ body }) => body)).toEqual(['[1,2]', '3']);
  });

  test('HTTP/1.0 and a request that is none', async () => {
    const [old] = await exchange(server.port, 'GET /users/5 HTTP/1.0\r\n\r\n');
    expect(old).toMatchObject({ status: 200, body: '"5"' });
    const [broken] = await exchange(server.port, 'NONSENSE\r\n\r\n');
    expect(broken?.status).toBe(400);
  });

  test('a client that leaves in the middle of a body does not affect other requests', async () => {
    for (const length of ['Content-Length: 100', 'Transfer-Encoding: chunked', 'Content-Length: 100000']) {
      const socket = connect(server.port, '127.0.0.1');
      socket.on('error', () => {});
      socket.write(
        `POST /echo HTTP/1.1\r\nHost: test\r\nContent-Type: application/json\r\n${length}\r\n\r\n4\r\n[1,2`,
      );
      await pause(20);
      socket.destroy();
    }
    await pause(50);
    expect((await send(server.port, 'GET /users/5')).status).toBe(200);
  });
});

test('what has ended before its connection is not kept until that closes', () => {
  const connection = new Socket();
  const closed: number[] = [];
  for (const [n, isDone] of [true, true, false].entries())
    endWith(connection, { isDone, close: () => void closed.push(n) });
  connection.emit('close');
  expect(closed).toEqual([2]);
});

test.each(['createServer', 'serve'])(
  'a connection that is idle keeps nothing of the requests that came together: %s',
  async (how) => {
    const app = createApp(routes);
    const running = how === 'serve' ? await serve(app, { port: 0, signals: [] }) : undefined;
    const server = running?.server ?? createServer(toNodeHandler(app)).listen(0);
    const requests: WeakRef<IncomingMessage>[] = [];
    server.on('request', (request) => requests.push(new WeakRef(request)));
    const client = connect((server.address() as AddressInfo).port);
    client.write('GET /users/5 HTTP/1.1\r\nHost: test\r\n\r\n'.repeat(3));
    let answers = '';
    for await (const bytes of client.iterator({ destroyOnReturn: false })) {
      answers += bytes;
      if (answers.split('"5"').length > 3) break;
    }
    // A reference lives on until the current turn ends.
    await pause(50);
    collectGarbage();
    expect(requests.map((one) => one.deref()?.url)).toEqual([undefined, undefined, undefined]);
    expect(client.destroyed).toBe(false);
    client.destroy();
    await (running?.close() ?? server.close());
  },
);

test('a server does not keep connections that have closed', async () => {
  const { server, port, close } = await serve(createApp(routes), { port: 0, signals: [] });
  const sockets: WeakRef<Socket>[] = [];
  server.on('connection', (socket) => sockets.push(new WeakRef(socket)));
  await send(port, 'GET /users/5');
  await pause(50);
  collectGarbage();
  expect(sockets.map((one) => one.deref()?.destroyed)).toEqual([undefined]);
  await close();
});

test('answers that wait behind another one all close with their connection', async () => {
  const handler = toNodeHandler(createApp(routes));
  const begun: string[] = [];
  const closed: string[] = [];
  const server = createServer((request, response) => {
    begun.push(request.url!);
    response.on('close', () => closed.push(request.url!));
    if (request.url === '/broken') {
      closeWithConnection(response);
      response.destroy(new Error('of its body'));
    } else if (request.url !== '/never') handler(request, response);
  }).listen(0);
  const client = connect((server.address() as AddressInfo).port);
  const paths = ['/never', '/broken', '/users/1', '/users/2', '/users/3', '/users/4'];
  client.write(paths.map((path) => `GET ${path} HTTP/1.1\r\nHost: test\r\n\r\n`).join(''));
  await until(() => begun.length === paths.length);
  client.destroy();
  await pause(50);
  expect(closed.sort()).toEqual(paths.sort());
  server.close();
});

test('a request that is read after the last answer of its connection is left alone', async () => {
  const paths: string[] = [];
  const get = (_page: unknown, x: Exchange) => {
    paths.push(x.path);
    x.reply(200, '1');
  };
  const both = ['/first', '/late'];
  const handler = toNodeHandler(createApp(defineRoutes(both.map((path) => route(path, Object, { get })))));
  const server = createServer((request, response) => {
    // As node does after an answer with `connection: close`.
    if (request.url === '/late') request.socket.end();
    handler(request, response);
  }).listen(0);
  const client = connect((server.address() as AddressInfo).port).resume();
  const ended = new Promise((resolve) => client.on('close', resolve));
  client.write(both.map((path) => `GET ${path} HTTP/1.1\r\nHost: test\r\n\r\n`).join(''));
  await ended;
  expect(paths).toEqual(['/first']);
  server.close();
});

test.each([null, { remoteAddress: '127.0.0.1' }])(
  'messages that have no connection are answered: %j',
  async (socket) => {
    const request = new IncomingMessage(socket as Socket);
    Object.assign(request, {
      method: 'GET',
      url: '/users/5',
      httpVersionMajor: 1,
      rawHeaders: ['Host', 'test'],
    });
    const response = new ServerResponse(request);
    const sent = new Promise((resolve) => {
      response.end = ((text: string) => resolve(text)) as unknown as typeof response.end;
    });
    toNodeHandler(createApp(routes))(request, response);
    expect(await sent).toBe('"5"');
  },
);
