import ts from 'typescript';
import { conditionOf, isPresent } from '../../print/condition.ts';
import { member, quote } from '../../print/quote.ts';

/** The name that typia gives to the function of a shape. */
export const functionName = (index: number) => `_io${index}`;

/** A call of the function of a shape. */
export function shapeCall(node: ts.Node): ts.CallExpression | undefined {
  const isCall =
    ts.isCallExpression(node) && ts.isIdentifier(node.expression) && /^_io\d+$/.test(node.expression.text);
  return isCall ? node : undefined;
}

/**
 * Whether `input` has a field. A name that every object inherits, such as `constructor`, must be an own key.
 */
export function isThere(name: string): ts.Expression {
  return name in Object.prototype
    ? conditionOf(`Object.hasOwn(input, ${quote(name)})`)
    : isPresent(member('input', name));
}

/** Both conditions, joined by `&&`; typia's `true` is left out. */
export function and(first: ts.Expression, second: ts.Expression): ts.Expression {
  return first.kind === ts.SyntaxKind.TrueKeyword ? second : ts.factory.createLogicalAnd(first, second);
}

/** Replaces a call by an expression, or removes it from its `&&` where there is no replacement. */
export function replaceCall(
  expression: ts.Expression,
  name: string,
  replacement: ts.Expression | undefined,
): ts.Expression {
  const isIt = (node: ts.Node) =>
    ((shapeCall(node)?.expression as ts.Identifier | undefined)?.text ?? '') === name;
  const visit = (node: ts.Node): ts.Node => {
    if (isIt(node) && replacement) return ts.factory.createParenthesizedExpression(replacement);
    if (ts.isBinaryExpression(node) && isIt(node.right) && !replacement) return visit(node.left);
    return ts.visitEachChild(node, visit, undefined);
  };
  return visit(expression) as ts.Expression;
}
