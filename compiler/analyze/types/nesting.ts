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
  #isGivenUp = false;

  /** Whether the type is being read, with no model between there and here. */
  holds(type: ts.Type): boolean {
    return this.#open.includes(type);
  }

  inside<T>(type: ts.Type, read: () => T): T {
    return this.#with([...this.#open, type], read);
  }

  /**
   * Whether a generic model keeps nesting new instances of itself: `n: Nest<T[]>` inside `Nest<T>`. In a model
   * that was given up for this, one nested instance is enough, so that its other fields are not followed as far.
   */
  grows(model: ts.Symbol | undefined): boolean {
    return (this.#models.get(model) ?? 0) >= (this.#isGivenUp ? 1 : generations);
  }

  /** Whether no more of the outermost model is to be read. */
  get isGivenUp(): boolean {
    return this.#isGivenUp;
  }

  /** Ends the reading of a model that leads to an infinite sequence: each of its fields may do so again. */
  giveUp(): void {
    this.#isGivenUp = true;
  }

  insideModel<T>(model: ts.Symbol | undefined, read: () => T): T {
    const before = this.#models.get(model) ?? 0;
    this.#models.set(model, before + 1);
    try {
      return this.#with([], read);
    } finally {
      if (before > 0) this.#models.set(model, before);
      else this.#models.delete(model);
      if (this.#models.size === 0) this.#isGivenUp = false;
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
