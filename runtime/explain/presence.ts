import type { Explain } from './faults.ts';

/** An explainer with the word whether its value may be absent. */
export interface Presence {
  readonly isRequired: boolean;
  readonly explain: Explain;
}

export function required(explain: Explain): Presence {
  return { isRequired: true, explain };
}

export function optional(explain: Explain): Presence {
  return { isRequired: false, explain };
}
