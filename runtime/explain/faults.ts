import { boundedInputs } from './inputs.ts';

/** Where a value stands: its source, then wire names, properties and indexes. */
export type Loc = readonly (string | number)[];

/** Says what is wrong with a value by adding entries to `faults`; says nothing when all is well. */
export type Explain = (value: unknown, loc: Loc, faults: Faults) => void;

export interface Fault {
  readonly type: string;
  readonly loc: Loc;
  readonly msg: string;
  readonly input: unknown;
  readonly ctx?: Readonly<Record<string, unknown>>;
}

/** The entries of one 422 answer, as many as the limit allows. */
export class Faults {
  readonly entries: Fault[] = [];
  readonly #limit: number;
  /** Entries that have got the words of the app. */
  readonly #worded = new WeakSet<Fault>();

  constructor(limit: number) {
    this.#limit = Math.max(1, limit);
  }

  /** Nothing more is taken: explainers may stop. */
  get isFull(): boolean {
    return this.entries.length >= this.#limit;
  }

  add(type: string, loc: Loc, msg: string, input: unknown, ctx?: Readonly<Record<string, unknown>>): void {
    if (this.isFull) return;
    this.entries.push(ctx === undefined ? { type, loc, msg, input } : { type, loc, msg, input, ctx });
  }

  /**
   * Puts a message of the app in place of what `explain` says of the value at `loc` and of the items of a list there. The fields of
   * a model keep what is said of them, and so does what has a message of its own already.
   */
  word(message: string | undefined, loc: Loc, explain: () => void): void {
    const first = this.entries.length;
    explain();
    if (message === undefined) return;
    for (let i = first; i < this.entries.length; i++) {
      const entry = this.entries[i]!;
      const isInside = entry.loc.slice(loc.length).some((part) => typeof part !== 'number');
      if (isInside || this.#worded.has(entry)) continue;
      this.entries[i] = { ...entry, msg: message };
      this.#worded.add(this.entries[i]!);
    }
  }
}

/** The entries of an answer, none with an `input` beyond its bounds. */
export function boundedEntries(entries: readonly Fault[]): readonly Fault[] {
  const inputs = boundedInputs(entries.map(({ input }) => input));
  return entries.map((entry, i) => ({ ...entry, input: inputs[i] }));
}
