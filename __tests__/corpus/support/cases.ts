/** What is sent to the route of one type, and what must come back. */
export interface Case {
  /** Values that come back as they were sent. */
  readonly valid: readonly unknown[];
  /** Values that come back as others: without what is not declared, with defaults. */
  readonly become?: readonly (readonly [sent: unknown, back: unknown])[];
  /** Values that are refused, each with the place of every fault, below the body. */
  readonly spoiled: readonly (readonly [value: unknown, ...places: Loc[]])[];
  /** Whether the document takes more than the route does: JSON Schema cannot say what comes after the rest of a tuple. */
  readonly isLooser?: true;
}

export type Loc = readonly (string | number)[];

/** The cases of one file of `types/`, by the name of the type. */
export interface Cases {
  readonly [name: string]: Case;
}
