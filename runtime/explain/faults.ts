import { boundedInputs } from './inputs.ts';
import { cut, sizeUpTo } from './sizes.ts';

/**
 * Where a value stands. From the inside out: most places have nothing wrong, and this is the cheapest way to
 * have gone there.
 */
export interface Loc {
  readonly outer: Loc | undefined;
  readonly step: Step;
  /** Number of steps. */
  readonly depth: number;
}

/** A source, a wire name, a property or an index. */
export type Step = string | number;

/** The place one step further in. */
export function inside(outer: Loc | undefined, step: Step): Loc {
  return { outer, step, depth: outer === undefined ? 1 : outer.depth + 1 };
}

function stepsOf(loc: Loc): readonly Step[] {
  const steps = new Array<Step>(loc.depth);
  for (let at: Loc | undefined = loc; at !== undefined; at = at.outer) {
    steps[at.depth - 1] = typeof at.step === 'string' ? cut(at.step) : at.step;
  }
  return steps;
}

/** Says what is wrong with a value by adding entries to `faults`; says nothing when all is well. */
export type Explain = (value: unknown, loc: Loc, faults: Faults) => void;

/** One thing that is wrong with a request. */
export interface Fault {
  /** Machine-readable: `missing`, `int_parsing`, `string_too_long`, ... */
  readonly type: string;
  /**
   * Where it is, from the outside in: `['body', 'address', 'zip']`. It begins with `path`, `query`, `header`,
   * `cookie` or `body`. A key of more than 256 characters is cut, and ends in `…`.
   */
  readonly loc: readonly Step[];
  /** A sentence for people: the app's own `message`, where it has one. */
  readonly msg: string;
  /**
   * The value as the client sent it, of a parameter its text. Where a field is missing it is the object, and
   * where anything else is missing null.
   */
  readonly input: unknown;
  /** What the rule says: `{ ge: 1 }`. */
  readonly ctx?: Readonly<Record<string, unknown>>;
}

/** Entries that a limit allows: one always, or nobody would learn what a request was refused for. */
export function entriesWithin(limit: number): number {
  return Math.max(1, limit);
}

/** The entries of one 422 answer, as many as the limit allows. */
export class Faults {
  readonly entries: Fault[] = [];
  readonly #limit: number;
  /** Entries that have got the words of the app. */
  #worded: WeakSet<Fault> | undefined;

  constructor(limit: number) {
    this.#limit = entriesWithin(limit);
  }

  /** Nothing more is taken: explainers may stop. */
  get isFull(): boolean {
    return this.entries.length >= this.#limit;
  }

  add(type: string, loc: Loc, msg: string, input: unknown, ctx?: Readonly<Record<string, unknown>>): void {
    if (this.isFull) return;
    const steps = stepsOf(loc);
    this.entries.push(
      ctx === undefined ? { type, loc: steps, msg, input } : { type, loc: steps, msg, input, ctx },
    );
  }

  /**
   * Puts a message of the app in place of what `explain` says of the value at `loc` and of the items of a
   * list there. The fields of a model keep what is said of them, and so does what has a message of its own
   * already.
   */
  word(message: string, loc: Loc, explain: () => void): void {
    const first = this.entries.length;
    explain();
    this.#worded ??= new WeakSet();
    for (let i = first; i < this.entries.length; i++) {
      const entry = this.entries[i]!;
      const isInside = entry.loc.slice(loc.depth).some((part) => typeof part !== 'number');
      if (isInside || this.#worded.has(entry)) continue;
      this.entries[i] = { ...entry, msg: message };
      this.#worded.add(this.entries[i]!);
    }
  }
}

/** Bytes of JSON that the `loc` of all entries of an answer may have together. */
const maxLocsSize = 65_536;

/**
 * The entries of an answer, as many as the room for their `loc` allows, but at least the first; none with an
 * `input` beyond its bounds.
 */
export function boundedEntries(all: readonly Fault[]): readonly Fault[] {
  const entries = boundedLocs(all);
  const inputs = boundedInputs(entries.map(({ input }) => input));
  return entries.map((entry, i) => (entry.input === inputs[i] ? entry : { ...entry, input: inputs[i] }));
}

function boundedLocs(entries: readonly Fault[]): readonly Fault[] {
  let left = maxLocsSize;
  const end = entries.findIndex(({ loc }, i) => {
    left -= sizeUpTo(loc, left);
    return left < 0 && i > 0;
  });
  return end === -1 ? entries : entries.slice(0, end);
}
