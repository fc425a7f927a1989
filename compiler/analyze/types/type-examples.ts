import type { ts } from 'ts-morph';
import type { Constant, Type } from '../../model/model.ts';
import { refuseTagValue, tagsOf } from '../comments/tags.ts';
import { isJson, takes } from '../comments/values.ts';
import type { Context } from '../context.ts';
import type { Place } from '../place.ts';

/**
 * The examples in the JSDoc of a type's declaration: `@example { "id": 1 }`, also in a code block. Other code
 * shows how the type is used, and is ignored.
 */
export function typeExamples(
  { declarations = [] }: ts.Symbol,
  type: Type,
  place: Pick<Place, 'span'>,
  context: Context,
): readonly Constant[] {
  const found: Constant[] = [];
  for (const tag of declarations.flatMap((one) => tagsOf(one, place))) {
    if (tag.name !== 'example') continue;
    const text = tag.value.replace(codeBlock, '$1');
    const isCode = text !== tag.value && !isJson(text);
    const value = isCode ? undefined : takes(type, text, context.named.models);
    if (value !== undefined) found.push(value);
    // Examples in the JSDoc of packages are not read.
    if (tag.isForeign) continue;
    if (value !== undefined) context.examples.push({ type, value, span: tag.span });
    else if (/^[[{]/.test(text))
      refuseTagValue(tag, 'a value of the type, in JSON', '@example { "id": 1 }', context);
  }
  return found;
}

/** A code block, and the text in it. */
const codeBlock = /^```\w*\n(.*)\n```$/s;
