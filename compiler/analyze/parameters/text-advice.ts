import { ts } from 'ts-morph';
import { bigintText, dateText, type ReadText, type TextInstead } from '../../diagnose/catalogue/types.ts';
import type { TextSource } from '../../model/model.ts';
import type { Context } from '../context.ts';
import { builtinName } from '../types/builtins.ts';
import { temporalType } from '../types/temporal.ts';
import { typeText } from '../types/type-text.ts';

/**
 * What to write in place of a type that is read from text and has no JSON form either; undefined where the
 * intent is not clear.
 */
export function textAdvice(type: ts.Type, source: TextSource, context: Context): TextInstead | undefined {
  if (type.flags & ts.TypeFlags.BigIntLike) return { kind: 'bigint' };
  if (type.flags & ts.TypeFlags.NonPrimitive) return { kind: 'whole', source };
  const text = textOf(type, context);
  if (text) return { kind: 'text', text };
  const name = builtinName(type, context.program) ?? '';
  if (/^(?:Readonly)?Set$/.test(name)) {
    const [item] = context.checker.getTypeArguments(type as ts.TypeReference);
    const each = textOf(item!, context);
    return each
      ? { kind: 'set-of-texts', text: each }
      : { kind: 'set', type: `Array<${typeText(item!, context)}>` };
  }
  return holdsPairs.test(name) ? { kind: 'whole', source } : undefined;
}

/** The text that stands for a value of JavaScript without a JSON form; undefined for all other types. */
function textOf(type: ts.Type, { program }: Context): ReadText | undefined {
  if (type.flags & ts.TypeFlags.BigIntLike) return bigintText;
  const name = builtinName(type, program) ?? '';
  if (name === 'Date') return dateText;
  if (name === 'URL') return { option: "format: 'uri'", read: 'new URL(text)' };
  const temporal = temporalType(name);
  if (temporal === undefined) return undefined;
  const { format } = temporal;
  return { option: format && `format: '${format}'`, read: `${name}.from(text)` };
}

/** Built-in types that hold names and values, as a whole source does. */
const holdsPairs = /^(?:(?:Readonly)?Map|FormData|Headers|Object|URLSearchParams)$/;
