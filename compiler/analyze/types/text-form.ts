import { ts } from 'ts-morph';
import { bigintText, dateText, type ReadText } from '../../diagnose/catalogue/types.ts';
import type { Context } from '../context.ts';
import { builtinName } from './builtins.ts';

/**
 * The text that stands for a value of JavaScript without a JSON form, as `String(value)` writes it, except for
 * a `Date`; undefined for all other types.
 */
export function textForm(type: ts.Type, { program }: Pick<Context, 'program'>): ReadText | undefined {
  if (type.flags & ts.TypeFlags.BigIntLike) return bigintText;
  const name = builtinName(type, program) ?? '';
  if (name === 'Date') return dateText;
  if (name === 'URL') return { option: "format: 'uri'", read: 'new URL(text)' };
  if (!Object.hasOwn(temporalFormats, name)) return undefined;
  const format = temporalFormats[name];
  return { option: format && `format: '${format}'`, read: `${name}.from(text)` };
}

/**
 * The formats of the strings that `Temporal` objects are written as; undefined where no format accepts all of
 * them: a `time` has an offset here, and a `duration` neither a sign nor a fraction.
 */
const temporalFormats: { readonly [name: string]: string | undefined } = {
  'Temporal.Instant': 'date-time',
  'Temporal.PlainDate': 'date',
  'Temporal.PlainTime': undefined,
  'Temporal.PlainDateTime': undefined,
  'Temporal.PlainYearMonth': undefined,
  'Temporal.PlainMonthDay': undefined,
  'Temporal.ZonedDateTime': undefined,
  'Temporal.Duration': undefined,
};
