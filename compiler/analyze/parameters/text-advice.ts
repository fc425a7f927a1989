import { ts } from 'ts-morph';
import type { TextInstead } from '../../diagnose/catalogue/types.ts';
import type { TextSource } from '../../model/model.ts';
import type { Context } from '../context.ts';
import { builtinName } from '../types/builtins.ts';
import { textForm } from '../types/text-form.ts';
import { typeText } from '../types/type-text.ts';

/**
 * What to write in place of a type that is read from text and has no JSON form either; undefined where the
 * intent is not clear.
 */
export function textAdvice(type: ts.Type, source: TextSource, context: Context): TextInstead | undefined {
  if (type.flags & ts.TypeFlags.BigIntLike) return { kind: 'bigint' };
  if (type.flags & ts.TypeFlags.NonPrimitive) return { kind: 'whole', source };
  const text = textForm(type, context);
  if (text) return { kind: 'text', text };
  const name = builtinName(type, context.program) ?? '';
  if (/^(?:Readonly)?Set$/.test(name)) {
    const [item] = context.checker.getTypeArguments(type as ts.TypeReference);
    const each = textForm(item!, context);
    return each
      ? { kind: 'set-of-texts', text: each }
      : { kind: 'set', type: `Array<${typeText(item!, context)}>` };
  }
  return holdsPairs.test(name) ? { kind: 'whole', source } : undefined;
}

/** Built-in types that hold names and values, as a whole source does. */
const holdsPairs = /^(?:(?:Readonly)?Map|FormData|Headers|Object|URLSearchParams)$/;
