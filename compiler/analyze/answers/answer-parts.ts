import { ts } from 'ts-morph';
import type { Context } from '../context.ts';
import { packageFunction } from '../syntax/package-functions.ts';

/** The expressions of the body, the status and the headers in `[body, 201]` or `reply(body, 201)`. */
export function answerParts(node: ts.Expression, context: Context): readonly ts.Expression[] {
  if (ts.isArrayLiteralExpression(node)) return node.elements;
  if (!ts.isCallExpression(node)) return [];
  return packageFunction(node.expression, context) === 'reply' ? node.arguments : [];
}
