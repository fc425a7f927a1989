import { createServer, type IncomingMessage } from 'node:http';
import { connect, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { ClientGone, TooLarge } from '../../runtime/errors/internal.ts';
import { readBody } from '../../runtime/exchange/incoming.ts';
import type { WebRequest } from '../../runtime/exchange/web.ts';
import { BodySource, readBytes } from '../../runtime/exchange/web-body.ts';
import { collectGarbage } from './support/garbage.ts';
import { listening } from './support/listening.ts';
import { until } from './support/streamed.ts';

/** The result of reading each request's body: its text, or the error. */
let results: (string | Error)[] = [];
let client: Socket;

const limit = 100_000;

const server = createServer((request, response) => {
  readBody(request, limit, (text, error) => {
    results.push(error === undefined ? text : (error as Error));
    response.end('ok');
  });
});

beforeEach(async () => {
  results = [];
  client = connect(await listening(server), '127.0.0.1');
  client.resume();
});

afterEach(() => {
  client.destroy();
  server.close();
  server.closeAllConnections();
});

/** Waits until so many requests have been read, to their end or not. */
const read = (count: number) => until(() => results.length >= count, 10_000);

function post(body: string, length = body.length): string {
  return `POST / HTTP/1.1\r\nHost: x\r\nContent-Length: ${length}\r\n\r\n${body}`;
}

function chunked(pieces: readonly string[]): string {
  const chunks = pieces.map((piece) => `${piece.length.toString(16)}\r\n${piece}\r\n`);
  return `POST / HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n${chunks.join('')}0\r\n\r\n`;
}

test('an idle connection keeps nothing of the request before', async () => {
  server.once('request', (request) => {
    last = new WeakRef(request);
  });
  let last: WeakRef<IncomingMessage> | undefined;
  client.write(post('body'));
  await read(1);
  // A reference lives on until the current turn ends.
  await pause(50);
  collectGarbage();
  expect(last?.deref()).toBe(undefined);
  expect(client.destroyed).toBe(false);
});

test('a body that has been read is not kept with its request', async () => {
  let request: IncomingMessage | undefined;
  let chunk: WeakRef<Buffer> | undefined;
  server.once('request', (one) => {
    request = one.once('data', (data) => (chunk = new WeakRef(data)));
  });
  client.write(post('body'));
  await read(1);
  await pause(50);
  collectGarbage();
  expect(request?.complete).toBe(true);
  expect(chunk?.deref()).toBe(undefined);
});

test('one body after the other on a connection, and the one that breaks off', async () => {
  for (const [i, body] of ['a', 'bc', ''].entries()) {
    client.write(post(body));
    await read(i + 1);
  }
  client.write(post('cut', 10));
  setTimeout(() => client.destroy(), 20);
  await read(4);
  expect(results).toEqual(['a', 'bc', '', expect.any(ClientGone)]);
});

test('several that come at once, the last of which breaks off', async () => {
  client.write(post('first') + post('second') + post('cut', 10));
  await read(2);
  client.destroy();
  await read(3);
  expect(results).toEqual(['first', 'second', expect.any(ClientGone)]);
});

test.each([
  ['with its length', (body: string) => post(body)],
  ['in chunks', (body: string) => chunked([body])],
])('a body as large as the limit is read, and one of a byte more is not: %s', async (_, sent) => {
  client.write(sent('x'.repeat(limit)));
  await read(1);
  client.write(sent('x'.repeat(limit + 1)));
  await read(2);
  expect(results).toEqual(['x'.repeat(limit), expect.any(TooLarge)]);
});

test('a body in pieces, a character cut in two', async () => {
  const bytes = Buffer.from(post('"\u00fc\u00e4"', 6), 'utf8');
  client.write(bytes.subarray(0, -4));
  setTimeout(() => client.write(bytes.subarray(-4)), 20);
  await read(1);
  expect(results).toEqual(['"\u00fc\u00e4"']);
});

/** Single characters, by which a client may try to make the server keep an object for each byte. */
const characters = Array.from({ length: 20_000 }, (_, i) => String.fromCharCode(97 + (i % 26)));

test('a body sent byte by byte is kept in few pieces', async () => {
  const concat = jest.spyOn(Buffer, 'concat');
  client.write(chunked(characters));
  await read(1);
  const kept = concat.mock.calls.map(([pieces]) => pieces.length);
  concat.mockRestore();
  expect(results).toEqual([characters.join('')]);
  expect(Math.max(...kept)).toBeLessThan(1100);
});

test('a body sent byte by byte, by fetch', async () => {
  const pieces = characters.map((character) => Buffer.from(character)).values();
  const body = new ReadableStream({
    pull(controller) {
      const { done, value } = pieces.next();
      if (done) controller.close();
      else controller.enqueue(value);
    },
  });
  const request = new Request('http://x/', { method: 'POST', body, duplex: 'half' } as RequestInit);
  const bytes = await readBytes(new BodySource(request as WebRequest), undefined, 100_000);
  expect(Buffer.from(bytes).toString()).toBe(characters.join(''));
});
