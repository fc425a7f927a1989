/** What has a number with a text for a key. */
export interface Keyed {
  readonly seed: number;
  readonly text: string;
  /** Written by `Texts`. */
  hash: number;
}

/** With more keys of one hash, or more keys that share theirs, the hash takes in more of their characters. */
const longestRun = 4;
const repeatedShare = 1 / 16;

/**
 * `2 ** n` characters of a key count for its hash, about: as few as tell the keys apart. No text is longer
 * than the last.
 */
const samples = [1, 2, 3, 4, 30] as const;

/**
 * Finds things by keys in a string without cutting it. The path of a request is a new string: a `Map` goes
 * through all of its characters for a hash, while here a few do, as many as it takes to tell the keys apart.
 */
export class Texts<T extends Keyed> {
  readonly #slots: readonly (T | undefined)[];
  readonly #bits: number;
  readonly #sampled: number;

  /** @param all whose keys differ */
  constructor(all: readonly T[]) {
    // At least half of the slots stay empty, so that a look at the wrong place is a short one.
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

  /** What is there for the characters from `start` to `end`. */
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

/** Whether a text stands at `start`: for one that is nearly always there, in less time than `startsWith` takes. */
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

/** 2 ** 32 divided by the golden ratio: spreads neighbours. */
const golden = 0x9e3779b1;
