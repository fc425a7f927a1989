import type { Change, Level, Place } from './change.ts';
import type { ChangeCode } from './change-codes.ts';
import type { Effect, Finding, Step } from './schema/finding.ts';

/** Whether a value goes to the server, which may take more than before, or comes from it, and may be less. */
export type Direction = 'request' | 'answer';

const levels: { readonly [direction in Direction]: { readonly [effect in Effect]: Level } } = {
  request: {
    narrower: 'breaking',
    both: 'breaking',
    wider: 'compatible',
    none: 'compatible',
    unknown: 'warning',
    // It is still taken, and does nothing.
    gone: 'warning',
  },
  answer: {
    narrower: 'compatible',
    both: 'breaking',
    wider: 'breaking',
    none: 'compatible',
    unknown: 'warning',
    gone: 'breaking',
  },
};

function levelOf({ origin: { code, effect } }: Finding, direction: Direction): Level {
  // A client may have a branch for values that it does not know; for a type that it does not know it has none.
  if (direction === 'answer' && code === 'values-added') return 'warning';
  return levels[direction][effect];
}

/** Where changes go that are found in one operation, or in the document. */
export class Report {
  readonly #head: Pick<Change, 'verb' | 'path'>;
  readonly #changes: Change[] = [];
  readonly #told = new Set<string>();

  constructor(head: Pick<Change, 'verb' | 'path'> = {}) {
    this.#head = head;
  }

  /** Each once: a form that is sent in two ways is described twice. */
  add(code: ChangeCode, level: Level, place: Place, message: string): void {
    const key = JSON.stringify([code, level, place, message]);
    if (this.#told.has(key)) return;
    this.#told.add(key);
    this.#changes.push({ code, level, ...this.#head, place, message });
  }

  /** What was found in a schema, each at its own place in what lies there. */
  schema(
    findings: readonly Finding[],
    direction: Direction,
    placeOf: (steps: readonly Step[]) => Place,
  ): void {
    for (const one of findings) {
      const { code, message } = one.origin;
      this.add(code, levelOf(one, direction), placeOf(one.steps), message);
    }
  }

  get changes(): readonly Change[] {
    return this.#changes;
  }
}
