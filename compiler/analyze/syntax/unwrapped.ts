import { ts } from 'ts-morph';

type Wrapped =
  | ts.ParenthesizedExpression
  | ts.AssertionExpression
  | ts.SatisfiesExpression
  | ts.NonNullExpression;

/** Whether a node wraps an expression without changing its value. */
export function isWrapped(node: ts.Node): node is Wrapped {
  return (
    ts.isParenthesizedExpression(node) ||
    ts.isAssertionExpression(node) ||
    ts.isSatisfiesExpression(node) ||
    ts.isNonNullExpression(node)
  );
}

/** An expression without such wrappers. */
export function unwrapped(node: ts.Expression): ts.Expression {
  return isWrapped(node) ? unwrapped(node.expression) : node;
}
