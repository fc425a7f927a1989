import type { IncomingMessage } from 'node:http';
import { BodyRead, ClientGone, TooLarge } from '../errors/internal.ts';
import { Gathered } from '../form/gatherer.ts';
import { decodeUtf8 } from '../json/utf8.ts';
import { type Dependent, endWith, forgetDone } from './connection.ts';
import { rawHeader } from './raw-header.ts';

/**
 * Reads a body of at most `limit` bytes as UTF-8, then calls `done` once, with the text or with the error.
 */
export function readBody(
  request: IncomingMessage,
  limit: number,
  done: (text: string, error?: unknown) => void,
): void {
  read(request, new TextReader(limit, done));
}

/**
 * Reads a body of at most `limit` bytes chunk by chunk, then calls `done` once, with the error if there was
 * one. An error that `take` throws counts, too.
 */
export function readChunks(
  request: IncomingMessage,
  limit: number,
  take: (chunk: Buffer) => void,
  done: (error?: unknown) => void,
): void {
  read(request, new ChunkReader(limit, take, done));
}

/** Takes the chunks of a body until it ends or fails. Its members are declared as those of `Exchange` are. */
abstract class BodyReader implements Dependent {
  declare readonly limit: number;
  declare private size: number;
  declare isDone: boolean;

  constructor(limit: number) {
    this.limit = limit;
    this.size = 0;
    this.isDone = false;
  }

  protected abstract add(chunk: Buffer): void;

  /** Called once, with the error if there was one. */
  protected abstract end(error?: unknown): void;

  take(chunk: Buffer): void {
    if (this.isDone) return;
    this.size += chunk.length;
    try {
      if (this.size > this.limit) throw new TooLarge();
      this.add(chunk);
    } catch (error) {
      this.finish(error);
    }
  }

  finish(error?: unknown): void {
    if (this.isDone) return;
    this.isDone = true;
    this.end(error);
  }

  /**
   * Called for every request, as each connection closes in the end. The error, whose stack costs more than
   * all the rest, is created only if the body is incomplete.
   */
  close(): void {
    if (!this.isDone) this.finish(new ClientGone());
  }
}

class TextReader extends BodyReader {
  readonly #done: (text: string, error?: unknown) => void;
  /** The first chunk: most bodies have only one. */
  #first: Buffer | undefined;
  #others: Gathered | undefined;

  constructor(limit: number, done: (text: string, error?: unknown) => void) {
    super(limit);
    this.#done = done;
  }

  protected add(chunk: Buffer): void {
    if (this.#first === undefined) this.#first = chunk;
    else {
      this.#others ??= new Gathered();
      this.#others.take(chunk);
    }
  }

  protected end(error?: unknown): void {
    let text = '';
    let failure = error;
    try {
      if (error === undefined) text = this.#text();
    } catch (fault) {
      failure = fault;
    }
    this.#done(text, failure);
  }

  #text(): string {
    const first = this.#first;
    const others = this.#others;
    // The request keeps this reader: the bytes would live as long as a slow operation.
    this.#first = undefined;
    this.#others = undefined;
    if (first === undefined) return '';
    return decode(others === undefined ? first : Buffer.concat([first, ...others.finish()]));
  }
}

class ChunkReader extends BodyReader {
  protected readonly add: (chunk: Buffer) => void;
  protected readonly end: (error?: unknown) => void;

  constructor(limit: number, take: (chunk: Buffer) => void, done: (error?: unknown) => void) {
    super(limit);
    this.add = take;
    this.end = done;
  }
}

function read(request: IncomingMessage, reader: BodyReader): void {
  const declared = rawHeader(request, 'content-length');
  if (declared === undefined && rawHeader(request, 'transfer-encoding') === undefined) reader.finish();
  else if (declared !== undefined && exceeds(declared, reader.limit)) reader.finish(new TooLarge());
  // A message is destroyed soon after it has ended.
  else if (request.readableEnded) readKept(request, reader, declared);
  else if (request.destroyed) reader.close();
  else {
    const { socket } = request;
    // The listeners stay until the request is collected: removing them costs more.
    request
      .on('data', (chunk: Buffer) => reader.take(chunk))
      .on('end', () => {
        reader.finish();
        forgetDone(socket);
      });
    if (request.isPaused()) request.resume();
    endWith(socket, reader);
  }
}

/**
 * Whether a `content-length` is over a limit. V8 takes longer to make a number of a new text than for all else
 * here: up to six digits are below a limit of a million or more without that.
 */
function exceeds(declared: string, limit: number): boolean {
  return (declared.length > 6 || limit < 1_000_000) && Number(declared) > limit;
}

/** A body that was read before: platforms that read it themselves keep its bytes as `rawBody`. */
function readKept(
  request: IncomingMessage & { readonly rawBody?: unknown },
  reader: BodyReader,
  declared: string | undefined,
): void {
  if (Buffer.isBuffer(request.rawBody)) reader.take(request.rawBody);
  else if (Number(declared) !== 0) reader.finish(new BodyRead());
  reader.finish();
}

/**
 * A replacement character may stem from invalid bytes or from the client: the slower decoder tells. UTF-8 is
 * faster as the default of `toString` than by its name.
 */
function decode(bytes: Buffer): string {
  const text = bytes.toString();
  return text.includes('\ufffd') || text.charCodeAt(0) === 0xfeff ? decodeUtf8(bytes) : text;
}
