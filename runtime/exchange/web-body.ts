import type { IncomingMessage, ServerResponse } from 'node:http';
import { BodyRead, ClientGone, ContractError, TooLarge } from '../errors/internal.ts';
import { Gathered, joined } from '../form/gatherer.ts';
import { DrainWatch } from './drain.ts';
import { messagesOf } from './messages.ts';
import type { WebRequest } from './web.ts';

/** A copy of a body keeps the bytes that are read from the body and not from the copy: at most about so many. */
const maxKept = 16_777_216;

/** The bytes of a request, chunk by chunk. Without a body there is no reader. */
export class BodySource {
  readonly #reader: ReadableStreamDefaultReader<Uint8Array> | undefined;
  /** node's own message, if node serves the app. */
  readonly #message: IncomingMessage | undefined;
  readonly #response: ServerResponse | undefined;
  /** Whether there may be a copy of the body. Only node's message tells that a middleware has used it. */
  readonly #isPerhapsCopied: boolean;

  /** @throws ContractError when other code has read the body, or has a reader of it */
  constructor(request: WebRequest) {
    const messages = messagesOf(request);
    this.#message = messages?.req;
    this.#response = messages?.res;
    // Before `body`, which uses the message, too.
    this.#isPerhapsCopied = this.#message !== undefined && this.#message.readableFlowing !== null;
    if (request.bodyUsed || request.body?.locked)
      throw new ContractError(
        'A middleware or a dependency has read the body: it may read a copy, `event.req.clone()`',
      );
    const body = request.body ?? bodyOfGet(request);
    this.#reader = body?.getReader();
  }

  /** The next chunk; undefined at the end. */
  async next(): Promise<Uint8Array | undefined> {
    if (this.#reader === undefined) return undefined;
    try {
      const { done, value } = await this.#reader.read();
      return done ? undefined : value;
    } catch (cause) {
      const fault = unreadable(cause);
      const message = this.#message;
      // An HTTP/2 message also ends if its client leaves in the middle of it.
      const isWhole = message?.readableEnded && !message.aborted;
      // The stream of a message that had ended before fails, whether it had bytes or not.
      if (!(fault instanceof ClientGone && isWhole)) throw fault;
      if (message.headers['content-length'] === '0') return undefined;
      // Node reads what is left of a request after its answer.
      if (this.#response?.writableEnded)
        throw new ContractError('The request was answered before its body was read', { cause });
      throw new BodyRead({ cause });
    }
  }

  async cancel(): Promise<void> {
    await this.#reader?.cancel().catch(() => {});
  }

  /**
   * Discards the rest of the body, within limits. Returns whether it stopped early because there are more bytes
   * than a copy may keep.
   */
  async drain(): Promise<boolean> {
    let isOver = false;
    let left = this.#isPerhapsCopied ? maxKept : Infinity;
    let end = () => {};
    const over = new Promise<void>((resolve) => {
      end = () => {
        isOver = true;
        resolve();
      };
    });
    const watch = new DrainWatch(end);
    const discard = async () => {
      for (let chunk = await this.next(); chunk !== undefined && !isOver; chunk = await this.next()) {
        watch.take(chunk.byteLength);
        left -= chunk.byteLength;
        if (left < 0) return;
      }
    };
    await Promise.race([discard().catch(() => {}), over]);
    watch.stop();
    return left < 0;
  }
}

/** The error for a body that could not be read to its end. */
function unreadable(cause: unknown): Error {
  // A body limit in the app's middleware, or in the server, has an error of its own.
  if (cause instanceof Error && cause.name === 'HTTPError') return cause;
  if ((cause as { statusCode?: unknown } | null)?.statusCode === 413) return new TooLarge();
  return new ClientGone({ cause });
}

/** The body of a GET or HEAD. A Request has none, but on node the bytes are available. */
function bodyOfGet(request: WebRequest): ReadableStream<Uint8Array> | undefined {
  const { method } = request;
  const message = messagesOf(request)?.req;
  if (message === undefined || (method !== 'GET' && method !== 'HEAD')) return undefined;
  const chunks: AsyncIterator<Uint8Array> = message[Symbol.asyncIterator]();
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await chunks.next();
      if (done) controller.close();
      else controller.enqueue(value);
    },
  });
}

/**
 * The whole body of a request that declares its length, read without a stream. Servers hold the client to
 * that length.
 *
 * @throws as `readBytes`
 */
export async function readAtOnce(request: WebRequest, limit: number): Promise<Uint8Array> {
  let buffer: ArrayBuffer;
  try {
    buffer = await request.arrayBuffer();
  } catch (cause) {
    throw unreadable(cause);
  }
  if (buffer.byteLength > limit) throw new TooLarge();
  return new Uint8Array(buffer);
}

/**
 * The whole body.
 *
 * @throws TooLarge when there are more than `limit` bytes, as soon as that is known
 * @throws ClientGone when the body doesn't come to its end
 */
export async function readBytes(
  source: BodySource,
  contentLength: string | undefined,
  limit: number,
): Promise<Uint8Array> {
  const gathered = new Gathered();
  const size = await readChunks(source, contentLength, limit, (chunk) => gathered.take(chunk));
  const chunks = gathered.finish();
  return chunks.length === 1 ? chunks[0]! : joined(chunks, size);
}

/**
 * Passes the body to `take` chunk by chunk, and returns its size.
 *
 * @throws as `readBytes`, and what `take` throws
 */
export async function readChunks(
  source: BodySource,
  contentLength: string | undefined,
  limit: number,
  take: (chunk: Uint8Array) => void,
): Promise<number> {
  if (contentLength !== undefined && Number(contentLength) > limit) throw new TooLarge();
  let size = 0;
  for (let chunk = await source.next(); chunk !== undefined; chunk = await source.next()) {
    size += chunk.byteLength;
    if (size > limit) throw new TooLarge();
    take(chunk);
  }
  return size;
}

const readers = ['arrayBuffer', 'blob', 'bytes', 'formData', 'json', 'text'];

/** Makes the body of a request unreadable, after all or part of it has been read. */
export function closeBody(request: Request): void {
  const refuse = async () => {
    throw new TypeError('The body of the request has been read already');
  };
  Object.defineProperty(request, 'body', { value: null, configurable: true });
  Object.defineProperty(request, 'bodyUsed', { value: true, configurable: true });
  for (const reader of readers) Object.defineProperty(request, reader, { value: refuse, configurable: true });
}
