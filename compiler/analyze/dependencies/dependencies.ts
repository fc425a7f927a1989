import type { Dependency, DependencyScope } from '../../model/model.ts';

/** The dependencies found so far, and those that are being read. */
export class Dependencies {
  readonly #found = new Map<string, Dependency>();
  readonly #scopes = new Map<string, Set<DependencyScope>>();
  /** The ids and names of the functions that are being read, the outermost first. */
  readonly #open: { readonly id: string; readonly name: string }[] = [];
  /** Functions that cannot be depended on, which has been reported. */
  readonly #refused = new Set<string>();

  #isCircular = false;

  /** Whether a circle was found. */
  get isCircular(): boolean {
    return this.#isCircular;
  }

  /** The functions by id. Each follows its own dependencies. */
  get found(): ReadonlyMap<string, Dependency> {
    return new Map(
      [...this.#found].map(([id, one]) => [id, { ...one, scopes: [...this.#scopes.get(id)!].sort() }]),
    );
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
  use(id: string, name: string, scope: DependencyScope, read: () => Dependency | undefined): boolean {
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
    this.#scopes.set(id, (this.#scopes.get(id) ?? new Set()).add(scope));
    return true;
  }
}
