import { ts } from 'ts-morph';
import { code } from '../../diagnose/catalogue/code.ts';
import type { Segment } from '../../model/model.ts';
import { segmentNames } from '../../model/path.ts';
import type { Context } from '../context.ts';
import { typeText } from '../types/type-text.ts';
import { handlerArguments, requestParts } from './other-frameworks.ts';
import { nameOf } from './parameter-names.ts';

/**
 * What to declare for the object that other frameworks pass to handlers, where its type is written:
 * `{ body, query }: { body: Todo; query: Search }`, or `ctx: Context`. Undefined for other types, such as a
 * model with a field `query` that is text.
 */
export function contextAdvice(
  node: ts.ParameterDeclaration,
  type: ts.Type,
  context: Context,
): string | undefined {
  if (ts.isIdentifier(node.name) && !handlerArguments.test(nameOf(node))) return undefined;
  const { checker } = context;
  const samples = checker.getPropertiesOfType(type).flatMap((symbol) => {
    const part = checker.getNonNullableType(checker.getTypeOfSymbol(symbol));
    return part.flags & ts.TypeFlags.Object ? sampleOf(symbol.name, typeText(part, context)) : [];
  });
  return samples.length > 0 ? samplesAdvice(samples) : undefined;
}

/**
 * What to declare for the parts of a destructured parameter without a usable type: the parts that other
 * frameworks pass, or else what a client sends.
 */
export function partsAdvice(pattern: ts.BindingName, path: readonly Segment[]): string {
  const parts = ts.isObjectBindingPattern(pattern) ? pattern.elements.flatMap(keyOf) : [];
  if (parts.length === 0) return 'Write `todo: Body<Todo>`, and read its fields, such as `todo.title`.';
  const samples = parts.flatMap((part) => sampleOf(part, 'unknown'));
  if (samples.length > 0) return samplesAdvice(samples);
  const sources = parts.map(
    (part) => `${part}: ${segmentNames(path).includes(part) ? 'Path' : 'Query'}<string>`,
  );
  return `Declare a parameter for each: ${code(sources.join(', '))}.`;
}

function samplesAdvice(samples: readonly string[]): string {
  // Optional parameters come last.
  const sorted = [...new Set(samples)].sort((a, b) => Number(a.includes('?')) - Number(b.includes('?')));
  return `Declare a parameter for each of their fields, as in ${code(sorted.join(', '))}.`;
}

/** The property that a binding element reads, where it is an identifier. */
function keyOf({ dotDotDotToken, name, propertyName }: ts.BindingElement): readonly string[] {
  const key = propertyName ?? name;
  return !dotDotDotToken && ts.isIdentifier(key) ? [ts.idText(key)] : [];
}

function sampleOf(part: string, bodyType: string): readonly string[] {
  if (part === 'body') return [`body: Body<${bodyType}>`];
  return [requestParts.get(part) ?? (handlerArguments.test(part) ? 'event: H3Event' : [])].flat();
}
