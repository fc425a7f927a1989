/** The error that a request failed with. */
export interface Failed {
  readonly error: unknown;
}

/** Releases the value of one dependency. */
type Release = (failed: Failed | undefined) => unknown;

/** The pending releases, in the order in which the values were created. */
export class Releases {
  readonly #list: Release[] = [];
  readonly #onFirst: () => void;

  /** @param onFirst called when the first release is added, and again for the first one after all were run */
  constructor(onFirst: () => void = () => {}) {
    this.#onFirst = onFirst;
  }

  add(release: Release): void {
    this.#list.push(release);
    if (this.#list.length === 1) this.#onFirst();
  }

  /**
   * Runs the releases in reverse order, one after the other. Never rejects: an error is reported, and the
   * other releases run all the same.
   */
  async run(failed: Failed | undefined, report: (error: unknown) => void): Promise<void> {
    for (let release = this.#list.pop(); release !== undefined; release = this.#list.pop()) {
      try {
        await release(failed);
      } catch (error) {
        // A generator that rethrows the error of the request reports nothing new.
        if (failed === undefined || !Object.is(error, failed.error)) report(error);
      }
    }
  }
}
