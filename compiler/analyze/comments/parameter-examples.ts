import type { ts } from 'ts-morph';
import type { Constant, Type } from '../../model/model.ts';
import type { Context } from '../context.ts';
import type { Place } from '../place.ts';
import { tagsOfMethod } from './parameter-tags.ts';
import { refuseTagValue, tagsOf } from './tags.ts';
import { isJson, sampleText, takes } from './values.ts';

/**
 * The examples in the JSDoc of a parameter, and in that of its method, as in tsoa: `@example limit 3`. They
 * are checked against its type like those of fields.
 */
export function parameterExamples(
  node: ts.ParameterDeclaration,
  type: Type,
  place: Place,
  context: Context,
): readonly Constant[] {
  // An example of how to call the method may begin with the name of a parameter, too.
  const ofMethod = tagsOfMethod(node, place).filter(({ value }) => isJson(value));
  return [...tagsOf(node, place), ...ofMethod].flatMap((tag) => {
    if (tag.name !== 'example') return [];
    const value = takes(type, tag.value, context.named.models);
    if (value === undefined) {
      refuseTagValue(tag, 'a value of the type', `@example ${sampleText(type)}`, context);
      return [];
    }
    context.examples.push({ type, value, span: tag.span });
    return [value];
  });
}
