import type { Type } from '../../model/model.ts';

/** Pairs of types that have been compared already, or are being compared: types may lead back to themselves. */
export class Pairs {
  readonly #met = new Map<Type, Set<Type>>();

  /** Adds a pair; returns whether it is new. */
  add(one: Type, other: Type): boolean {
    const others = this.#met.get(one) ?? new Set();
    const isNew = !others.has(other);
    this.#met.set(one, others.add(other));
    return isNew;
  }
}
