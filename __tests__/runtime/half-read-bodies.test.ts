import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { connect, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import type { H3Event, Middleware } from 'h3';
import { defineRoutes, type Exchange, route, viaH3 } from '../../runtime/generated.ts';
import { createApp } from '../../runtime/index.ts';
import { type Http2Running, http2Ways } from './support/http2.ts';
import { exchange } from './support/raw.ts';
import { until } from './support/streamed.ts';
import { mountedInH3, type Running, ways } from './support/ways.ts';

type Use = (event: H3Event, body: ReadableStream<Uint8Array>) => Promise<unknown>;

/** Ways to leave a body after a part of it. */
const leaving: Record<string, Use> = {
  cancelled: (_event, body) => body.cancel(),
  'cancelled-after-a-part': async (_event, body) => {
    const reader = body.getReader();
    await reader.read();
    await reader.cancel();
  },
  'left-in-a-loop': async (_event, body) => {
    for await (const _part of body) break;
  },
  'piped-into-a-failure': async (_event, body) => {
    const write = () => Promise.reject(new Error('full'));
    await body.pipeTo(new WritableStream({ write })).catch(() => {});
  },
  released: async (_event, body) => {
    const reader = body.getReader();
    await reader.read();
    reader.releaseLock();
  },
  'read-from-a-copy': async (event) => event.req.clone().body!.getReader().read(),
  "left-in-a-loop-over-node's-message": async (event) => {
    for await (const _part of event.runtime!.node!.req as IncomingMessage) break;
  },
};

let reader: ReadableStreamDefaultReader<Uint8Array> | undefined;

/** Reads on until at least `size` more bytes have come, or to the end. Returns their number. */
async function readOn(size = Infinity): Promise<number> {
  let read = 0;
  while (read < size) {
    const { done, value } = await reader!.read();
    if (done) break;
    read += value.byteLength;
  }
  return read;
}

let received = () => 0;

/** Leaves a copy whose reader may still be used, and tells how many bytes come all the same. */
async function leaveCopy(event: H3Event): Promise<void> {
  const { socket } = event.runtime!.node!.req as IncomingMessage;
  received = () => socket.bytesRead;
  reader = event.req.clone().body!.getReader();
  await reader.read();
}

/** Leaves a body whose reader may still be used. */
const held: Record<string, Use> = {
  'with-a-reader': async (_event, body) => {
    reader = body.getReader();
    return reader.read();
  },
  'with-a-copy': async (_event, body) => {
    reader = body.tee()[0].getReader();
    return reader.read();
  },
};

const uses: Record<string, Use> = { ...leaving, ...held, 'with-a-long-copy': leaveCopy };
const aborted: string[] = [];
const post = viaH3(async (_page: object, x: Exchange) => {
  const { signal } = x.event.req;
  signal.addEventListener('abort', () => aborted.push(x.path));
  await uses[x.param(0)]!(x.event, x.event.req.body!);
  x.reply(200, '1');
});
const reply = (_page: unknown, x: Exchange) => x.reply(200, '1');
const answering: Middleware = ({ runtime }, next) => {
  runtime!.node!.res!.writeHead(200);
  runtime!.node!.res!.end();
  return next();
};
const routes = defineRoutes([
  route('/left/{how}', Object, { post }),
  route('/plain', Object, { get: reply, post: reply }),
  route('/answered-before', Object, { get: reply, post: reply }, { middleware: [answering] }),
]);

const large = 3_000_000;
const next = 'GET /nothing HTTP/1.1\r\nHost: test\r\n\r\n';

function sent(how: string, size: number, declared = large): Buffer {
  const head = `POST /left/${how} HTTP/1.1\r\nHost: test\r\nContent-Length: ${declared}\r\n\r\n`;
  return Buffer.concat([Buffer.from(head), Buffer.alloc(size)]);
}

afterEach(() => {
  jest.useRealTimers();
  reader = undefined;
  aborted.length = 0;
});

/** Only the time after which nobody is taken to read on is as long as to need this. */
function useFakeTimeout(): void {
  jest.useFakeTimers({
    doNotFake: [
      'nextTick',
      'setImmediate',
      'clearImmediate',
      'setInterval',
      'clearInterval',
      'queueMicrotask',
    ],
  });
}

describe.each([...ways, mountedInH3])('a body that is read in part $name', (way) => {
  let server: Running;
  let socket: Socket | undefined;
  beforeEach(async () => {
    server = await way.start(createApp(routes));
  });
  afterEach(async () => {
    socket?.destroy();
    await server.close();
  });

  async function answered(how: string, size: number, declared?: number): Promise<Socket> {
    socket = connect(server.port, '127.0.0.1').on('error', () => {});
    socket.write(sent(how, size, declared));
    const [answer] = await once(socket, 'data');
    expect(String(answer)).toMatch(/^HTTP\/1.1 200/);
    return socket;
  }

  test.each(Object.keys(leaving))('leaves the connection to the next request: %s', async (how) => {
    const answers = await exchange(server.port, [sent(how, large), next], { count: 2 });
    expect(answers.map((answer) => answer.status)).toEqual([200, 404]);
    if (how === 'released') expect(aborted).toEqual([]);
  });

  test.each(['released', 'read-from-a-copy'])('is not waited for forever: %s', async (how) => {
    const { closed } = await answered(how, 100_000);
    expect(closed).toBe(false);
    await until(() => socket!.closed);
  });

  test.each(Object.keys(held))('may be read on after the answer: %s', async (how) => {
    const { closed } = await answered(how, large);
    expect(await readOn()).toBeGreaterThan(large - 100_000);
    expect(closed).toBe(false);
  });

  test('keeps only a part of a copy that nobody reads, until somebody reads on', async () => {
    const size = 60_000_000;
    const { closed } = await answered('with-a-long-copy', size, size);
    await pause(1000);
    expect(received()).toBeLessThan(size / 2);
    expect(await readOn()).toBeGreaterThan(size - 100_000);
    expect(closed).toBe(false);
  });

  test.each(Object.keys(held))('is given up when nobody reads on: %s', async (how) => {
    useFakeTimeout();
    await answered(how, large);
    for (let i = 0; i < 3; i++) {
      jest.advanceTimersByTime(29_000);
      await readOn(300_000);
    }
    expect(socket!.closed).toBe(false);
    jest.advanceTimersByTime(30_000);
    await until(() => socket!.closed);
    await expect(readOn()).rejects.toThrow(/abort/i);
  });
});

describe.each(http2Ways)('a body that is read in part over HTTP/2 $name', (way) => {
  let running: Http2Running;
  beforeEach(async () => {
    running = await way.start(createApp(routes));
  });
  afterEach(() => running.close());

  async function answered(method: string, path: string, size: number, isWhole: boolean) {
    const stream = running.client.request({ ':method': method, ':path': path }, { endStream: false });
    let status: unknown;
    const errors: Error[] = [];
    stream.on('response', (head) => (status = head[':status'])).on('error', (error) => errors.push(error));
    if (isWhole) stream.end(Buffer.alloc(size));
    else stream.write(Buffer.alloc(size));
    stream.resume();
    await until(() => stream.readableEnded, 10_000);
    expect(status).toBe(200);
    return { stream, errors };
  }

  test.each(Object.keys(leaving))('keeps no stream open: %s', async (how) => {
    for (const isWhole of [true, false]) {
      const { stream, errors } = await answered('POST', `/left/${how}`, large, isWhole);
      await until(() => stream.closed, 4000);
      expect(errors).toEqual([]);
    }
  });

  test.each(
    ['/plain', '/answered-before'].flatMap((path) =>
      ['HEAD', 'GET', 'POST'].map((method) => [method, path] as const),
    ),
  )('keeps no stream open if nobody reads it at all: %s %s', async (method, path) => {
    for (const [size, isWhole] of [
      [100, false],
      [large, true],
      [large, false],
    ] as const) {
      const { stream, errors } = await answered(method, path, size, isWhole);
      await until(() => stream.closed);
      expect(errors).toEqual([]);
    }
  });

  test.each(Object.keys(held))('may be read on after the answer: %s', async (how) => {
    const { stream } = await answered('POST', `/left/${how}`, large, true);
    expect(await readOn()).toBeGreaterThan(large - 100_000);
    await until(() => stream.closed);
  });

  test.each(Object.keys(held))('is given up when nobody reads on: %s', async (how) => {
    useFakeTimeout();
    const { stream } = await answered('POST', `/left/${how}`, 100, false);
    jest.advanceTimersByTime(29_000);
    expect(stream.closed).toBe(false);
    jest.advanceTimersByTime(1000);
    await until(() => stream.closed);
  });
});
