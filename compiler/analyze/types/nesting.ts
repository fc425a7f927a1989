import type { ts } from 'ts-morph';

/** The depth at which nested types of one generic model count as an infinite sequence. */
export const generations = 12;

/**
 * The types that are being read. A type may refer back to itself only through a model, since a model has a
 * name.
 */
export class Nesting {
  /** The types being read inside the innermost model. */
  #open: readonly ts.Type[] = [];
  readonly #models = new Map<ts.Symbol | undefined, number>();

  /** Whether the type is being read, with no model between there and here. */
  holds(type: ts.Type): boolean {
    return this.#open.includes(type);
  }

  inside<T>(type: ts.Type, read: () => T): T {
    return this.#with([...this.#open, type], read);
  }

  /** Whether a generic model keeps nesting new instances of itself: `n: Nest<T[]>` inside `Nest<T>`. */
  grows(model: ts.Symbol | undefined): boolean {
    return (this.#models.get(model) ?? 0) >= generations;
  }

  insideModel<T>(model: ts.Symbol | undefined, read: () => T): T {
    const before = this.#models.get(model) ?? 0;
    this.#models.set(model, before + 1);
    try {
      return this.#with([], read);
    } finally {
      this.#models.set(model, before);
    }
  }

  #with<T>(open: readonly ts.Type[], read: () => T): T {
    const before = this.#open;
    this.#open = open;
    try {
      return read();
    } finally {
      this.#open = before;
    }
  }
}
