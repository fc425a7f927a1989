import type { Span } from '../model/model.ts';

/** The source around a TypeScript error. */
export interface TypeErrorPlace {
  /** The text after the error on its line. */
  readonly after?: string;
  /** The name of the function that is called with the node of the error. */
  readonly argumentOf?: string | undefined;
  /** The text before the error on its line. */
  readonly before?: string;
  /** Where the faults may be from which the error follows. */
  readonly causes?: readonly Span[];
  /** The package of a file outside of the app. */
  readonly dependent?: string | undefined;
  /** The type that is expected of the object to whose field the error belongs. */
  readonly fieldOf?: string | undefined;
  /** The names that are imported from a module. */
  readonly imported?: readonly string[];
  /** Whether the node of the error is followed by a comma and a status. */
  readonly isBody?: boolean;
  /** Whether `module` of tsconfig.json makes every file CommonJS, whatever a package.json says. */
  readonly isCommonJs?: boolean;
  /** The member of an enum whose value is written in place of it: `Color.Red`. */
  readonly meantMember?: string | undefined;
  /** The text of the error itself. */
  readonly text?: string;
  /** The type arguments of the call of `argumentOf`, as they are written. */
  readonly typeArguments?: readonly string[];
}

/** The hint for an error, made from the group that its pattern has captured. */
type HintOf = (caught: string, place: TypeErrorPlace) => string | undefined;

/** What to write for the errors whose messages match a pattern. */
export type TypeErrorHint = readonly [RegExp, string | HintOf];
