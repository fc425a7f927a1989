import type { int } from 'routeclass';

/** What can be set and not read is in no answer. */
export class Lamp {
  #power = 0;

  get power(): int {
    return this.#power;
  }

  set power(power: int) {
    this.#power = power;
  }

  get on(): boolean {
    return this.#power > 0;
  }

  set watts(watts: int) {
    this.#power = watts;
  }
}

export default class Lamps {
  get() {
    return new Lamp();
  }
}
