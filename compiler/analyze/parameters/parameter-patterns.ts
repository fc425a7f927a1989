import { ts } from 'ts-morph';
import { code } from '../../diagnose/catalogue/code.ts';
import type { Segment } from '../../model/model.ts';
import { segmentNames } from '../../model/path.ts';
import { type Context, spanOf } from '../context.ts';
import { oneLine } from '../syntax/type-nodes.ts';
import { markOf } from '../types/marks.ts';
import { handlerArguments, requestParts } from './other-frameworks.ts';
import { parameterAdvice } from './parameter-advice.ts';
import { nameOf, saysNothing } from './parameter-names.ts';

/** Reports a destructured parameter; returns whether it is one. */
export function reportPattern(
  node: ts.ParameterDeclaration,
  type: ts.Type,
  path: readonly Segment[],
  context: Context,
): boolean {
  const { diagnostics } = context;
  if (node.dotDotDotToken) {
    diagnostics.add('parameter-pattern', spanOf(node), 'rest', 'Declare a list: `tags: Query<string[]>`.');
    return true;
  }
  if (ts.isIdentifier(node.name)) return false;
  diagnostics.add(
    'parameter-pattern',
    spanOf(node),
    'destructured',
    patternAdvice(node, type, path, context),
  );
  return true;
}

function patternAdvice(
  node: ts.ParameterDeclaration,
  type: ts.Type,
  path: readonly Segment[],
  context: Context,
): string {
  if (node.type === undefined || saysNothing(node)) return partsAdvice(node.name, path);
  const mark = markOf(type, context.checker);
  // TypeScript has reported a type in error.
  const isDeclared = mark ? mark.source !== 'field' : type.flags & ts.TypeFlags.Any;
  if (!isDeclared) return parameterAdvice(node, type, path, context);
  return `Write ${code(`${nameOf(node)}: ${oneLine(node.type)}`)} and take it apart in the method.`;
}

/**
 * What to declare for the parts of a destructured parameter without a usable type: the parts that other
 * frameworks pass, or else what a client sends.
 */
function partsAdvice(pattern: ts.BindingName, path: readonly Segment[]): string {
  const parts = ts.isObjectBindingPattern(pattern) ? pattern.elements.flatMap(keyOf) : [];
  if (parts.length === 0) return 'Write `todo: Body<Todo>` and take it apart in the method.';
  const known = parts.flatMap(sampleOf);
  if (known.length === 0) {
    const sources = parts.map(
      (part) => `${part}: ${segmentNames(path).includes(part) ? 'Path' : 'Query'}<string>`,
    );
    return `Declare a parameter for each: ${code(sources.join(', '))}.`;
  }
  // Optional parameters come last.
  const samples = [...new Set(known)].sort((a, b) => Number(a.includes('?')) - Number(b.includes('?')));
  return `Declare a parameter for each of their fields, as in ${code(samples.join(', '))}.`;
}

/** The property that a binding element reads, where it is an identifier. */
function keyOf({ dotDotDotToken, name, propertyName }: ts.BindingElement): readonly string[] {
  const key = propertyName ?? name;
  return !dotDotDotToken && ts.isIdentifier(key) ? [ts.idText(key)] : [];
}

function sampleOf(part: string): readonly string[] {
  if (part === 'body') return ['body: Body<unknown>'];
  return [requestParts.get(part) ?? (handlerArguments.test(part) ? 'event: H3Event' : [])].flat();
}
