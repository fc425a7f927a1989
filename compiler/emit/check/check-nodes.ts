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

/**
 * Whether a condition only tests for null and undefined. typia puts such tests before a union of several
 * kinds, each of which excludes both.
 */
export function isPresenceTest(condition: ts.Expression): boolean {
  if (!ts.isBinaryExpression(condition)) return false;
  const { left, operatorToken, right } = condition;
  if (operatorToken.kind === ts.SyntaxKind.AmpersandAmpersandToken)
    return isPresenceTest(left) && isPresenceTest(right);
  const isAbsent =
    left.kind === ts.SyntaxKind.NullKeyword || (ts.isIdentifier(left) && left.text === 'undefined');
  return operatorToken.kind === ts.SyntaxKind.ExclamationEqualsEqualsToken && isAbsent;
}

/** Whether a condition tests that a slice is a list, as typia does for the rest of a tuple. */
export function isSliceTest(condition: ts.Expression): boolean {
  const given = ts.isCallExpression(condition) ? condition.arguments[0] : undefined;
  return (
    given !== undefined &&
    ts.isCallExpression(given) &&
    ts.isPropertyAccessExpression(given.expression) &&
    given.expression.name.text === 'slice'
  );
}

/** A block that ends with `return a || b;`, for typia's `if (a) return true; return b;` of a record. */
export function returnedOnce(block: ts.Block): ts.Block {
  const [test, last] = block.statements.slice(-2);
  if (!test || !last || !ts.isIfStatement(test) || !ts.isReturnStatement(last)) return block;
  const either = ts.factory.createLogicalOr(test.expression, last.expression!);
  const before = block.statements.slice(0, -2);
  return ts.factory.createBlock([...before, ts.factory.createReturnStatement(either)], true);
}
