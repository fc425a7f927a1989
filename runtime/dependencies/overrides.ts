import type { Depends } from '../declarators.ts';
import { isObject } from '../json/is-object.ts';
import type { DisposeKey } from '../types.ts';
import type { AppHolder } from './app-scope.ts';
import type { AnyFunction } from './dependency.ts';
import { type AnyGenerator, begin, type Disposable, hold } from './held.ts';
import { isPromise } from './late.ts';
import type { Releases } from './releases.ts';

declare const nothing: unique symbol;

/**
 * No value is one of these. They stand beside what a replacement gives so that TypeScript takes
 * `() => ({ role: 'admin' })` for what it says: it looks at literals before it knows which function is meant,
 * and would make `string` of them.
 */
type Literals = ('' | 0 | true | undefined | { readonly [name: string]: Literals } | readonly Literals[]) & {
  readonly [nothing]: true;
};

/** A value that is disposed of by either method, where TypeScript's libraries have them. */
type Holding<T, K = DisposeKey> = K extends DisposeKey
  ? { readonly value: T } & { readonly [D in K]: () => unknown }
  : never;

/** What a replacement returns to give a `T`: as a dependency may, a generator or something that can be disposed of. */
type Giving<T> =
  | T
  | Promise<T>
  | Generator<T, unknown, never>
  | AsyncGenerator<T, unknown, never>
  | Holding<T>
  | Promise<Holding<T>>;

/** A function that routes depend on, and what stands in for it. */
export type OverrideOf<F extends AnyFunction> = readonly [
  dependency: F,
  replacement: () => Giving<Depends<F>>,
];

/** Any of them: what it gives is `unknown`, with the literals beside it. */
export type Override = readonly [dependency: AnyFunction, replacement: () => Giving<Anything>];

// biome-ignore lint/suspicious/noConfusingVoidType: a guard gives nothing
type Anything = object | string | number | bigint | symbol | boolean | null | undefined | void | Literals;

/** One for each of several functions. */
export type Overrides<F extends readonly AnyFunction[]> = { readonly [I in keyof F]: OverrideOf<F[I]> };

/** Makes what is given in the place of a dependency. */
export type Replacement = (holder: AppHolder) => unknown;

/** @throws TypeError for a function that no route depends on, and for a replacement that is none */
export function checkedOverrides(
  overrides: readonly Override[] = [],
  dependencies: readonly { readonly fn: AnyFunction }[] = [],
): ReadonlyMap<AnyFunction, Replacement> {
  const known = new Set(dependencies.map(({ fn }) => fn));
  const checked = new Map<AnyFunction, Replacement>();
  for (const [fn, replacement] of overrides) {
    const name = typeof fn === 'function' ? `'${fn.name}'` : String(fn);
    if (!known.has(fn)) throw new TypeError(`overrides: no route depends on ${name}`);
    if (typeof replacement !== 'function')
      throw new TypeError(`overrides: what stands in for ${name} is no function: ${String(replacement)}`);
    checked.set(fn, ({ releases }) => given(replacement(), releases, `What stands in for ${name}`));
  }
  return checked;
}

/** What is given of what a replacement returned. Its type is not known here, so that it is asked what it is. */
function given(made: unknown, releases: Releases, name: string): unknown {
  if (isGenerator(made)) return begin(made, releases, name);
  const held = (settled: unknown) => (isDisposable(settled) ? hold(settled, releases) : settled);
  return isPromise(made) ? made.then(held) : held(made);
}

function isGenerator(made: unknown): made is AnyGenerator {
  return /^\[object (?:Async)?Generator\]$/.test(Object.prototype.toString.call(made));
}

/** A mock that answers to every name has none of these of its own. */
function isDisposable(made: unknown): made is Disposable {
  return isObject(made) && 'value' in made && (Symbol.asyncDispose in made || Symbol.dispose in made);
}
