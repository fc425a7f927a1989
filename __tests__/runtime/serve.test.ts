import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { Agent, get as httpGet } from 'node:http';
import { get as httpsGet } from 'node:https';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { afterEach, describe, expect, jest, test } from '@jest/globals';
import { createApp } from '../../runtime/index.ts';
import { type RunningServer, type ServeOptions, serve } from '../../runtime/node.ts';
import { checkedOptions } from '../../runtime/serve/options.ts';
import { tls } from './support/certificate.ts';
import { exchange, send, value } from './support/raw.ts';
import { slowRoutes } from './support/slow.ts';

/** Asks over TLS. */
async function askSecurely({ url }: RunningServer, path: string, headers = {}): Promise<object> {
  const options = { ca: tls.cert, checkServerIdentity: () => undefined, headers };
  const [response] = await once(httpsGet(`${url}${path}`, options), 'response');
  const body = Buffer.concat(await response.toArray()).toString();
  return { statusCode: response.statusCode, headers: response.headers, body };
}

describe('serve', () => {
  const running: RunningServer[] = [];
  const start = async (options: ServeOptions = {}) => {
    const server = await serve(createApp(slowRoutes), { port: 0, hostname: '127.0.0.1', ...options });
    running.push(server);
    return server;
  };
  afterEach(async () => {
    await Promise.all(running.splice(0).map((server) => server.close()));
  });

  test('returns the port and the URL at which it listens', async () => {
    const server = await start();
    expect(server.url).toBe(`http://127.0.0.1:${server.port}`);
    expect((await send(server.port, 'GET /quick')).body).toBe('"done"');
    expect((await start({ hostname: '0.0.0.0' })).url).toMatch(/^http:\/\/localhost:\d+$/);
  });

  test('takes PORT where no port is given', async () => {
    const { port } = await start();
    await running.pop()?.close();
    process.env.PORT = String(port);
    const server = await serve(createApp(slowRoutes), { hostname: '127.0.0.1' });
    running.push(server);
    delete process.env.PORT;
    expect(server.port).toBe(port);
  });

  test('an empty PORT is none', () => {
    process.env.PORT = '';
    const { port } = checkedOptions({});
    delete process.env.PORT;
    expect(port).toBe(3000);
  });

  test('a port that is taken, and options that are none', async () => {
    const { port } = await start();
    await expect(start({ port })).rejects.toMatchObject({ code: 'EADDRINUSE' });
    await expect(start({ port: -1 })).rejects.toThrow(RangeError);
    await expect(start({ deadline: Number.NaN })).rejects.toThrow(RangeError);
    expect(process.listenerCount('SIGTERM')).toBe(1);
  });

  test('HTTPS', async () => {
    const server = await start({ tls });
    expect(server.url).toMatch(/^https:/);
    expect(await askSecurely(server, '/quick')).toMatchObject({ statusCode: 200, body: '"done"' });
  });

  test('HTTPS: a request in flight ends, and its answer closes the connection', async () => {
    const server = await start({ tls });
    const answer = askSecurely(server, '/slow?ms=500');
    await pause(100);
    await server.close();
    expect(await answer).toMatchObject({ statusCode: 200, headers: { connection: 'close' } });
  });

  test('HTTPS: a client that sends nothing holds it up no longer than an idle connection', async () => {
    const server = await start({ tls });
    expect(await askSecurely(server, '/quick')).toMatchObject({ statusCode: 200 });
    const socket = connect(server.port, '127.0.0.1').on('error', () => {});
    await once(socket, 'connect');
    const before = performance.now();
    await server.close();
    expect(performance.now() - before).toBeLessThan(2000);
  });

  test('HTTPS: a client that never gets through TLS does not hold it up beyond the deadline', async () => {
    const server = await start({ tls, deadline: 600 });
    const socket = connect(server.port, '127.0.0.1').on('error', () => {});
    await once(socket, 'connect');
    socket.write('\x16\x03\x01\x02\x00\x01', 'latin1');
    const trickle = setInterval(() => socket.write('\0'), 50);
    const before = performance.now();
    await server.close();
    clearInterval(trickle);
    expect(performance.now() - before).toBeGreaterThan(500);
    expect(performance.now() - before).toBeLessThan(2000);
  });

  test("node's own options", async () => {
    const server = await start({ node: { maxHeaderSize: 1000 } });
    expect((await send(server.port, 'GET /quick', [`X-A: ${'x'.repeat(2000)}`])).status).toBe(431);
    const secure = await start({ tls, node: { maxHeaderSize: 1000 } });
    expect(await askSecurely(secure, '/quick', { 'x-a': 'x'.repeat(2000) })).toMatchObject({
      statusCode: 431,
    });
  });

  test.each(['/quick', '/via'])('a server that allows HEAD no body answers it: %s', async (path) => {
    const server = await start({ node: { rejectNonStandardBodyWrites: true } });
    const head = `HEAD ${path} HTTP/1.1\r\nHost: test\r\n\r\n`;
    const [answer] = await exchange(server.port, head, { heads: true });
    expect(answer?.headers).toContain('content-length: 6');
  });

  test('and refuses it a body that is too large', async () => {
    const server = await start({ node: { rejectNonStandardBodyWrites: true } });
    const lines = ['HEAD /reading HTTP/1.1', 'Host: test', 'Content-Type: application/json'];
    const head = [...lines, 'Content-Length: 9999999', '', ''].join('\r\n');
    const [answer] = await exchange(server.port, head, { heads: true });
    expect(answer?.status).toBe(413);
  });

  test('a request whose head comes slowly across the stop is answered', async () => {
    const server = await start();
    const socket = connect(server.port, '127.0.0.1');
    await once(socket, 'connect');
    const closed = server.close();
    for (const piece of ['GET ', '/quick ', 'HTTP/1.1\r\n', 'Host: ', 'test\r\n', '\r\n']) {
      await pause(60);
      socket.write(piece);
    }
    const [bytes] = await once(socket, 'data');
    expect(String(bytes)).toMatch(/^HTTP\/1.1 200/);
    await closed;
  });

  test('a signal that the app listens for itself ends no process', async () => {
    const own = () => {};
    process.on('SIGTERM', own);
    const server = await start();
    process.emit('SIGTERM', 'SIGTERM');
    await server.close();
    await pause(20);
    process.off('SIGTERM', own);
  });

  test('nothing of it goes on when it is closed', async () => {
    const server = await start();
    await send(server.port, 'GET /quick');
    const set = [jest.spyOn(globalThis, 'setTimeout'), jest.spyOn(globalThis, 'setInterval')];
    const cleared = [jest.spyOn(globalThis, 'clearTimeout'), jest.spyOn(globalThis, 'clearInterval')];
    await server.close();
    const started = set.flatMap(({ mock }) => mock.results.map(({ value }) => value as unknown));
    const ended = new Set<unknown>(cleared.flatMap(({ mock }) => mock.calls.map(([timer]) => timer)));
    jest.restoreAllMocks();
    expect(started.length).toBeGreaterThan(0);
    expect(started.filter((timer) => !ended.has(timer))).toHaveLength(0);
  });

  test.each(['/slow?ms=200', '/via?ms=200'])(
    'a request in flight ends, and says that it is the last: %s',
    async (target) => {
      const server = await start();
      // The h3 way is loaded at its first request.
      await send(server.port, 'GET /via');
      const answer = send(server.port, `GET ${target}`);
      await pause(50);
      const closed = server.close();
      expect(await answer).toMatchObject({ status: 200, body: '"done"' });
      expect(value((await answer).headers, 'connection')).toBe('close');
      await closed;
      await expect(once(connect(server.port, '127.0.0.1'), 'connect')).rejects.toMatchObject({
        code: 'ECONNREFUSED',
      });
    },
  );

  test('connections on which nothing happens do not hold it up', async () => {
    const server = await start();
    const sockets = await Promise.all(
      [0, 1].map(async (i) => {
        const socket = connect(server.port, '127.0.0.1');
        await once(socket, 'connect');
        if (i === 0) return socket;
        socket.write('GET /quick HTTP/1.1\r\nHost: test\r\n\r\n');
        await once(socket, 'data');
        return socket;
      }),
    );
    const ends = sockets.map((socket) => once(socket.resume(), 'close'));
    const before = performance.now();
    await server.close();
    await Promise.all(ends);
    expect(performance.now() - before).toBeLessThan(1000);
  });

  test('what comes on a kept-alive connection just after the stop is answered', async () => {
    const server = await start();
    const socket = connect(server.port, '127.0.0.1');
    const request = 'GET /quick HTTP/1.1\r\nHost: test\r\n\r\n';
    socket.write(request);
    await once(socket, 'data');
    const closed = server.close();
    await pause(40);
    socket.write(request);
    const [bytes] = await once(socket, 'data');
    expect(String(bytes).toLowerCase()).toMatch(/^http\/1.1 200 [\s\S]*\nconnection: close\r\n/);
    await closed;
  });

  test('pipelined requests are all answered', async () => {
    const server = await start();
    const request = (target: string) => `GET ${target} HTTP/1.1\r\nHost: test\r\n\r\n`;
    const answers = exchange(
      server.port,
      request('/slow?ms=150') + request('/quick') + request('/slow?ms=120'),
      {
        count: 3,
      },
    );
    await pause(60);
    await server.close();
    expect((await answers).map(({ status }) => status)).toEqual([200, 200, 200]);
    expect((await answers).map(({ headers }) => value(headers, 'connection'))).toEqual([
      'keep-alive',
      'keep-alive',
      'close',
    ]);
  });

  test('a body that is still coming is waited for', async () => {
    const server = await start();
    const head =
      'POST /slow HTTP/1.1\r\nHost: test\r\nContent-Type: application/json\r\nContent-Length: 4\r\nExpect: 100-continue\r\n\r\n';
    const socket = connect(server.port, '127.0.0.1');
    socket.write(head);
    // Now the server has the request.
    expect(String(await once(socket, 'data'))).toMatch(/^HTTP\/1.1 100/);
    socket.write('[1');
    const closed = server.close();
    await pause(300);
    socket.write(' ]');
    const [bytes] = await once(socket, 'data');
    expect(String(bytes)).toMatch(/^HTTP\/1.1 200/);
    await closed;
  });

  test('the deadline cuts off what takes too long', async () => {
    const server = await start({ deadline: 150 });
    const answer = send(server.port, 'GET /slow?ms=1500').catch((error: Error) => error);
    await pause(50);
    const before = performance.now();
    await Promise.all([server.close(), server.close()]);
    expect(performance.now() - before).toBeLessThan(2000);
    expect(String(await answer)).toContain('No answer');
  });

  test('leaves no signal handler behind', async () => {
    const before = process.listenerCount('SIGTERM');
    const server = await start();
    expect(process.listenerCount('SIGTERM')).toBe(before + 1);
    await server.close();
    expect(process.listenerCount('SIGTERM')).toBe(before);
    await start({ signals: [] });
    expect(process.listenerCount('SIGTERM')).toBe(before);
  });
});

