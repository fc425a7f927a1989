import { ts } from 'ts-morph';
import { byCodeUnit } from '../../order.ts';
import { byDeclaration } from '../syntax/declaration-order.ts';
import { resolved } from '../syntax/symbols.ts';
import { isArrayLike } from './lists.ts';
import { isObjectType, membersOf, partsOf } from './members.ts';

/**
 * Members of a union in an order of our own. TypeScript's follows what it happened to see first, anywhere in
 * the app: another page would change the code of this one. Literals stand as they are written, or else
 * sorted; object types as they are declared.
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
      byDeclaration(declarationsOf(a), declarationsOf(b)) ||
      byValue(a, b) ||
      byText(a, b, checker),
  );
}

/**
 * Fields as they are written: a type's own before those that it extends, and those of a spread where it
 * stands. What a mapped type gives, `Pick<User, 'id'>` or `Record<'a' | 'b', int>`, is in the order in which
 * it is declared, or by name where nothing declares it.
 */
export function propertiesInOrder(
  type: ts.Type,
  checker: ts.TypeChecker,
  known: KnownNames = new Map(),
): readonly ts.Symbol[] {
  const properties = checker.getPropertiesOfType(type);
  const names = [...new Set(writtenNames(type, properties, checker, known))];
  const ranks = new Map(names.map((name, rank) => [name, rank]));
  const rank = ({ name }: ts.Symbol) => ranks.get(name) ?? ranks.size;
  return [...properties].sort(
    (a, b) =>
      rank(a) - rank(b) || byDeclaration(a.declarations, b.declarations) || byCodeUnit(a.name, b.name),
  );
}

/**
 * The names that object literals and rests write: each is asked once, or else what is spread into itself in
 * the branches of a loop has no end.
 */
type KnownNames = Map<ts.Node, readonly string[]>;

/** The names of fields in the order in which they are written, as far as they are. */
function writtenNames(
  type: ts.Type,
  properties: readonly ts.Symbol[],
  checker: ts.TypeChecker,
  known: KnownNames,
): readonly string[] {
  const declarations = declaredBy(type);
  const [declaration] = declarations;
  const namesOf = (one: ts.Type) => propertiesInOrder(one, checker, known).map(({ name }) => name);
  if (type.isIntersection()) return type.types.flatMap(namesOf);
  if (declaration && (ts.isObjectLiteralExpression(declaration) || ts.isBindingElement(declaration)))
    return namesBy(declaration, checker, known);
  const own = properties.filter((one) => isDeclaredBy(declarations, one)).map(({ name }) => name);
  const target = (type as ts.TypeReference).target ?? type;
  const bases = target.isClassOrInterface() ? checker.getBaseTypes(target) : [];
  return [...own, ...bases.flatMap(namesOf)];
}

function namesBy(
  node: ts.ObjectLiteralExpression | ts.BindingElement,
  checker: ts.TypeChecker,
  known: KnownNames,
): readonly string[] {
  const before = known.get(node);
  if (before) return before;
  // `all = { ...all, more }` leads back to itself.
  known.set(node, []);
  // `const { secret, ...rest } = user`
  const names = ts.isBindingElement(node)
    ? namesAt(node.parent, checker, known)
    : node.properties.flatMap((one) =>
        ts.isSpreadAssignment(one)
          ? namesAt(one.expression, checker, known)
          : (checker.getSymbolAtLocation(one.name)?.name ?? []),
      );
  const distinct = [...new Set(names)];
  known.set(node, distinct);
  return distinct;
}

/** The names of all objects that may stand at a node. */
function namesAt(node: ts.Node, checker: ts.TypeChecker, known: KnownNames): readonly string[] {
  const members = membersOf(checker.getTypeAtLocation(node)).filter(isObjectType);
  return inOrder(members, undefined, checker).flatMap((one) => {
    // All that a literal writes: `{ ...(p ? { a: 1 } : { b: 1 }) }` has a type with each.
    const literal = declaredBy(one).find(ts.isObjectLiteralExpression);
    return literal
      ? namesBy(literal, checker, known)
      : propertiesInOrder(one, checker, known).map(({ name }) => name);
  });
}

/** TypeScript says that every type has a symbol. */
const declaredBy = (type: ts.Type): readonly ts.Node[] =>
  (type.symbol as ts.Symbol | undefined)?.declarations ?? [];

/** The parameter of a constructor may declare a field of its class. */
const isDeclaredBy = (owners: readonly ts.Node[], { declarations }: ts.Symbol) =>
  declarations?.some(({ parent }) =>
    owners.includes(ts.isConstructorDeclaration(parent) ? parent.parent : parent),
  );

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

/**
 * The literals that a list or an object holds, as they are declared: `(typeof levels)[number]`,
 * `(typeof Color)[keyof typeof Color]`.
 */
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

const declarationsOf = (type: ts.Type): readonly ts.Node[] | undefined =>
  (type.aliasSymbol ?? (type.symbol as ts.Symbol | undefined))?.declarations;

function byValue(a: ts.Type, b: ts.Type): number {
  if (a.isNumberLiteral() && b.isNumberLiteral()) return a.value - b.value;
  return a.isStringLiteral() && b.isStringLiteral() ? byCodeUnit(a.value, b.value) : 0;
}

/**
 * The words of a text first, each in its place of the alphabet: TypeScript writes the members of a union,
 * too, as it met them.
 */
function byText(a: ts.Type, b: ts.Type, checker: ts.TypeChecker): number {
  const [one, other] = [a, b].map((type) =>
    checker.typeToString(type, undefined, ts.TypeFormatFlags.NoTruncation),
  ) as [string, string];
  const words = (text: string) => (text.match(/[\p{ID_Continue}$]+/gu) ?? []).sort().join(' ');
  return byCodeUnit(words(one), words(other)) || byCodeUnit(one, other);
}
