/** A piece of a body with fewer bytes counts as small. */
const smallSize = 4096;

/** How many small pieces are passed on as they are. */
const maxSmall = 1024;

/** The size of the blocks that further small pieces are copied into. */
const blockSize = 16_384;

/**
 * Passes on the pieces of a body, and joins small ones if a client sends very many. Pieces are kept as
 * received, and each one costs some hundred bytes, however small it is: 10 MiB sent byte by byte would take
 * gigabytes.
 */
export class Gatherer {
  readonly #give: (piece: Uint8Array) => void;
  #small = 0;
  #block = new Uint8Array(0);
  #length = 0;

  constructor(give: (piece: Uint8Array) => void) {
    this.#give = give;
  }

  take(piece: Uint8Array): void {
    if (piece.byteLength >= smallSize) {
      this.flush();
      this.#give(piece);
    } else if (this.#small < maxSmall) {
      this.#small++;
      this.#give(piece);
    } else this.#gather(piece);
  }

  /** Passes on the bytes that are still held back. */
  flush(): void {
    if (this.#length === 0) return;
    const gathered = this.#block.subarray(0, this.#length);
    this.#block = this.#block.subarray(this.#length);
    this.#length = 0;
    this.#give(gathered);
  }

  #gather(piece: Uint8Array): void {
    if (this.#length + piece.byteLength > this.#block.byteLength) {
      this.flush();
      if (piece.byteLength > this.#block.byteLength) this.#block = new Uint8Array(blockSize);
    }
    this.#block.set(piece, this.#length);
    this.#length += piece.byteLength;
  }
}

/** Collects the pieces of a body that will be joined when it is complete. */
export class Gathered {
  readonly #pieces: Uint8Array[] = [];
  readonly #gatherer = new Gatherer((piece) => this.#pieces.push(piece));

  take(piece: Uint8Array): void {
    this.#gatherer.take(piece);
  }

  /** All pieces received. */
  finish(): readonly Uint8Array[] {
    this.#gatherer.flush();
    return this.#pieces;
  }
}

/**
 * The bytes of all pieces, copied.
 *
 * @param size total number of bytes
 */
export function joined(pieces: readonly Uint8Array[], size: number): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(size);
  let at = 0;
  for (const piece of pieces) {
    bytes.set(piece, at);
    at += piece.byteLength;
  }
  return bytes;
}
