/** What a request ended with, where it failed. */
export interface Failed {
  readonly error: unknown;
}

/** Releases one thing that a dependency gave. */
type Release = (failed: Failed | undefined) => unknown;

/** What is to be released, in the order in which it was made. */
export class Releases {
  readonly #list: Release[] = [];
  readonly #onFirst: () => void;

  /** @param onFirst called when there is something to release, and again after all was released */
  constructor(onFirst: () => void = () => {}) {
    this.#onFirst = onFirst;
  }

  add(release: Release): void {
    this.#list.push(release);
    if (this.#list.length === 1) this.#onFirst();
  }

  /**
   * The last first, one after the other. Never rejects: what goes wrong is reported, and the others are
   * released all the same.
   */
  async run(failed: Failed | undefined, report: (error: unknown) => void): Promise<void> {
    for (let release = this.#list.pop(); release !== undefined; release = this.#list.pop()) {
      try {
        await release(failed);
      } catch (error) {
        // A generator that lets the error of the request pass has nothing to add to it.
        if (failed === undefined || error !== failed.error) report(error);
      }
    }
  }
}
