import { formats } from '../formats.ts';
import { codePoints } from '../text/length.ts';
import { isMultipleOf } from '../text/multiple.ts';
import type { Faults, Loc } from './faults.ts';

export interface StringRules {
  /** Code points. */
  readonly minLength?: number;
  readonly maxLength?: number;
  /** The pattern of a template literal type, compiled with the flag `u`. */
  readonly template?: string;
  /** A pattern, compiled with the flag `u` and searched for. */
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

/** The first rule that the text breaks. */
export function explainString(
  text: string,
  rules: StringRules,
  input: unknown,
  loc: Loc,
  faults: Faults,
): void {
  const { minLength = 0, maxLength = Number.POSITIVE_INFINITY, template, regex, format } = rules;
  const broken = [template, regex].find((one) => one !== undefined && !new RegExp(one, 'u').test(text));
  const length = codePoints(text);
  if (length < minLength) {
    const msg = `The text must have at least ${characters(minLength)}.`;
    faults.add('string_too_short', loc, msg, input, { min_length: minLength });
  } else if (length > maxLength) {
    const msg = `The text must have at most ${characters(maxLength)}.`;
    faults.add('string_too_long', loc, msg, input, { max_length: maxLength });
  } else if (broken !== undefined) {
    const ctx = { pattern: broken };
    faults.add('string_pattern_mismatch', loc, `The text must match the pattern ${broken}.`, input, ctx);
  } else if (format !== undefined && formats.get(format)?.(text) === false) {
    explainFormat(format, input, loc, faults);
  }
}

const formatTypes: ReadonlyMap<string, string> = new Map([
  ['date-time', 'datetime_parsing'],
  ['date', 'date_parsing'],
  ['time', 'time_parsing'],
  ['uuid', 'uuid_parsing'],
  ['uri', 'url_parsing'],
  ['url', 'url_parsing'],
]);

const formatNames: ReadonlyMap<string, string> = new Map([
  ['date-time', 'a date and time with an offset, as in 2026-02-28T12:30:00Z'],
  ['date', 'a date, as in 2026-02-28'],
  ['time', 'a time with an offset, as in 12:30:00Z'],
  ['email', 'an e-mail address'],
  ['uuid', 'a UUID'],
  ['uri', 'an absolute URI'],
  ['ipv4', 'an IPv4 address'],
  ['ipv6', 'an IPv6 address'],
]);

function explainFormat(format: string, input: unknown, loc: Loc, faults: Faults): void {
  const wanted = formatNames.get(format) ?? `of the format '${format}'`;
  const type = formatTypes.get(format);
  const reason = `It is not ${wanted}`;
  faults.add(
    type ?? 'value_error',
    loc,
    `The text must be ${wanted}.`,
    input,
    type ? { error: reason } : { reason },
  );
}

/** The first bound that the number breaks. */
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
  const texts = values.map((value) => (typeof value === 'string' ? `'${value}'` : String(value)));
  const last = texts.at(-1) ?? '';
  return texts.length < 2 ? last : `${texts.slice(0, -1).join(', ')} or ${last}`;
}

function characters(amount: number): string {
  return `${amount} character${amount === 1 ? '' : 's'}`;
}
