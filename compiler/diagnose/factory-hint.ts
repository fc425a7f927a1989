/** A function that returns another function, which declares the parameters. */
export interface Factory {
  /** A call of the factory: `requireRole('admin')`. */
  readonly call: string;
  /** The parameters that the returned function declares: `token: Bearer`. */
  readonly parameters: string;
  /** The arguments for these parameters: `token`. */
  readonly given: string;
}

/** The hint for `Depends` on a function that returns another function, which nothing would call. */
export const hintOfFactory = ({ call, parameters, given }: Factory) =>
  `Write a function that declares what is read and calls the result, as in \`export const guard = (${parameters}) => ${call}(${given})\`, and \`Depends<typeof guard>\`.`;
