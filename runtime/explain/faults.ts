import { boundedInputs } from './inputs.ts';
import { cut, sizeUpTo } from './sizes.ts';

/**
 * The place of a value, as a list linked from the inside out: most places have no fault, and this is the
 * cheapest way to record the path.
 */
export interface Loc {
  readonly outer: Loc | undefined;
  readonly step: Step;
  /** Number of steps. */
  readonly depth: number;
}

/** A source, the name of a parameter, a property or an index. */
type Step = string | number;

/** The place one step further inside. */
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

/** An explainer: adds entries to `faults` for everything that is wrong with a value. */
export type Explain = (value: unknown, loc: Loc, faults: Faults) => void;

/** One thing that is wrong with a request. */
export interface ValidationEntry {
  /** Machine-readable: `missing`, `int_parsing`, `string_too_long`, ... */
  readonly type: string;
  /**
   * The place, from the outside in: `['body', 'address', 'zip']`. It begins with `path`, `query`, `header`,
   * `cookie` or `body`. A key of more than 256 characters is cut and ends in an ellipsis.
   */
  readonly loc: readonly Step[];
  /** A sentence for people to read. It is the app's own `message`, if there is one. */
  readonly msg: string;
  /**
   * The value as the client sent it; for a parameter, its text. If a field is missing, the object that lacks
   * it; if anything else is missing, null.
   */
  readonly input: unknown;
  /** The values of the broken rule: `{ ge: 1 }`. */
  readonly ctx?: Readonly<Record<string, unknown>>;
}

/** The number of entries that a limit allows: at least one, so that a client learns the reason. */
export function entriesWithin(limit: number): number {
  return Math.max(1, limit);
}

/** Collects the entries of one 422 answer, up to the limit. */
export class Faults {
  readonly entries: ValidationEntry[] = [];
  readonly #limit: number;
  /** Entries that already have a message of the app. */
  #worded: WeakSet<ValidationEntry> | undefined;

  constructor(limit: number) {
    this.#limit = entriesWithin(limit);
  }

  /** Whether the limit is reached, so that explainers may stop. */
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
   * Runs `explain` and replaces the messages of its entries for the value at `loc`, and for the items of a
   * list there, by a message of the app. Entries for the fields of a model, and entries that already have a
   * message of the app, keep theirs.
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

/** About how many bytes all entries of an answer may take together, without their `input`. */
const maxEntriesSize = 262_144;

/**
 * The entries of an answer, as many as their maximum size allows, but at least the first one. Large `input`s
 * are replaced by a summary.
 */
export function boundedEntries(all: readonly ValidationEntry[]): readonly ValidationEntry[] {
  const entries = withinSize(all);
  const inputs = boundedInputs(entries.map(({ input }) => input));
  return entries.map((entry, i) => (entry.input === inputs[i] ? entry : { ...entry, input: inputs[i] }));
}

function withinSize(entries: readonly ValidationEntry[]): readonly ValidationEntry[] {
  let left = maxEntriesSize;
  const end = entries.findIndex((entry, i) => {
    left -= roughSize(entry, left);
    return left < 0 && i > 0;
  });
  return end === -1 ? entries : entries.slice(0, end);
}

/** Of what can be large: keys of the client's in `loc`, and texts that name thousands of values. */
function roughSize({ ctx, loc, msg }: ValidationEntry, limit: number): number {
  let size = sizeUpTo(loc, limit) + msg.length;
  for (const name in ctx) {
    const value = ctx[name];
    if (typeof value === 'string') size += value.length;
  }
  return size;
}
