import { ts } from 'ts-morph';

/** What a pattern means by a backslash that its string does not keep: `\d` of `'\d+'`, which is the text `d+`. */
export function lostEscape(node: ts.TypeNode | undefined): string | undefined {
  if (node === undefined || !ts.isLiteralTypeNode(node) || !ts.isStringLiteralLike(node.literal))
    return undefined;
  // In a template a backslash keeps `${` from being a hole.
  const lost = ts.isStringLiteral(node.literal)
    ? /^\\[-dDwWsSbBpPkc.*+?^$()[\]{}|]/
    : /^\\[-dDwWsSbBpPkc.*+?^()[\]}|]/;
  const escapes = node.literal.getText().match(/\\./gsu) ?? [];
  return escapes.find((one) => lost.test(one));
}
