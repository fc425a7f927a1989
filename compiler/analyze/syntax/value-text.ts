import { ts } from 'ts-morph';
import { literal } from '../../print/quote.ts';

/** A value as it would be written in a type; `...` where that is not known. */
export function valueText(node: ts.Expression | undefined): string {
  if (node === undefined) return '...';
  if (ts.isNumericLiteral(node) || ts.isStringLiteral(node)) return node.getText();
  const pattern = ts.isRegularExpressionLiteral(node) && /^\/(.*)\/u?$/.exec(node.text)?.[1];
  return pattern ? literal(pattern) : '...';
}
