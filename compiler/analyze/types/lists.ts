import { ts } from 'ts-morph';

/**
 * Whether a type is a list, or an interface or class that is one and adds nothing:
 * `interface JsonArray extends Array<Json> {}`.
 */
export function isList(type: ts.Type, checker: ts.TypeChecker): boolean {
  if (checker.isArrayType(type)) return true;
  if (!isArrayLike(type, checker) || checker.isTupleType(type)) return false;
  const isOfArrays = ({ parent }: ts.Declaration) =>
    ts.isInterfaceDeclaration(parent) && /^(?:Readonly)?Array$/.test(parent.name.text);
  return type.getProperties().every(({ declarations }) => declarations?.every(isOfArrays));
}

/**
 * Whether a list could stand in for a type; what has no items by number, as most types have none, is not
 * compared with lists.
 */
export function isArrayLike(type: ts.Type, checker: ts.TypeChecker): boolean {
  return type.getNumberIndexType() !== undefined && checker.isArrayLikeType(type);
}
