declare const brand: unique symbol;

/** What a dependency gives that was not called, because a parameter of its own is invalid, or of what it depends on. */
export interface Unmet {
  readonly [brand]: true;
}

/** The same also where the package is bundled more than once. */
export const unmet = Symbol.for('routeclass.unmet') as unknown as Unmet;

/** Whether a dependency was called. */
export function isMet<T>(given: T | Unmet): given is T {
  return given !== unmet;
}
