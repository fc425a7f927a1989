import type { Depends } from '../declarators.ts';
import type { AnyFunction } from './dependency.ts';

/** A function that routes depend on, and what stands in for it. */
export type Override<F extends AnyFunction = AnyFunction> = readonly [
  dependency: F,
  replacement: () => Depends<F> | Promise<Depends<F>>,
];

/** One for each of several functions. */
export type Overrides<F extends readonly AnyFunction[]> = { readonly [I in keyof F]: Override<F[I]> };

/** @throws TypeError for a function that no route depends on, and for a replacement that is none */
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
    checked.set(fn, replacement);
  }
  return checked;
}
