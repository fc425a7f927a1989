/**
 * The long form of a diagnostic, for `routeclass explain` and docs/errors.md. Its examples are the folder
 * under `__tests__/errors/`.
 */
export interface Explanation {
  /** What must be so: one sentence. */
  readonly rule: string;
  /** Why it must be so, and what to do: a few sentences. */
  readonly why: string;
}

/** One for each entry of a part of the catalogue. */
export type Explanations<Entries> = { readonly [code in keyof Entries]: Explanation };
