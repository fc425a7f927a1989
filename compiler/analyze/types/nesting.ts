import type { ts } from 'ts-morph';
import { typeSize } from './type-size.ts';

/** The number of ever larger nested types of one generic model that count as an infinite sequence. */
const generations = 12;

/** How the types of one generic model that are being read have grown, from the outermost to the innermost. */
interface Growth {
  readonly largest: ts.Type;
  /** How many of the types are larger than all around them. */
  readonly generations: number;
}

/**
 * The types that are being read. A type may refer back to itself only through a model, since a model has a
 * name.
 */
export class Nesting {
  readonly #checker: ts.TypeChecker;
  /** The types being read inside the innermost model. */
  #open: readonly ts.Type[] = [];
  readonly #models = new Map<ts.Symbol, Growth>();
  /** The generic model that was found to lead to an infinite sequence. */
  #endless: ts.Symbol | undefined;

  constructor(checker: ts.TypeChecker) {
    this.#checker = checker;
  }

  /** Whether the type is being read, with no model between there and here. */
  holds(type: ts.Type): boolean {
    return this.#open.includes(type);
  }

  inside<T>(type: ts.Type, read: () => T): T {
    return this.#with([...this.#open, type], read);
  }

  /**
   * Whether a generic model keeps nesting new, larger instances of itself: `n: Nest<T[]>` inside `Nest<T>`. In
   * a model that was given up for this, one nested instance is enough, so that its other fields are not
   * followed as far.
   */
  isEndless(model: ts.Symbol, type: ts.Type): boolean {
    const growth = this.#models.get(model);
    const enough = this.#endless === model ? 1 : generations;
    return growth !== undefined && growth.generations >= enough && this.#isLarger(type, growth.largest);
  }

  /** Whether no more of the outermost model is to be read. */
  get isGivenUp(): boolean {
    return this.#endless !== undefined;
  }

  /** Ends the reading of a model that leads to an infinite sequence: each of its fields may do so again. */
  giveUp(model: ts.Symbol): void {
    this.#endless = model;
  }

  insideModel<T>(model: ts.Symbol, type: ts.Type, read: () => T): T {
    const before = this.#models.get(model);
    if (before === undefined || this.#isLarger(type, before.largest))
      this.#models.set(model, { largest: type, generations: (before?.generations ?? 0) + 1 });
    try {
      return this.#with([], read);
    } finally {
      if (before) this.#models.set(model, before);
      else this.#models.delete(model);
      if (this.#models.size === 0) this.#endless = undefined;
    }
  }

  #isLarger(type: ts.Type, other: ts.Type): boolean {
    return typeSize(type, this.#checker) > typeSize(other, this.#checker);
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
