/** The values sent to the route of one type, and the expected answers. */
export interface Case {
  /** Values that are returned unchanged. */
  readonly valid: readonly unknown[];
  /** Values that are returned changed: without undeclared fields, and with defaults. */
  readonly become?: readonly (readonly [sent: unknown, back: unknown])[];
  /** Values that are refused, each with the places of all faults, relative to the body. */
  readonly spoiled: readonly (readonly [value: unknown, ...places: Loc[]])[];
  /**
   * Whether the document accepts more than the route: JSON Schema cannot express the items after the rest of
   * a tuple.
   */
  readonly isLooser?: true;
}

type Loc = readonly (string | number)[];

/** The cases of one file of `types/`, by the name of the type. */
export interface Cases {
  readonly [name: string]: Case;
}
