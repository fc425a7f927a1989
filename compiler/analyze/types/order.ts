import { ts } from 'ts-morph';
import { byCodeUnit } from '../../order.ts';
import { byDeclaration } from '../syntax/declaration-order.ts';
import { basesOf, isObjectType, membersOf, partsOf } from './members.ts';
import { isLiteral, writtenLiterals } from './written-literals.ts';

/**
 * The members of a union in an order of our own. TypeScript's order depends on which types it checked first,
 * anywhere in the app, so that another page would change the generated code of this one. Literals keep their
 * source order, or else are sorted; object types follow their declarations.
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
 * Fields in source order: a type's own before inherited ones, and those of a spread at its position. The
 * fields of a mapped type, `Pick<User, 'id'>` or `Record<'a' | 'b', int>`, follow their declarations, or are
 * sorted by name where nothing declares them.
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
 * The names that object literals and rest elements write. Each node is read once: an object spread into
 * itself in the branches of a loop would never end.
 */
type KnownNames = Map<ts.Node, readonly string[]>;

/** The names of fields in source order, as far as they are written out. */
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
  return [...own, ...basesOf(type, checker).flatMap(namesOf)];
}

function namesBy(
  node: ts.ObjectLiteralExpression | ts.BindingElement,
  checker: ts.TypeChecker,
  known: KnownNames,
): readonly string[] {
  const before = known.get(node);
  if (before) return before;
  // Ends the recursion of `all = { ...all, more }`.
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

/** The field names of all object types that a node may have. */
function namesAt(node: ts.Node, checker: ts.TypeChecker, known: KnownNames): readonly string[] {
  const members = membersOf(checker.getTypeAtLocation(node)).filter(isObjectType);
  return inOrder(members, undefined, checker).flatMap((one) => {
    // All names in the literal: `{ ...(p ? { a: 1 } : { b: 1 }) }` has an object type for each branch.
    const literal = declaredBy(one).find(ts.isObjectLiteralExpression);
    return literal
      ? namesBy(literal, checker, known)
      : propertiesInOrder(one, checker, known).map(({ name }) => name);
  });
}

const declaredBy = (type: ts.Type): readonly ts.Node[] => type.getSymbol()?.declarations ?? [];

/** Whether one of the owners declares a field; a constructor parameter may declare a field of its class. */
const isDeclaredBy = (owners: readonly ts.Node[], { declarations }: ts.Symbol) =>
  declarations?.some(({ parent }) =>
    owners.includes(ts.isConstructorDeclaration(parent) ? parent.parent : parent),
  );

/** The literal type in a type, with or without a mark or a brand. */
const literalOf = (type: ts.Type) => partsOf(type).find(isLiteral);

/** The rank of a type: texts first, then numbers, booleans and object types. */
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
  (type.aliasSymbol ?? type.getSymbol())?.declarations;

function byValue(a: ts.Type, b: ts.Type): number {
  if (a.isNumberLiteral() && b.isNumberLiteral()) return a.value - b.value;
  return a.isStringLiteral() && b.isStringLiteral() ? byCodeUnit(a.value, b.value) : 0;
}

/**
 * Compares the words in two types' texts in alphabetical order first, since TypeScript prints the members of
 * a union in the order in which it checked them.
 */
function byText(a: ts.Type, b: ts.Type, checker: ts.TypeChecker): number {
  const [one, other] = [a, b].map((type) =>
    checker.typeToString(type, undefined, ts.TypeFormatFlags.NoTruncation),
  ) as [string, string];
  const words = (text: string) => (text.match(/[\p{ID_Continue}$]+/gu) ?? []).sort().join(' ');
  return byCodeUnit(words(one), words(other)) || byCodeUnit(one, other);
}
