import type { Explain } from './faults.ts';

/** An explainer with the word whether its value may be absent. */
export interface Presence {
  readonly isRequired: boolean;
  readonly explain: Explain;
  /** What the app says of a value that is wrong or missing, in place of what is said else. */
  readonly message: string | undefined;
}

export function required(explain: Explain, message?: string): Presence {
  return { isRequired: true, explain, message };
}

export function optional(explain: Explain, message?: string): Presence {
  return { isRequired: false, explain, message };
}

/** An explainer in the words of the app: for an item of a list and a value of a record, which have no presence. */
export function worded<E extends Explain>(message: string, explain: E): E {
  const inWords: Explain = (value, loc, faults) =>
    faults.word(message, loc, () => explain(value, loc, faults));
  // A text's explainer knows how it is converted.
  return Object.assign(inWords, explain);
}
