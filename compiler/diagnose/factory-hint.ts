/** A function that returns another function, which declares the parameters. */
export interface Factory {
  /** How it is called: `requireRole('admin')`. */
  readonly call: string;
  /** What the other one declares: `token: Bearer`. */
  readonly parameters: string;
  /** How that is handed on to it: `token`. */
  readonly given: string;
}

/** What to write for `Depends` of a function that makes another: nobody but the app calls that one. */
export const hintOfFactory = ({ call, parameters, given }: Factory) =>
  `Write a function that declares what is read and calls the result, as in \`export const guard = (${parameters}) => ${call}(${given})\`, and \`Depends<typeof guard>\`.`;
