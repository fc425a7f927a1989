/** An entry of a `SubstringMap`. Its key is a number and a text. */
export interface Keyed {
  readonly seed: number;
  readonly text: string;
  /** Set by the map. */
  hash: number;
}

/**
 * If more keys have one hash, or a larger share of all keys repeats a hash, the hash takes in more
 * characters.
 */
const longestRun = 4;
const repeatedShare = 1 / 16;

/** A hash takes in about `2 ** n` characters: as few as tell the keys apart. The last `n` covers any text. */
const samples = [1, 2, 3, 4, 30] as const;

/**
 * Looks up entries by a part of a string without cutting it out. The path of a request is a new string: a
 * `Map` would hash all its characters, whereas this hash takes in as few as tell the keys apart.
 */
export class SubstringMap<T extends Keyed> {
  readonly #slots: readonly (T | undefined)[];
  readonly #bits: number;
  readonly #sampled: number;

  /** @param all entries with different keys */
  constructor(all: readonly T[]) {
    // At least half of the slots stay empty, so that a failed lookup ends soon.
    this.#bits = 33 - Math.clz32(all.length);
    this.#sampled = samples.find((sampled) => areToldApart(all, sampled)) ?? samples[4];
    const slots = new Array<T | undefined>(2 ** this.#bits).fill(undefined);
    for (const one of all) {
      one.hash = hashed(one.seed, one.text, 0, one.text.length, this.#sampled);
      let at = placeOf(one.hash, this.#bits);
      while (slots[at] !== undefined) at = (at + 1) & (slots.length - 1);
      slots[at] = one;
    }
    this.#slots = slots;
  }

  get(seed: number, text: string): T | undefined {
    return this.find(seed, text, 0, text.length);
  }

  /** The entry for the characters from `start` to `end`. */
  find(seed: number, within: string, start: number, end: number): T | undefined {
    const slots = this.#slots;
    const length = end - start;
    const hash = hashed(seed, within, start, end, this.#sampled);
    for (let at = placeOf(hash, this.#bits); ; at = (at + 1) & (slots.length - 1)) {
      const slot = slots[at];
      if (slot === undefined) return undefined;
      if (slot.hash !== hash || slot.seed !== seed || slot.text.length !== length) continue;
      if (isAt(slot.text, within, start)) return slot;
    }
  }
}

/** Whether `text` is in `within` at `start`. If it nearly always is, this is faster than `startsWith`. */
export function isAt(text: string, within: string, start: number): boolean {
  return text.length === within.length ? text === within : within.indexOf(text, start) === start;
}

function areToldApart(all: readonly Keyed[], sampled: number): boolean {
  const counts = new Map<number, number>();
  let repeated = 0;
  for (const { seed, text } of all) {
    const hash = hashed(seed, text, 0, text.length, sampled);
    const count = (counts.get(hash) ?? 0) + 1;
    counts.set(hash, count);
    if (count > 1) repeated++;
    if (count > longestRun) return false;
  }
  return repeated <= all.length * repeatedShare;
}

/** Hashes from the end, where numbered names differ. */
function hashed(seed: number, text: string, start: number, end: number, sampled: number): number {
  const step = ((end - start - 1) >> sampled) + 1;
  let hash = (Math.imul(seed, golden) + end - start) | 0;
  for (let i = end - 1; i >= start; i -= step) hash = (Math.imul(hash, 31) + text.charCodeAt(i)) | 0;
  return hash;
}

function placeOf(hash: number, bits: number): number {
  return Math.imul(hash, golden) >>> (32 - bits);
}

/** 2 ** 32 divided by the golden ratio: spreads neighboring values. */
const golden = 0x9e3779b1;
