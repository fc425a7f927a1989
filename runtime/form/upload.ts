import { joined } from './gatherer.ts';

/** A file that a client sent. */
export interface Upload {
  /** As the client named it: a label, never a path to trust. */
  readonly filename: string;
  /** As the client declared it, with its parameters; `application/octet-stream` where it did not. */
  readonly contentType: string;
  /** Bytes. */
  readonly size: number;
  /** The contents piece by piece, without copying them: whoever reads must not write into them. */
  stream(): ReadableStream<Uint8Array<ArrayBuffer>>;
  /** The contents, copied. */
  arrayBuffer(): Promise<ArrayBuffer>;
  /** The contents, copied. */
  bytes(): Promise<Uint8Array<ArrayBuffer>>;
  /** The contents as UTF-8. What is none is U+FFFD, a byte order mark is left out. */
  text(): Promise<string>;
}

/**
 * The contents stay the pieces that the connection delivered; they are put together when somebody asks for
 * the whole.
 */
export class ReceivedFile implements Upload {
  readonly filename: string;
  readonly contentType: string;
  readonly size: number;
  readonly #pieces: readonly Uint8Array<ArrayBuffer>[];

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
