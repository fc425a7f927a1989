/**
 * What was done.
 *
 * @deprecated Ask `/todos`.
 */
export default class Archive {
  /** All that was done. */
  get(): string[] {
    return [];
  }

  /** @hidden */
  delete(): void {}
}
