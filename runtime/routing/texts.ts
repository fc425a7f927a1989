/** What a map holds: it knows its own key. */
export interface Keyed {
  readonly seed: number;
  readonly text: string;
  /** Written by the map. */
  hash: number;
}

/** So many keys of one hash are looked at one after the other; with more, the hash takes in more of their characters. */
const longestRun = 4;

/**
 * A set of things whose keys are numbers with texts, which are looked for in a string without cutting it. The path of a request is a new string: a `Map` goes through all of its
 * characters for a hash, while here a few do, as many as it takes to tell the keys apart.
 */
export class Texts<T extends Keyed> {
  #slots: (T | undefined)[] = new Array(16).fill(undefined);
  #bits = 4;
  #count = 0;
  /** About `2 ** sampled` characters count for a hash; with the last step all. */
  #sampled = 2;

  get(seed: number, text: string): T | undefined {
    return this.find(seed, text, 0, text.length);
  }

  /** What is there for the characters from `start` to `end`. */
  find(seed: number, within: string, start: number, end: number): T | undefined {
    const slots = this.#slots;
    const length = end - start;
    const hash = hashed(seed, within, start, end, this.#sampled);
    for (let at = placeOf(hash, this.#bits); ; at = (at + 1) & (slots.length - 1)) {
      const slot = slots[at];
      if (slot === undefined) return undefined;
      if (slot.hash !== hash || slot.seed !== seed || slot.text.length !== length) continue;
      // `startsWith` takes three times as long as `indexOf`, and it is nearly always there.
      if (length === within.length ? slot.text === within : within.indexOf(slot.text, start) === start)
        return slot;
    }
  }

  /** Adds what has a key that is not there yet. */
  add(one: T): void {
    if (++this.#count * 2 > this.#slots.length) this.#rebuild(this.#bits + 1, this.#sampled);
    const run = this.#put(one);
    if (run >= longestRun && this.#sampled < allCharacters)
      this.#rebuild(this.#bits, this.#sampled < 4 ? this.#sampled + 1 : allCharacters);
  }

  /** @returns how many of the same hash came before */
  #put(one: T): number {
    one.hash = hashed(one.seed, one.text, 0, one.text.length, this.#sampled);
    let run = 0;
    let at = placeOf(one.hash, this.#bits);
    for (; this.#slots[at] !== undefined; at = (at + 1) & (this.#slots.length - 1))
      if (this.#slots[at]!.hash === one.hash) run++;
    this.#slots[at] = one;
    return run;
  }

  #rebuild(bits: number, sampled: number): void {
    const old = this.#slots;
    this.#bits = bits;
    this.#sampled = sampled;
    this.#slots = new Array(2 ** bits).fill(undefined);
    for (const slot of old) if (slot !== undefined) this.#put(slot);
  }
}

/** From the end, where numbered names differ. */
function hashed(seed: number, text: string, start: number, end: number, sampled: number): number {
  const step = ((end - start - 1) >> sampled) + 1;
  let hash = (Math.imul(seed, golden) + end - start) | 0;
  for (let i = end - 1; i >= start; i -= step) hash = (Math.imul(hash, 31) + text.charCodeAt(i)) | 0;
  return hash;
}

function placeOf(hash: number, bits: number): number {
  return Math.imul(hash, golden) >>> (32 - bits);
}

/** No text is longer than `2 ** 30` characters. */
const allCharacters = 30;

/** 2 ** 32 divided by the golden ratio: spreads neighbours. */
const golden = 0x9e3779b1;
