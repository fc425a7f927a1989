import { ts } from 'ts-morph';
import { bigintText, dateText, type ReadText } from '../../diagnose/catalogue/types.ts';
import type { Context } from '../context.ts';
import { builtinName } from './builtins.ts';
import { temporalType } from './temporal.ts';

/**
 * The text that stands for a value of JavaScript without a JSON form, as `String(value)` writes it, except for
 * a `Date`; undefined for all other types.
 */
export function textForm(type: ts.Type, { program }: Pick<Context, 'program'>): ReadText | undefined {
  if (type.flags & ts.TypeFlags.BigIntLike) return bigintText;
  const name = builtinName(type, program) ?? '';
  if (name === 'Date') return dateText;
  if (name === 'URL') return { option: "format: 'uri'", read: 'new URL(text)' };
  const temporal = temporalType(name);
  if (temporal === undefined) return undefined;
  const { format } = temporal;
  return { option: format && `format: '${format}'`, read: `${name}.from(text)` };
}
