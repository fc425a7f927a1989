import { ts } from 'ts-morph';
import { isArrayLike } from './lists.ts';
import { partsOf } from './members.ts';
import { resolved } from './symbols.ts';

/**
 * Members of a union in an order of our own. TypeScript's follows what it happened to see first, anywhere in the app: another page
 * would change the code of this one. Literals stand as they are written, or else sorted; object types as they are declared.
 */
export function inOrder(
  members: readonly ts.Type[],
  node: ts.TypeNode | undefined,
  checker: ts.TypeChecker,
): readonly ts.Type[] {
  if (members.length < 2) return members;
  const written = node ? writtenLiterals(node, checker) : [];
  const values = new Map(members.map((one) => [one, literalOf(one)?.value]));
  const isWritten = [...values.values()].every((value) => value === undefined || written.includes(value));
  const rank = (one: ts.Type) => {
    const value = values.get(one);
    return value !== undefined && isWritten ? written.indexOf(value) : 0;
  };
  return [...members].sort(
    (a, b) =>
      kindRank(a) - kindRank(b) ||
      rank(a) - rank(b) ||
      byDeclaration(declarationOf(a), declarationOf(b)) ||
      byValue(a, b) ||
      compare(checker.typeToString(a), checker.typeToString(b)),
  );
}

/** Fields as they are declared; those of a mapped type, `Record<'a' | 'b', int>`, by name where nothing declares them. */
export function propertiesInOrder(type: ts.Type, checker: ts.TypeChecker): readonly ts.Symbol[] {
  if (type.isIntersection()) {
    const names = new Set(
      type.types.flatMap((part) => propertiesInOrder(part, checker).map(({ name }) => name)),
    );
    return [...names].flatMap((name) => checker.getPropertyOfType(type, name) ?? []);
  }
  const properties = checker.getPropertiesOfType(type);
  const isMapped = ((type as ts.ObjectType).objectFlags ?? 0) & ts.ObjectFlags.Mapped;
  if (!isMapped) return properties;
  return [...properties].sort(
    (a, b) => byDeclaration(a.declarations?.[0], b.declarations?.[0]) || compare(a.name, b.name),
  );
}

const isLiteral = (type: ts.Type): type is ts.StringLiteralType | ts.NumberLiteralType =>
  (type.isStringLiteral() || type.isNumberLiteral()) && !(type.flags & ts.TypeFlags.EnumLiteral);

/** The literal that a type is, a mark or a brand on it or not. */
const literalOf = (type: ts.Type) => partsOf(type).find(isLiteral);

/** The literals of a type in the order in which they are written, aliases, fields and constants followed. */
function writtenLiterals(
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
  if (ts.isTypeOperatorNode(node) && node.operator === ts.SyntaxKind.KeyOfKeyword)
    return propertiesInOrder(checker.getTypeFromTypeNode(node.type), checker).map(({ name }) => name);
  if (ts.isIndexedAccessTypeNode(node)) {
    const object = checker.getTypeFromTypeNode(node.objectType);
    const key = checker.getTypeFromTypeNode(node.indexType);
    if (!key.isStringLiteral()) return valuesIn(object, checker);
    const field = checker.getPropertyOfType(object, key.value)?.valueDeclaration;
    return field && ts.isPropertySignature(field) && field.type ? inner(field.type) : [];
  }
  if (!ts.isTypeReferenceNode(node)) return [];
  const symbol = checker.getSymbolAtLocation(node.typeName);
  const alias = resolved(symbol, checker)?.declarations?.find(ts.isTypeAliasDeclaration);
  return [...(alias ? inner(alias.type) : []), ...(node.typeArguments ?? []).flatMap(inner)];
}

/** The literals that a list or an object holds, as they are declared: `(typeof levels)[number]`, `(typeof Color)[keyof typeof Color]`. */
function valuesIn(type: ts.Type, checker: ts.TypeChecker): readonly (string | number)[] {
  const held = checker.isTupleType(type)
    ? checker.getTypeArguments(type as ts.TypeReference)
    : isArrayLike(type, checker)
      ? []
      : propertiesInOrder(type, checker).map((symbol) => checker.getTypeOfSymbol(symbol));
  return held.flatMap((one) => (isLiteral(one) ? [one.value] : []));
}

/** Texts first, then numbers, booleans and what has fields. */
function kindRank({ flags }: ts.Type): number {
  const kinds = [
    ts.TypeFlags.StringLike,
    ts.TypeFlags.NumberLike,
    ts.TypeFlags.BooleanLike,
    ts.TypeFlags.Object | ts.TypeFlags.Intersection,
  ];
  const found = kinds.findIndex((kind) => flags & kind);
  return found === -1 ? kinds.length : found;
}

const declarationOf = (type: ts.Type): ts.Node | undefined =>
  (type.aliasSymbol ?? (type.symbol as ts.Symbol | undefined))?.declarations?.[0];

function byDeclaration(a: ts.Node | undefined, b: ts.Node | undefined): number {
  if (a === undefined || b === undefined) return Number(a === undefined) - Number(b === undefined);
  const [one, other] = [fileOf(a), fileOf(b)];
  return one.rank - other.rank || compare(one.path, other.path) || a.pos - b.pos;
}

/** Where packages lie, TypeScript's own among them, is each machine's business: they come last, by their path as a package. */
function fileOf(node: ts.Node): { readonly rank: number; readonly path: string } {
  const [own = '', ...packages] = node.getSourceFile().fileName.split('/node_modules/');
  return { rank: Math.min(packages.length, 1), path: packages.at(-1) ?? own };
}

function byValue(a: ts.Type, b: ts.Type): number {
  if (a.isNumberLiteral() && b.isNumberLiteral()) return a.value - b.value;
  return a.isStringLiteral() && b.isStringLiteral() ? compare(a.value, b.value) : 0;
}

const compare = (a: string, b: string) => (a < b ? -1 : Number(a > b));
