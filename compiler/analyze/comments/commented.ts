import { ts } from 'ts-morph';
import { primitiveKind, primitiveOf } from '../types/brands.ts';
import { isArrayLike } from '../types/lists.ts';
import { membersOf } from '../types/members.ts';
import { fieldSource } from '../typescript-internals.ts';

/**
 * The declarations of a field whose comments are about its values. None are, where a mapped type gives the
 * field a type that is not made of its own, as `{ [K in keyof T]: boolean }` does, or puts the values into
 * others, as `{ value: T[K] }` and `Array<T[K]>` do: the comments are about the values of `T`.
 */
export function commentedDeclarations(field: ts.Symbol, checker: ts.TypeChecker): readonly ts.Declaration[] {
  return hasOtherValues(field, checker) ? [] : declarationsOf(field);
}

/** A field that a mapped type has renamed has none, but the values of the field that it was. */
function declarationsOf(field: ts.Symbol): readonly ts.Declaration[] {
  const { made } = fieldSource(field);
  return field.declarations ?? (made ? declarationsOf(made) : []);
}

function hasOtherValues(field: ts.Symbol, checker: ts.TypeChecker): boolean {
  const { made, mapped } = fieldSource(field);
  const others = mapped?.type ? othersOf(mapped.type, mapped.typeParameter.name.text) : [];
  if (mapped?.type && others.includes(mapped.type)) return true;
  if (made === undefined) return false;
  const [value, type] = [presentType(made, checker), presentType(field, checker)];
  // A `number` in place of a `Field<int>`, or a `string` in place of a branded one, has the same values.
  const isOther =
    primitiveOf(value) !== type && others.some((one) => checker.getTypeFromTypeNode(one) === type);
  return (
    isOther ||
    isOfOtherKind(value, type, checker) ||
    isWrapped(value, type, checker) ||
    hasOtherValues(made, checker)
  );
}

const presentType = (field: ts.Symbol, checker: ts.TypeChecker) =>
  checker.getNonNullableType(checker.getTypeOfSymbol(field));

/** The types that a mapped type gives, or a condition in it chooses, that are not made of a field's own. */
function othersOf(node: ts.TypeNode, key: string): readonly ts.TypeNode[] {
  if (!mentions(node, key) || (ts.isTypeReferenceNode(node) && node.getText() === key)) return [node];
  if (ts.isParenthesizedTypeNode(node)) return othersOf(node.type, key);
  // What a condition infers may be the field's own.
  if (!ts.isConditionalTypeNode(node) || infers(node.extendsType)) return [];
  return [node.trueType, node.falseType].flatMap((one) => othersOf(one, key));
}

function infers(node: ts.Node): boolean {
  return ts.isInferTypeNode(node) || (ts.forEachChild(node, (one) => infers(one) || undefined) ?? false);
}

/** Whether a type is written with a name, outside of the types of fields and items. */
function mentions(node: ts.Node, name: string): boolean {
  if (ts.isIdentifier(node)) return node.text === name;
  if (ts.isTypeLiteralNode(node) || ts.isArrayTypeNode(node) || ts.isTupleTypeNode(node)) return false;
  return ts.forEachChild(node, (one) => mentions(one, name) || undefined) ?? false;
}

/**
 * Whether a field's values become values of another kind, which an alias or an item's type may do unseen:
 * `Flag<T[K]>`, `T[K][number]`.
 */
function isOfOtherKind(value: ts.Type, type: ts.Type, checker: ts.TypeChecker): boolean {
  const [own, others] = [kindsOf(value, checker), kindsOf(type, checker)];
  return own.some((kind) => kind !== 'object') && !others.some((kind) => own.includes(kind));
}

/** With options, a text, a number or a list counts as an object, too. */
function kindsOf(type: ts.Type, checker: ts.TypeChecker): readonly (ts.TypeFlags | 'list' | 'object')[] {
  return membersOf(type).flatMap((one) => {
    const kind = primitiveKind(primitiveOf(one)) ?? (isArrayLike(one, checker) ? 'list' : 'object');
    return one.isIntersection() ? [kind, 'object'] : [kind];
  });
}

/** Whether values are those of a field or an item in others, where only a name tells it: `Array<T[K]>`. */
function isWrapped(value: ts.Type, type: ts.Type, checker: ts.TypeChecker): boolean {
  if (checker.isTypeAssignableTo(value, type)) return false;
  const wrappers = membersOf(type).filter(({ flags }) => flags & ts.TypeFlags.Object);
  return wrappers.some((one) => {
    const fields = checker.getPropertiesOfType(one).map((field) => presentType(field, checker));
    return [...fields, ...checker.getIndexInfosOfType(one).map((items) => items.type)].includes(value);
  });
}
