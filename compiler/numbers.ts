/** Gives each thing that it is asked about a number of its own, from 0 on. */
export class Numbers<Thing> {
  readonly #known = new Map<Thing, number>();

  of(thing: Thing): number {
    const number = this.#known.get(thing) ?? this.#known.size;
    this.#known.set(thing, number);
    return number;
  }
}