describe('a process that serves', () => {
  let child: ChildProcess | undefined;
  afterEach(() => void child?.kill('SIGKILL'));

  const start = async (...args: string[]) => {
    const script = fileURLToPath(new URL('./support/served.ts', import.meta.url));
    const cwd = fileURLToPath(new URL('../..', import.meta.url));
    const started = spawn(process.execPath, ['--import', 'tsx', script, ...args], {
      cwd,
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    child = started;
    const [line] = await once(started.stdout, 'data');
    return { child: started, port: Number(line), exit: once(started, 'exit') };
  };

  test.each(['SIGTERM', 'SIGINT'] as const)(
    '%s under load: no request fails, and the process ends',
    async (signal) => {
      const { child, port, exit } = await start('10000', 'busy');
      const agent = new Agent({ keepAlive: true, maxSockets: 30 });
      const failures: string[] = [];
      let answered = 0;
      const request = (target: string) =>
        new Promise<boolean>((resolve) => {
          const sent = httpGet({ host: '127.0.0.1', port, path: target, agent }, (response) => {
            answered++;
            if (response.statusCode !== 200) failures.push(String(response.statusCode));
            response
              .resume()
              .on('end', () => resolve(true))
              .on('error', (error) => failures.push(String(error)));
          });
          sent.on('error', (error: NodeJS.ErrnoException) => {
            // The connection was refused, so nothing was sent.
            if (error.code !== 'ECONNREFUSED') failures.push(`${error.code} ${error.message}`);
            resolve(false);
          });
        });
      const client = async (targets: readonly string[]) => {
        for (let i = 0; await request(targets[i % targets.length]!); i++) {}
      };
      const clients = Array.from({ length: 30 }, (_, i) =>
        client(i % 3 === 0 ? ['/slow?ms=30', '/via?ms=5'] : ['/quick']),
      );
      await pause(500);
      child.kill(signal);
      await Promise.all(clients);
      expect(failures).toEqual([]);
      expect(answered).toBeGreaterThan(100);
      expect(await exit).toEqual([0, null]);
      agent.destroy();
    },
  );

  test('requests on connections that it has not taken yet at SIGTERM are answered', async () => {
    const { child, port, exit } = await start();
    child.kill('SIGSTOP');
    const sockets = Array.from({ length: 20 }, () => connect(port, '127.0.0.1'));
    await Promise.all(sockets.map((socket) => once(socket, 'connect')));
    const statuses = sockets.map(async (socket) => {
      socket.write('GET /quick HTTP/1.1\r\nhost: test\r\n\r\n');
      return (await text(socket)).slice(9, 12);
    });
    child.kill('SIGTERM');
    child.kill('SIGCONT');
    expect(await Promise.all(statuses)).toEqual(sockets.map(() => '200'));
    expect(await exit).toEqual([0, null]);
  });

  test('past the deadline it ends with status 1', async () => {
    const { child, port, exit } = await start('100');
    const answer = send(port, 'GET /slow?ms=60000').catch((error: Error) => error);
    await pause(100);
    child.kill('SIGTERM');
    expect(await exit).toEqual([1, null]);
    expect(await answer).toBeInstanceOf(Error);
  });

  test.each(['/slow', '/depending'])('a second signal waits no longer: %s', async (path) => {
    // The deadline is so long that even half of it exceeds the time of a test.
    const { child, port, exit } = await start('600000');
    const answer = send(port, `GET ${path}?ms=600000`).catch((error: Error) => error);
    await pause(100);
    child.kill('SIGTERM');
    await pause(200);
    child.kill('SIGTERM');
    expect(await exit).toEqual([1, null]);
    await answer;
  });
});
