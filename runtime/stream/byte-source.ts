import { ContractError } from '../errors/internal.ts';
import type { Source } from './source.ts';

const encoder = new TextEncoder();

/** A readable stream as DOM, Node and others declare it: their types are not all compatible. */
export interface ByteStream {
  cancel(reason?: unknown): Promise<void>;
  getReader(): StreamReader;
}

interface StreamReader {
  read(): Promise<{ done: boolean; value?: unknown }>;
  cancel(reason?: unknown): Promise<void>;
}

/** The chunks of a stream that is passed on: bytes unchanged, text as UTF-8. */
export class ByteSource implements Source {
  readonly #reader: StreamReader;
  /** The number of bytes that are still to come, if the head declares a length. */
  #left: number | undefined;
  /** The high surrogate at the end of a text chunk: the low surrogate begins the next one. */
  #half = '';

  /** @throws TypeError when the stream is locked to another reader */
  constructor(stream: ByteStream, length: number | undefined) {
    this.#reader = stream.getReader();
    this.#left = length;
  }

  async next(): Promise<Uint8Array | undefined> {
    for (;;) {
      const { done, value } = await this.#reader.read();
      const bytes = done ? this.#encode('', true) : this.#bytesOf(value);
      this.#count(bytes.byteLength, done);
      if (bytes.byteLength > 0) return bytes;
      if (done) return undefined;
    }
  }

  /** Cancels the stream. A cancelled stream may end before its declared length. */
  release(): Promise<unknown> {
    this.#left = undefined;
    return this.#reader.cancel();
  }

  /**
   * Checks the length. Bytes beyond the declared length would be read as the next message, and missing ones
   * would be waited for.
   */
  #count(bytes: number, isLast: boolean): void {
    if (this.#left === undefined) return;
    this.#left -= bytes;
    if (this.#left < 0) throw new ContractError('A stream holds more bytes than its content-length says');
    if (isLast && this.#left > 0)
      throw new ContractError('A stream holds fewer bytes than its content-length says');
  }

  #bytesOf(chunk: unknown): Uint8Array {
    if (typeof chunk === 'string') return this.#encode(chunk, false);
    if (chunk instanceof Uint8Array) return chunk;
    if (ArrayBuffer.isView(chunk)) return new Uint8Array(chunk.buffer, chunk.byteOffset, chunk.byteLength);
    if (chunk instanceof ArrayBuffer) return new Uint8Array(chunk);
    throw new ContractError(
      'A ReadableStream that a handler returned held a chunk that is neither bytes nor text',
    );
  }

  #encode(text: string, isLast: boolean): Uint8Array {
    const whole = this.#half + text;
    const isCut = !isLast && /[\ud800-\udbff]$/.test(whole);
    this.#half = isCut ? whole.slice(-1) : '';
    return encoder.encode(isCut ? whole.slice(0, -1) : whole);
  }
}
