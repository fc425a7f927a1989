import { formats } from '../formats.ts';
import { codePoints } from '../text/length.ts';
import { isMultipleOf } from '../text/multiple.ts';
import type { Faults, Loc } from './faults.ts';
import { explainFormat } from './formats.ts';
import { counted } from './sizes.ts';

export interface StringRules {
  /** In code points. */
  readonly minLength?: number;
  readonly maxLength?: number;
  /** The pattern of a template literal type, compiled with the flag `u`. */
  readonly template?: string;
  /** A pattern, compiled with the flag `u`, that may match anywhere in the text. */
  readonly regex?: string;
  readonly format?: string;
}

export interface NumberRules {
  readonly ge?: number;
  readonly gt?: number;
  readonly le?: number;
  readonly lt?: number;
  readonly multipleOf?: number;
}

/**
 * An explainer that reports the first rule a text breaks; `input` is shown in the entry. The patterns are
 * compiled here, once.
 */
export function stringExplainer({
  format,
  maxLength = Number.POSITIVE_INFINITY,
  minLength = 0,
  regex,
  template,
}: StringRules): (text: string, input: unknown, loc: Loc, faults: Faults) => void {
  const patterns = [template, regex].flatMap((pattern) =>
    pattern === undefined ? [] : [{ pattern, expression: new RegExp(pattern, 'u') }],
  );
  return (text, input, loc, faults) => {
    if (isShorter(text, minLength)) {
      const msg = `The text must have at least ${counted(minLength, 'character')}.`;
      faults.add('string_too_short', loc, msg, input, { min_length: minLength });
      return;
    }
    if (text.length > maxLength && codePoints(text) > maxLength) {
      const msg = `The text must have at most ${counted(maxLength, 'character')}.`;
      faults.add('string_too_long', loc, msg, input, { max_length: maxLength });
      return;
    }
    // The patterns come after the length, because they may be slow on long texts.
    for (const { expression, pattern } of patterns) {
      if (expression.test(text)) continue;
      const msg = `The text must match the pattern ${pattern}.`;
      faults.add('string_pattern_mismatch', loc, msg, input, { pattern });
      return;
    }
    if (format !== undefined && formats.get(format)?.(text) === false) {
      explainFormat(format, input, loc, faults);
    }
  };
}

/**
 * Whether a text has fewer code points than `minLength`. They are counted only if needed: there are at least
 * half as many as UTF-16 units.
 */
function isShorter(text: string, minLength: number): boolean {
  return text.length < minLength || (text.length < 2 * minLength && codePoints(text) < minLength);
}

/** Reports the first bound that the number breaks. */
export function explainNumber(
  value: number,
  rules: NumberRules,
  input: unknown,
  loc: Loc,
  faults: Faults,
): void {
  const { gt, ge, lt, le, multipleOf } = rules;
  if (gt !== undefined && !(value > gt)) {
    faults.add('greater_than', loc, `The number must be greater than ${gt}.`, input, { gt });
  } else if (ge !== undefined && !(value >= ge)) {
    faults.add('greater_than_equal', loc, `The number must be at least ${ge}.`, input, { ge });
  } else if (lt !== undefined && !(value < lt)) {
    faults.add('less_than', loc, `The number must be less than ${lt}.`, input, { lt });
  } else if (le !== undefined && !(value <= le)) {
    faults.add('less_than_equal', loc, `The number must be at most ${le}.`, input, { le });
  } else if (multipleOf !== undefined && !isMultipleOf(value, multipleOf)) {
    const ctx = { multiple_of: multipleOf };
    faults.add('multiple_of', loc, `The number must be a multiple of ${multipleOf}.`, input, ctx);
  }
}

/** `'a', 'b' or 'c'`. */
export function oneOf(values: readonly unknown[]): string {
  const texts = values.map(quoted);
  const last = texts.at(-1) ?? '';
  return texts.length < 2 ? last : `${texts.slice(0, -1).join(', ')} or ${last}`;
}

/** A literal in the form that messages show. */
export function quoted(value: unknown): string {
  return typeof value === 'string' ? `'${value}'` : String(value);
}
