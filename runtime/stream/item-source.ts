import type { Source } from './source.ts';

const encoder = new TextEncoder();

/** The items of a generator, each framed and encoded. */
export class ItemSource<T> implements Source {
  readonly #iterator: AsyncIterator<T>;
  readonly #write: (item: T) => string;
  readonly #frame: (json: string) => string;

  constructor(items: AsyncIterable<T>, write: (item: T) => string, frame: (json: string) => string) {
    this.#iterator = items[Symbol.asyncIterator]();
    this.#write = write;
    this.#frame = frame;
  }

  async next(): Promise<Uint8Array | undefined> {
    const { done, value } = await this.#iterator.next();
    return done ? undefined : encoder.encode(this.#frame(this.#write(value)));
  }

  /**
   * Returns the generator. One that is waiting for a promise runs its `finally` only when it resumes: nothing
   * can wake it from outside.
   */
  async release(): Promise<unknown> {
    return this.#iterator.return?.();
  }
}
