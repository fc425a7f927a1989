import type { Failed, Releases } from './releases.ts';

export type AnyGenerator = Generator<unknown> | AsyncGenerator<unknown>;

/**
 * Starts a generator and returns the value that it yields. The generator resumes when it is released. `name`
 * is the beginning of its error messages.
 */
export function startGenerator(made: AnyGenerator, releases: Releases, name: string): unknown {
  const take = ({ done, value }: IteratorResult<unknown>) => {
    if (done) throw new Error(`${name} yields nothing`);
    releases.add((failed) => end(made, failed, name));
    return value;
  };
  const first = made.next();
  return 'then' in first ? first.then(take) : take(first);
}

/** Resumes a generator, with the error if the request failed. Its reaction does not change the answer. */
async function end(generator: AnyGenerator, failed: Failed | undefined, name: string): Promise<void> {
  const { done } = await (failed === undefined ? generator.next() : generator.throw(failed.error));
  if (done) return;
  await generator.return(undefined);
  throw new Error(`${name} yields more than once`);
}

/** An object with a value, which is released by its dispose method. */
export interface Disposable {
  readonly value: unknown;
  [Symbol.asyncDispose]?(): unknown;
  [Symbol.dispose]?(): unknown;
}

/** The value of a disposable object, whose release is added to `releases`. */
export function holdDisposable(made: Disposable, releases: Releases): unknown {
  releases.add(() => {
    const isAsync = typeof made[Symbol.asyncDispose] === 'function';
    return isAsync ? made[Symbol.asyncDispose]?.() : made[Symbol.dispose]?.();
  });
  return made.value;
}
