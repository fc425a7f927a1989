import { ts } from 'ts-morph';
import { membersOf } from '../types/members.ts';
import { fieldSource } from '../typescript-internals.ts';

/**
 * The declarations of a field whose comments are about its values. None are, where a mapped type gives all
 * fields one type, as `{ [K in keyof T]: boolean }` does, or puts the values into others, as
 * `{ value: T[K] }` and `Array<T[K]>` do: the comments are about the values of `T`.
 */
export function commentedDeclarations(field: ts.Symbol, checker: ts.TypeChecker): readonly ts.Declaration[] {
  return hasOtherValues(field, checker) ? [] : (field.declarations ?? []);
}

function hasOtherValues(field: ts.Symbol, checker: ts.TypeChecker): boolean {
  const { made, mapped } = fieldSource(field);
  if (mapped?.type && !mentions(mapped.type, mapped.typeParameter.name.text)) return true;
  if (made === undefined) return false;
  return (
    isWrapped(presentType(made, checker), presentType(field, checker), checker) ||
    hasOtherValues(made, checker)
  );
}

const presentType = (field: ts.Symbol, checker: ts.TypeChecker) =>
  checker.getNonNullableType(checker.getTypeOfSymbol(field));

/** Whether a type is written with a name, outside of the types of fields and items. */
function mentions(node: ts.Node, name: string): boolean {
  if (ts.isIdentifier(node)) return node.text === name;
  if (ts.isTypeLiteralNode(node) || ts.isArrayTypeNode(node) || ts.isTupleTypeNode(node)) return false;
  return ts.forEachChild(node, (one) => mentions(one, name) || undefined) ?? false;
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
