import type { Depends } from '../declarators.ts';
import { isObject } from '../json/is-object.ts';
import type { DisposeKey } from '../types.ts';
import type { AppHolder } from './app-scope.ts';
import type { AnyFunction } from './dependency.ts';
import { type AnyGenerator, type Disposable, holdDisposable, startGenerator } from './held.ts';
import { isPromise } from './late.ts';
import type { Releases } from './releases.ts';

declare const nothing: unique symbol;

/**
 * No value has this type. A union with it keeps literal types: without it TypeScript would widen the literals
 * in `() => ({ role: 'admin' })` to `string`, because it checks them before it knows which dependency is
 * meant.
 */
type Literals = ('' | 0 | true | undefined | { readonly [name: string]: Literals } | readonly Literals[]) & {
  readonly [nothing]: true;
};

/** A disposable object with either dispose method, where TypeScript's libraries declare them. */
type Holding<T, K = DisposeKey> = K extends DisposeKey
  ? { readonly value: T } & { readonly [D in K]: () => unknown }
  : never;

/**
 * The result of a replacement for a dependency with the value `T`. Like a dependency, it may be a generator
 * or a disposable object.
 */
type Giving<T> =
  | T
  | Promise<T>
  | Generator<T, unknown, never>
  | AsyncGenerator<T, unknown, never>
  | Holding<T>
  | Promise<Holding<T>>;

/** A dependency and its replacement. */
export type OverrideOf<F extends AnyFunction> = readonly [
  dependency: F,
  replacement: () => Giving<Depends<F>>,
];

/** An override of any dependency. Its replacement may return anything. */
export type Override = readonly [dependency: AnyFunction, replacement: () => Giving<Anything>];

/** Any value. `Literals` keeps the literal types. */
// biome-ignore lint/suspicious/noConfusingVoidType: a guard gives nothing
type Anything = object | string | number | bigint | symbol | boolean | null | undefined | void | Literals;

/** One override for each of several functions. */
export type Overrides<F extends readonly AnyFunction[]> = { readonly [I in keyof F]: OverrideOf<F[I]> };

/** Creates the value that replaces that of a dependency. */
export type Replacement = (holder: AppHolder) => unknown;

/** @throws TypeError for a function that no route depends on, and for a replacement that is not a function */
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

/** The value of a replacement's result. Its static type is unknown here, so it is checked at run time. */
function given(made: unknown, releases: Releases, name: string): unknown {
  if (isGenerator(made)) return startGenerator(made, releases, name);
  const held = (settled: unknown) => (isDisposable(settled) ? holdDisposable(settled, releases) : settled);
  return isPromise(made) ? made.then(held) : held(made);
}

function isGenerator(made: unknown): made is AnyGenerator {
  return /^\[object (?:Async)?Generator\]$/.test(Object.prototype.toString.call(made));
}

/**
 * Whether a value is a disposable object. It is checked with `in`, because a mock may return something for
 * every property.
 */
function isDisposable(made: unknown): made is Disposable {
  return isObject(made) && 'value' in made && (Symbol.asyncDispose in made || Symbol.dispose in made);
}
