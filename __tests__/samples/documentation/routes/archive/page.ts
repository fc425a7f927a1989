import type { Query } from 'routeclass';

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

  /**
   * Of what was done, what has a title.
   *
   * The rest is lost.
   * @summary Done, with titles
   * @description Titles are `- ` lines.
   * @returns {string} - One line each.
   */
  async *post() {
    yield '- none';
  }

  /**
   * @description Forgets all.
   * @return Nothing, or how many
   * there were.
   */
  put(all: Query<boolean>): number | undefined {
    return all ? 1 : undefined;
  }

  /** @hidden */
  delete(): void {}
}
