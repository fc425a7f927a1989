/**
 * Routes with streamed answers, written as the compiler writes them, and a client that observes their parts.
 */
import { once } from 'node:events';
import { get as httpGet, type IncomingMessage, request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import type { Middleware } from 'h3';
import {
  defineRoutes,
  type Exchange,
  isBytes,
  isItems,
  type ReplyHeaders,
  route,
  viaH3,
  writeNumber,
} from '../../../runtime/generated.ts';

export interface Item {
  n: number;
}

type Bytes = ReadableStream | Blob;
type Made = AsyncIterable<Item> | Bytes | null;

/** The results of handlers by name, alone or with status and headers. */
export type Makers = {
  readonly [name: string]: (x: Exchange) => Made | Response | [Made, number, ReplyHeaders?];
};

class Page {}

const writeItem = (item: Item) => `{"n":${writeNumber(item.n)}}`;

/** `/any/{name}` sends the result of a maker by its type; `/guarded/{name}` does so behind a middleware. */
export function streamRoutes(makers: Makers, middleware: readonly Middleware[] = []) {
  const run = (_page: Page, x: Exchange) => {
    const made = makers[x.param(0)]!(x);
    if (made instanceof Response) return x.respond(made);
    const [result, status, headers] = Array.isArray(made) ? made : ([made, 200] as const);
    if (isBytes(result)) return x.pass(status, result, headers);
    if (isItems(result)) return x.stream(status, result, writeItem, headers);
    return x.reply(status, 'null');
  };
  return defineRoutes([
    route('/any/{name}', Page, { get: viaH3(run) }),
    route('/guarded/{name}', Page, { get: viaH3(run) }, { middleware: [middleware] }),
    route('/quick', Page, { get: (_page, x) => x.reply(200, '"done"') }),
  ]);
}

/** Waits until a condition is true. */
export async function until(isTrue: () => boolean, ms = 3000): Promise<void> {
  const end = performance.now() + ms;
  while (!isTrue()) {
    if (performance.now() > end) throw new Error(`Not within ${ms} ms: ${isTrue}`);
    await pause(5);
  }
}

/** An answer whose head has arrived, and whose body has not been read. */
export async function open(
  port: number,
  path: string,
  headers: { [name: string]: string } = {},
): Promise<IncomingMessage> {
  const sent = httpGet({ host: '127.0.0.1', port, path, headers, agent: false });
  sent.on('error', () => {});
  const [response] = await once(sent, 'response');
  return response.on('error', () => {});
}

/** A complete answer. `isWhole` is false where the connection broke. */
export async function whole(
  port: number,
  path: string,
  headers: { [name: string]: string } = {},
  method = 'GET',
) {
  const sent = request({ host: '127.0.0.1', port, path, headers, method, agent: false });
  sent.end();
  const [response] = (await once(sent, 'response')) as [IncomingMessage];
  const chunks: Buffer[] = [];
  response.on('error', () => {}).on('data', (chunk) => chunks.push(chunk));
  await new Promise((resolve) => response.on('close', resolve));
  return {
    status: response.statusCode,
    headers: response.headers,
    body: Buffer.concat(chunks).toString(),
    isWhole: response.complete,
  };
}
