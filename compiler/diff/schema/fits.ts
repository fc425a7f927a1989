import { formats as known } from '../../../runtime/formats.ts';
import { isMultipleOf } from '../../../runtime/text/multiple.ts';
import { isPlain } from '../../regex/plain.ts';
import type { NumberPart, StringPart } from './parts.ts';

/**
 * Whether a text matches a pattern; undefined where matching could take long, or the pattern does not
 * compile.
 */
export function matches(pattern: string, text: string): boolean | undefined {
  if (!isPlain(pattern)) return undefined;
  try {
    return new RegExp(pattern, 'u').test(text);
  } catch {
    return undefined;
  }
}

/**
 * Whether a text satisfies the constraints of a part, without its values; undefined where that is unknown.
 */
export function textFits(text: string, { formats, max, min, patterns }: StringPart): boolean | undefined {
  const length = [...text].length;
  return all([
    length >= min && length <= max,
    ...patterns.map((pattern) => matches(pattern, text)),
    ...formats.map((format) => known.get(format)?.(text)),
  ]);
}

/**
 * Whether a number satisfies the constraints of a part, without its values; undefined where that is unknown.
 */
export function numberFits(value: number, { formats, integer, lower, steps, upper }: NumberPart) {
  return all([
    !integer || Number.isInteger(value),
    lower === undefined || value > lower.value || (!lower.open && value === lower.value),
    upper === undefined || value < upper.value || (!upper.open && value === upper.value),
    ...steps.map((step) => isMultiple(value, step)),
    ...formats.map(() => undefined),
  ]);
}

/** Whether one number is a multiple of another; undefined for a step of zero, and for what is not finite. */
export function isMultiple(value: number, step: number): boolean | undefined {
  const isKnown = Number.isFinite(value) && Number.isFinite(step) && step !== 0;
  return isKnown ? isMultipleOf(value, step) : undefined;
}

/** `false` if any check is false, otherwise undefined if any is unknown. */
function all(checks: readonly (boolean | undefined)[]): boolean | undefined {
  if (checks.includes(false)) return false;
  return checks.includes(undefined) ? undefined : true;
}
