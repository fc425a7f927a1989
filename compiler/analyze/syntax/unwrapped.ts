import { ts } from 'ts-morph';

/** Whether a node only stands around an expression, and has its value. */
export function isWrapped(
  node: ts.Node,
): node is ts.ParenthesizedExpression | ts.AsExpression | ts.SatisfiesExpression {
  return ts.isParenthesizedExpression(node) || ts.isAsExpression(node) || ts.isSatisfiesExpression(node);
}

/** An expression without what stands around it. */
export function unwrapped(node: ts.Expression): ts.Expression {
  return isWrapped(node) ? unwrapped(node.expression) : node;
}
