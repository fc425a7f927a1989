import type { Change, Level, Place, ValuePlace } from './change.ts';
import type { ChangeCode } from './change-codes.ts';
import type { Effect, Finding } from './schema/finding.ts';

/**
 * The direction of a value: the server may accept more in a request than before, and give less in an answer.
 */
type Direction = 'request' | 'answer';

const levels: { readonly [direction in Direction]: { readonly [effect in Effect]: Level } } = {
  request: {
    narrower: 'breaking',
    both: 'breaking',
    wider: 'compatible',
    none: 'compatible',
    unknown: 'warning',
    // The field is still accepted, but has no effect.
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
  // A client may have a fallback for unknown values, but cannot have one for an unknown type.
  if (direction === 'answer' && code === 'values-added') return 'warning';
  return levels[direction][effect];
}

/** Collects the changes found in one operation, or in the document. */
export class Report {
  readonly #head: Pick<Change, 'verb' | 'path'>;
  readonly #changes: Change[] = [];
  readonly #reported = new Set<string>();

  constructor(head: Pick<Change, 'verb' | 'path'> = {}) {
    this.#head = head;
  }

  /** Adds a change, once: a form with two media types would yield each change twice. */
  add(code: ChangeCode, level: Level, place: Place, message: string): void {
    const key = JSON.stringify([code, level, place, message]);
    if (this.#reported.has(key)) return;
    this.#reported.add(key);
    this.#changes.push({ code, level, ...this.#head, place, message });
  }

  /** Adds the findings from the schema of a value, each at its place within the value. */
  schema(findings: readonly Finding[], direction: Direction, place: ValuePlace): void {
    for (const one of findings) {
      const { code, message } = one.origin;
      this.add(code, levelOf(one, direction), { ...place, steps: one.steps }, message);
    }
  }

  get changes(): readonly Change[] {
    return this.#changes;
  }
}
