import { ts } from 'ts-morph';
import { fieldSource } from '../typescript-internals.ts';

/**
 * The declarations of a field whose comments are about its values. None are, where a mapped type gives all
 * fields one type, as `{ [K in keyof T]: boolean }` does, or puts the values into others, as `{ value: T[K] }`
 * does: the comments are about the values of `T`.
 */
export function commentedDeclarations(field: ts.Symbol): readonly ts.Declaration[] {
  return isUniform(field) ? [] : (field.declarations ?? []);
}

function isUniform(field: ts.Symbol): boolean {
  const { made, mapped } = fieldSource(field);
  if (mapped?.type && !mentions(mapped.type, mapped.typeParameter.name.text)) return true;
  return made !== undefined && isUniform(made);
}

/** Whether a type is written with a name, outside of the types of fields and items. */
function mentions(node: ts.Node, name: string): boolean {
  if (ts.isIdentifier(node)) return node.text === name;
  if (ts.isTypeLiteralNode(node) || ts.isArrayTypeNode(node) || ts.isTupleTypeNode(node)) return false;
  return ts.forEachChild(node, (one) => mentions(one, name) || undefined) ?? false;
}
