import type { Depends } from '../declarators.ts';
import type { AnyFunction } from './dependency.ts';

declare const nothing: unique symbol;

/**
 * No value is one of these. They stand beside what a replacement gives so that TypeScript takes `() => ({ role: 'admin' })` for what it says:
 * it looks at literals before it knows which function is meant, and would make `string` of them.
 */
type Literals = ('' | 0 | true | undefined | { readonly [name: string]: Literals } | readonly Literals[]) & {
  readonly [nothing]: true;
};

/** A function that routes depend on, and what stands in for it. */
export type OverrideOf<F extends AnyFunction> = readonly [
  dependency: F,
  replacement: () => Depends<F> | Promise<Depends<F>>,
];

/** Any of them: what it gives is `unknown`, with the literals beside it. */
export type Override = readonly [dependency: AnyFunction, replacement: () => Anything | Promise<Anything>];

// biome-ignore lint/suspicious/noConfusingVoidType: a guard gives nothing
type Anything = object | string | number | bigint | symbol | boolean | null | undefined | void | Literals;

/** One for each of several functions. */
export type Overrides<F extends readonly AnyFunction[]> = { readonly [I in keyof F]: OverrideOf<F[I]> };

/** @throws TypeError for a function that no route depends on, and for a replacement that is none, or that would have to be asked for its value */
export function checkedOverrides(
  overrides: readonly Override[] = [],
  dependencies: readonly { readonly fn: AnyFunction }[] = [],
): ReadonlyMap<AnyFunction, () => unknown> {
  const known = new Set(dependencies.map(({ fn }) => fn));
  const checked = new Map<AnyFunction, () => unknown>();
  for (const [fn, replacement] of overrides) {
    const name = typeof fn === 'function' ? `'${fn.name}'` : String(fn);
    if (!known.has(fn)) throw new TypeError(`overrides: no route depends on ${name}`);
    if (typeof replacement !== 'function')
      throw new TypeError(`overrides: what stands in for ${name} is no function: ${String(replacement)}`);
    if (/Generator/.test(Object.prototype.toString.call(replacement)))
      throw new TypeError(`overrides: what stands in for ${name} is a generator: return what it yields`);
    checked.set(fn, replacement);
  }
  return checked;
}
