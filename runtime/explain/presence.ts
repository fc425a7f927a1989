import type { Explain } from './faults.ts';

/** An explainer, and whether its value may be absent. */
export interface Presence {
  readonly isRequired: boolean;
  readonly explain: Explain;
  /** The app's own message for an invalid or missing value, in place of the default one. */
  readonly message: string | undefined;
}

export function required(explain: Explain, message?: string): Presence {
  return { isRequired: true, explain, message };
}

export function optional(explain: Explain, message?: string): Presence {
  return { isRequired: false, explain, message };
}

/**
 * An explainer with the app's own message, for items of lists and values of records: they have no presence.
 */
export function worded<E extends Explain>(message: string, explain: E): E {
  const inWords: Explain = (value, loc, faults) =>
    faults.word(message, loc, () => explain(value, loc, faults));
  // This keeps the conversion that the explainer of a text carries.
  return Object.assign(inWords, explain);
}
