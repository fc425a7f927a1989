declare const brand: unique symbol;

/**
 * The value of a dependency that was not called because its parameters, or its dependencies', are invalid.
 */
export interface Unmet {
  readonly [brand]: true;
}

/** The same symbol even when the package is bundled more than once. */
export const unmet = Symbol.for('routeclass.unmet') as unknown as Unmet;

/** Whether a dependency was called. */
export function isMet<T>(given: T | Unmet): given is T {
  return given !== unmet;
}
