import type { Dependency, DependencyScope } from '../../model/model.ts';

/** The functions that were depended on so far, and those that are being read. */
export class Dependencies {
  readonly #found = new Map<string, Dependency>();
  readonly #scopes = new Map<string, Set<DependencyScope>>();
  /** Ids and names of what is being read, the outermost first. */
  readonly #open: { readonly id: string; readonly name: string }[] = [];
  /** What was looked at and is none: it has been complained about. */
  readonly #refused = new Set<string>();

  #isCircular = false;

  /** Whether a way back was found. */
  get isCircular(): boolean {
    return this.#isCircular;
  }

  /** By id; each after what it depends on itself. */
  get found(): ReadonlyMap<string, Dependency> {
    return new Map(
      [...this.#found].map(([id, one]) => [id, { ...one, scopes: [...this.#scopes.get(id)!].sort() }]),
    );
  }

  /** The way from a function that is being read back to itself, `a -> b -> a`; undefined where it is not being read. */
  cycle(id: string): string | undefined {
    const from = this.#open.findIndex((one) => one.id === id);
    if (from === -1) return undefined;
    this.#isCircular = true;
    const names = this.#open.slice(from).map(({ name }) => name);
    return [...names, names[0]].join(' -> ');
  }

  /** Reads a function when it is first met; whether it can be depended on. */
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
