import { ts } from 'ts-morph';
import { code } from '../../diagnose/catalogue/code.ts';
import type { Segment } from '../../model/model.ts';
import { isTextSource } from '../../model/source-names.ts';
import { freeName } from '../../print/free-name.ts';
import { capital } from '../../words.ts';
import { type Context, spanOf } from '../context.ts';
import { oneLine } from '../syntax/type-nodes.ts';
import { type Mark, markOf } from '../types/marks.ts';
import { parametersOfFields } from './bundled-parameters.ts';
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
  const parameters = mark && parametersInstead(mark, context);
  if (parameters) return `Declare a parameter for each of its fields: ${code(parameters)}.`;
  const pattern = oneLine(node.name);
  const name = freeName(nameOf(node), (one) => pattern.includes(one));
  return `Write ${code(`${name}: ${oneLine(node.type)}`)} and ${code(`const ${pattern} = ${name};`)}.`;
}

/** The parameters to write in place of a declarator that reads one text, but has a type with fields. */
function parametersInstead({ source, type }: Mark, context: Context): string | undefined {
  return source === 'form' || !isTextSource(source)
    ? undefined
    : parametersOfFields(type, capital(source), context);
}
