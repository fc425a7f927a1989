import type { ChangeCode } from '../change-codes.ts';

/** A step from a value to a value inside it. */
export type Step =
  | { readonly kind: 'field'; readonly name: string }
  /** An item of a list, or the item of a tuple at `index`. */
  | { readonly kind: 'item'; readonly index: number | undefined }
  /** The value of a key that is not a declared field; `pattern` restricts the keys. */
  | { readonly kind: 'key'; readonly pattern: string | undefined };

/**
 * The effect of a change on the set of valid values: some are removed, some are added, both, or unknown.
 * `none` does not affect the values. `gone` means that a declaration was removed: in a request the field is
 * still accepted, without effect; in an answer it is no longer given.
 */
export type Effect = 'narrower' | 'wider' | 'both' | 'unknown' | 'none' | 'gone';

/** A change in a schema, without its place. */
interface Origin {
  readonly code: ChangeCode;
  readonly effect: Effect;
  /** The effect on values that are sent as plain text, where it is another. */
  readonly textEffect?: Effect;
  readonly message: string;
}

/**
 * A change, with its place in the value. Each origin is reported once, at the first place that leads to it.
 */
export interface Finding {
  readonly origin: Origin;
  readonly steps: readonly Step[];
}

export function finding(code: ChangeCode, effect: Effect, message: string): Finding {
  return { origin: { code, effect, message }, steps: [] };
}

/** The findings of an inner value, with the step to it prepended. */
export function within(step: Step, findings: readonly Finding[]): readonly Finding[] {
  return findings.map(({ origin, steps }) => ({ origin, steps: [step, ...steps] }));
}

/** The findings without repeated origins. */
export function once(findings: readonly Finding[]): readonly Finding[] {
  const seen = new Set<Origin>();
  return findings.filter(({ origin }) => !seen.has(origin) && seen.add(origin));
}

/** Whether values that were valid may no longer be. */
export const narrows = ({ origin: { effect } }: Finding): boolean =>
  effect === 'narrower' || effect === 'both' || effect === 'unknown';

/** Whether values that were not valid may be valid now. */
export const widens = ({ origin: { effect } }: Finding): boolean =>
  effect === 'wider' || effect === 'both' || effect === 'unknown' || effect === 'gone';

/**
 * The findings for values that are sent as plain text. No text means `null` there: `null` only stands for an
 * absent value, so its changes are left out. Deeper values may be written as JSON.
 */
export function ofTexts(findings: readonly Finding[]): readonly Finding[] {
  const isText = (steps: readonly Step[]) => steps.every(({ kind }, i) => i === 0 || kind === 'item');
  return findings.flatMap(({ origin, steps }) => {
    if (!isText(steps)) return [{ origin, steps }];
    const { code, effect, textEffect = effect } = origin;
    if (code === 'null-added' || code === 'null-removed') return [];
    return [{ origin: { ...origin, effect: textEffect }, steps }];
  });
}
