import ts from 'typescript';
import { isIdentifier } from '../../print/quote.ts';

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
  const { factory } = ts;
  if (name in Object.prototype) {
    const own = [factory.createIdentifier('input'), factory.createStringLiteral(name)];
    return factory.createCallExpression(factory.createIdentifier('Object.hasOwn'), undefined, own);
  }
  return factory.createStrictInequality(factory.createIdentifier('undefined'), field(name));
}

/** Both conditions, joined by `&&`; typia's `true` is left out. */
export function and(first: ts.Expression, second: ts.Expression): ts.Expression {
  return first.kind === ts.SyntaxKind.TrueKeyword ? second : ts.factory.createLogicalAnd(first, second);
}

export function isAbsent(name: string): ts.Expression {
  return ts.factory.createStrictEquality(ts.factory.createIdentifier('undefined'), field(name));
}

/** Whether `input`, an object, is empty. */
export function hasNoField(): ts.Expression {
  const { factory } = ts;
  const keys = factory.createCallExpression(factory.createIdentifier('Object.keys'), undefined, [
    factory.createIdentifier('input'),
  ]);
  const count = factory.createPropertyAccessExpression(keys, 'length');
  return factory.createStrictEquality(factory.createNumericLiteral(0), count);
}

function field(name: string): ts.Expression {
  const { factory } = ts;
  const input = factory.createIdentifier('input');
  return isIdentifier(name)
    ? factory.createPropertyAccessExpression(input, name)
    : factory.createElementAccessExpression(input, factory.createStringLiteral(name));
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
