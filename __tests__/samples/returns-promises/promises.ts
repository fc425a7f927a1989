/** Promises as database libraries have them: other types than `Promise`, which `await` makes the same of. */

/** Prisma. */
export interface PrismaPromise<T> extends Promise<T> {
  [Symbol.toStringTag]: 'PrismaPromise';
}

/** Prisma's fluent client, which is more than a promise. */
export interface TodoClient<T> extends PrismaPromise<T> {
  owner(): PrismaPromise<{ name: string }>;
}

/** drizzle's queries. */
export class Select<T> implements Promise<T> {
  readonly [Symbol.toStringTag] = 'Select';
  readonly #rows: T;

  constructor(rows: T) {
    this.#rows = rows;
  }

  limit(_rows: number): this {
    return this;
  }

  // biome-ignore lint/suspicious/noThenProperty: that is what the sample is about
  then<A = T, B = never>(
    done?: ((rows: T) => A | PromiseLike<A>) | null,
    failed?: ((reason: unknown) => B | PromiseLike<B>) | null,
  ): Promise<A | B> {
    return Promise.resolve(this.#rows).then(done, failed);
  }

  catch<B = never>(failed?: ((reason: unknown) => B | PromiseLike<B>) | null): Promise<T | B> {
    return this.then(undefined, failed);
  }

  finally(last?: (() => void) | null): Promise<T> {
    return Promise.resolve(this.#rows).finally(last);
  }
}

/** What has a `then` alone. */
export interface Query<T> extends PromiseLike<T> {
  where(text: string): Query<T>;
}

/** execa, got and the like. */
export type Cancelable<T> = Promise<T> & { cancel(): void };

export class Task<T> extends Promise<T> {}
