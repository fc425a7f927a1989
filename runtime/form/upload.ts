import { joined } from './gatherer.ts';

/** A file that a client sent. */
export interface Upload {
  /** The name that the client gave: a label, never a path to trust. */
  readonly filename: string;
  /** The content type that the client declared, with its parameters. Default: `application/octet-stream`. */
  readonly contentType: string;
  /** Size in bytes. */
  readonly size: number;
  /** The contents chunk by chunk, not copied: do not write into the chunks. */
  stream(): ReadableStream<Uint8Array<ArrayBuffer>>;
  /** The contents, copied. */
  arrayBuffer(): Promise<ArrayBuffer>;
  /** The contents, copied. */
  bytes(): Promise<Uint8Array<ArrayBuffer>>;
  /** The contents decoded as UTF-8. Invalid bytes become U+FFFD, and a byte order mark is left out. */
  text(): Promise<string>;
}

/** An uploaded file. Its contents are kept in the pieces in which they arrived, and joined on demand. */
export class ReceivedFile implements Upload {
  readonly filename: string;
  readonly contentType: string;
  readonly size: number;
  #pieces: readonly Uint8Array<ArrayBuffer>[];

  constructor(
    filename: string,
    contentType: string,
    size: number,
    pieces: readonly Uint8Array<ArrayBuffer>[],
  ) {
    this.filename = filename;
    this.contentType = contentType;
    this.size = size;
    this.#pieces = pieces;
  }

  /** Drops the contents, which nobody will read. */
  forget(): void {
    this.#pieces = [];
  }

  stream(): ReadableStream<Uint8Array<ArrayBuffer>> {
    const pieces = this.#pieces.values();
    return new ReadableStream({
      pull(controller) {
        const { done, value } = pieces.next();
        if (done) controller.close();
        else controller.enqueue(value);
      },
    });
  }

  async arrayBuffer(): Promise<ArrayBuffer> {
    return joined(this.#pieces, this.size).buffer;
  }

  async bytes(): Promise<Uint8Array<ArrayBuffer>> {
    return joined(this.#pieces, this.size);
  }

  async text(): Promise<string> {
    const decoder = new TextDecoder();
    const texts = this.#pieces.map((piece) => decoder.decode(piece, { stream: true }));
    return texts.join('') + decoder.decode();
  }
}
