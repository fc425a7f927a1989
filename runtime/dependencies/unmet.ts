/** What a dependency gives that was not called, because a parameter of its own is invalid, or of what it depends on. */
export class Unmet {
  // Nothing else is of this type.
  readonly #isUnmet = true;

  static is(value: unknown): value is Unmet {
    return typeof value === 'object' && value !== null && #isUnmet in value;
  }
}

export const unmet = new Unmet();

/** Whether a dependency was called. */
export function isMet<T>(given: T | Unmet): given is T {
  return given !== unmet;
}
