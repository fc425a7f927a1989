import { ts } from 'ts-morph';

/**
 * The escape that a pattern loses because its string literal drops the backslash: `\d` in `'\d+'`, whose
 * value is `d+`.
 */
export function lostEscape(node: ts.TypeNode | undefined): string | undefined {
  if (node === undefined || !ts.isLiteralTypeNode(node) || !ts.isStringLiteralLike(node.literal))
    return undefined;
  // In a template literal, a backslash before `${` is needed as an escape.
  const lost = ts.isStringLiteral(node.literal)
    ? /^\\[-dDwWsSbBpPkc.*+?^$()[\]{}|]/
    : /^\\[-dDwWsSbBpPkc.*+?^()[\]}|]/;
  const escapes = node.literal.getText().match(/\\./gsu) ?? [];
  return escapes.find((one) => lost.test(one));
}
