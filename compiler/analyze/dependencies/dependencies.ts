import type { Dependency } from '../../model/model.ts';

/** The dependencies found so far, and those that are being read. */
export class Dependencies {
  readonly #found = new Map<string, Dependency>();
  /** The ids and names of the functions that are being read, the outermost first. */
  readonly #open: { readonly id: string; readonly name: string }[] = [];
  /** Functions that cannot be depended on, which has been reported. */
  readonly #refused = new Set<string>();

  #isCircular = false;

  /** Whether a circle was found. */
  get isCircular(): boolean {
    return this.#isCircular;
  }

  /**
   * The functions by id, each after its own dependencies. Their scopes are those of all routes, and filled in
   * later.
   */
  get found(): ReadonlyMap<string, Dependency> {
    return this.#found;
  }

  /**
   * The names of the functions in the circle from a function that is being read back to itself, each once;
   * undefined where it is not being read.
   */
  cycle(id: string): readonly string[] | undefined {
    const from = this.#open.findIndex((one) => one.id === id);
    if (from === -1) return undefined;
    this.#isCircular = true;
    return this.#open.slice(from).map(({ name }) => name);
  }

  /** Reads a function on its first use. Returns whether it can be depended on. */
  use(id: string, name: string, read: () => Dependency | undefined): boolean {
    if (this.#refused.has(id)) return false;
    if (!this.#found.has(id)) {
      this.#open.push({ id, name });
      const dependency = read();
      this.#open.pop();
      if (dependency === undefined) {
        this.#refused.add(id);
        return false;
      }
      this.#found.set(id, dependency);
    }
    return true;
  }
}
