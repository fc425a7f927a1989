import { ts } from 'ts-morph';
import type { Constant } from '../../model/model.ts';
import { isTuple } from './lists.ts';
import { propertiesInOrder } from './order.ts';

/** The value of a literal type, or of a tuple or object of literal types. */
export function constantOf(type: ts.Type, checker: ts.TypeChecker): Constant | undefined {
  if (type.flags & ts.TypeFlags.Null) return null;
  if (type.isStringLiteral() || type.isNumberLiteral()) return type.value;
  if (type.flags & ts.TypeFlags.BooleanLiteral) return checker.typeToString(type) === 'true';
  if (isTuple(type, checker)) {
    const items = checker.getTypeArguments(type).map((item) => constantOf(item, checker));
    return items.every((item) => item !== undefined) ? items : undefined;
  }
  const plain =
    type.flags & ts.TypeFlags.Object && type.getCallSignatures().length === 0 && !checker.isArrayType(type);
  if (!plain || checker.getIndexInfosOfType(type).length > 0) return undefined;
  const entries: [string, Constant][] = [];
  for (const symbol of propertiesInOrder(type, checker)) {
    const value = constantOf(checker.getTypeOfSymbol(symbol), checker);
    if (value === undefined) return undefined;
    entries.push([symbol.name, value]);
  }
  return Object.fromEntries(entries);
}
