import { ts } from 'ts-morph';

/** Whether a node wraps an expression without changing its value. */
export function isWrapped(
  node: ts.Node,
): node is ts.ParenthesizedExpression | ts.AsExpression | ts.SatisfiesExpression {
  return ts.isParenthesizedExpression(node) || ts.isAsExpression(node) || ts.isSatisfiesExpression(node);
}

/** An expression without such wrappers. */
export function unwrapped(node: ts.Expression): ts.Expression {
  return isWrapped(node) ? unwrapped(node.expression) : node;
}
