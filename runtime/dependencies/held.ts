import type { Failed, Releases } from './releases.ts';

export type AnyGenerator = Generator<unknown> | AsyncGenerator<unknown>;

/**
 * Begins what a generator function gave: what it yields is given, and it goes on when it is released. `name`
 * is how errors begin.
 */
export function begin(made: AnyGenerator, releases: Releases, name: string): unknown {
  const take = ({ done, value }: IteratorResult<unknown>) => {
    if (done) throw new Error(`${name} yields nothing`);
    releases.add((failed) => end(made, failed, name));
    return value;
  };
  const first = made.next();
  return 'then' in first ? first.then(take) : take(first);
}

/** Where the request failed the generator hears of it: what it does about it changes no answer. */
async function end(generator: AnyGenerator, failed: Failed | undefined, name: string): Promise<void> {
  const { done } = await (failed === undefined ? generator.next() : generator.throw(failed.error));
  if (done) return;
  await generator.return(undefined);
  throw new Error(`${name} yields more than once`);
}

/** Something with a value that is released by a method of its own. */
export interface Disposable {
  readonly value: unknown;
  [Symbol.asyncDispose]?(): unknown;
  [Symbol.dispose]?(): unknown;
}

/** Takes the value of what can be disposed of. */
export function hold(made: Disposable, releases: Releases): unknown {
  releases.add(() => {
    const isAsync = typeof made[Symbol.asyncDispose] === 'function';
    return isAsync ? made[Symbol.asyncDispose]?.() : made[Symbol.dispose]?.();
  });
  return made.value;
}
