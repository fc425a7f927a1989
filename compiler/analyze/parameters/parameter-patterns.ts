import { ts } from 'ts-morph';
import { code } from '../../diagnose/catalogue/code.ts';
import type { Segment } from '../../model/model.ts';
import { type Context, spanOf } from '../context.ts';
import { oneLine } from '../syntax/type-nodes.ts';
import { markOf } from '../types/marks.ts';
import { parameterAdvice } from './parameter-advice.ts';
import { nameOf, saysNothing } from './parameter-names.ts';
import { partsAdvice } from './request-parts.ts';

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
