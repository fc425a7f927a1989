import type { ChangeCode } from '../change-codes.ts';

/** A step from a value to one within it. */
export type Step =
  | { readonly kind: 'field'; readonly name: string }
  /** An item of a list; of a tuple the one at an index. */
  | { readonly kind: 'item'; readonly index: number | undefined }
  /** The value of a key that is no declared field; `pattern` says of which keys. */
  | { readonly kind: 'key'; readonly pattern: string | undefined };

/**
 * What a change does to the set of values: takes some away, adds some, both, or nobody knows. `none` says
 * nothing about values; `gone` is about what was declared and is not any more: it is taken and does nothing,
 * or was promised and is not given.
 */
export type Effect = 'narrower' | 'wider' | 'both' | 'unknown' | 'none' | 'gone';

/** What has changed in a schema, without the place. */
export interface Origin {
  readonly code: ChangeCode;
  readonly effect: Effect;
  readonly message: string;
}

/** A change and where in the value it is. One origin is told once, at the first place that leads to it. */
export interface Finding {
  readonly origin: Origin;
  readonly steps: readonly Step[];
}

export function finding(code: ChangeCode, effect: Effect, message: string): Finding {
  return { origin: { code, effect, message }, steps: [] };
}

/** Findings within a value, as seen from outside. */
export function within(step: Step, findings: readonly Finding[]): readonly Finding[] {
  return findings.map(({ origin, steps }) => ({ origin, steps: [step, ...steps] }));
}

/** Each origin once. */
export function once(findings: readonly Finding[]): readonly Finding[] {
  const seen = new Set<Origin>();
  return findings.filter(({ origin }) => !seen.has(origin) && seen.add(origin));
}

/** Whether values may have been taken before that are not now. */
export const narrows = ({ origin: { effect } }: Finding): boolean =>
  effect === 'narrower' || effect === 'both' || effect === 'unknown';

/** Whether values may be given now that were not before. */
export const widens = ({ origin: { effect } }: Finding): boolean =>
  effect === 'wider' || effect === 'both' || effect === 'unknown' || effect === 'gone';

/**
 * Of what is written as texts, one by one: no text is `null`, which only says there what stands for a value
 * that was left out. What lies deeper may be written as JSON.
 */
export function ofTexts(findings: readonly Finding[]): readonly Finding[] {
  const isText = (steps: readonly Step[]) => steps.every(({ kind }, i) => i === 0 || kind === 'item');
  return findings.filter(
    ({ origin: { code }, steps }) => !((code === 'null-added' || code === 'null-removed') && isText(steps)),
  );
}
