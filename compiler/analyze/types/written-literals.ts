import { ts } from 'ts-morph';
import { byDeclaration } from '../syntax/declaration-order.ts';
import { aliasNamed } from '../syntax/symbols.ts';
import { isArrayLike, isTuple } from './lists.ts';
import { propertiesInOrder } from './order.ts';

export const isLiteral = (type: ts.Type): type is ts.StringLiteralType | ts.NumberLiteralType =>
  (type.isStringLiteral() || type.isNumberLiteral()) && !(type.flags & ts.TypeFlags.EnumLiteral);

/** The literals of a type in source order; aliases, fields, templates and constants are followed. */
export function writtenLiterals(
  node: ts.TypeNode,
  checker: ts.TypeChecker,
  outer: readonly ts.Node[] = [],
): readonly (string | number)[] {
  if (outer.includes(node)) return [];
  const inner = (one: ts.TypeNode) => writtenLiterals(one, checker, [...outer, node]);
  if (ts.isParenthesizedTypeNode(node)) return inner(node.type);
  if (ts.isUnionTypeNode(node)) return node.types.flatMap(inner);
  if (ts.isLiteralTypeNode(node)) {
    const type = checker.getTypeFromTypeNode(node);
    return isLiteral(type) ? [type.value] : [];
  }
  if (ts.isTemplateLiteralTypeNode(node))
    return node.templateSpans.reduce<readonly string[]>(
      (texts, { literal, type }) =>
        texts.flatMap((text) => inner(type).map((value) => `${text}${value}${literal.text}`)),
      [node.head.text],
    );
  if (ts.isTypeOperatorNode(node) && node.operator === ts.SyntaxKind.KeyOfKeyword)
    return propertiesInOrder(checker.getTypeFromTypeNode(node.type), checker).map(({ name }) => name);
  if (ts.isIndexedAccessTypeNode(node)) {
    const object = checker.getTypeFromTypeNode(node.objectType);
    const key = checker.getTypeFromTypeNode(node.indexType);
    if (!key.isStringLiteral()) return valuesIn(object, checker);
    // The field of a union has a declaration in each member.
    const { declarations = [] } = checker.getPropertyOfType(object, key.value) ?? {};
    const fields = declarations.filter(ts.isPropertySignature);
    return fields.sort((a, b) => byDeclaration([a], [b])).flatMap(({ type }) => (type ? inner(type) : []));
  }
  if (!ts.isTypeReferenceNode(node)) return [];
  const alias = aliasNamed(node, checker);
  return [...(alias ? inner(alias.type) : []), ...(node.typeArguments ?? []).flatMap(inner)];
}

/**
 * The literals in a list or an object, in the order of declaration: `(typeof levels)[number]`, `(typeof
 * Color)[keyof typeof Color]`.
 */
function valuesIn(type: ts.Type, checker: ts.TypeChecker): readonly (string | number)[] {
  const held = isTuple(type, checker)
    ? checker.getTypeArguments(type)
    : isArrayLike(type, checker)
      ? []
      : propertiesInOrder(type, checker).map((symbol) => checker.getTypeOfSymbol(symbol));
  return held.flatMap((one) => (isLiteral(one) ? [one.value] : []));
}
