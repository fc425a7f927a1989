import { ts } from 'ts-morph';
import { membersOf } from './members.ts';

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

/** Whether a type is an array or a tuple, and no type that extends one. */
export function isArrayOrTuple(type: ts.Type, checker: ts.TypeChecker): type is ts.TypeReference {
  return checker.isArrayType(type) || checker.isTupleType(type);
}

/** TypeScript's own test, for code that goes on to read the tuple. */
export function isTuple(type: ts.Type, checker: ts.TypeChecker): type is ts.TupleTypeReference {
  return checker.isTupleType(type);
}

/** Whether a list may be assignable to a type. Most types have no items by number, and are not compared. */
export function isArrayLike(type: ts.Type, checker: ts.TypeChecker): boolean {
  return type.getNumberIndexType() !== undefined && checker.isArrayLikeType(type);
}

/** Whether a union has readonly lists that none of its mutable ones is assignable to. */
export function hasLostLists(type: ts.Type, checker: ts.TypeChecker): boolean {
  const lists = membersOf(type).filter((one) => isArrayOrTuple(one, checker));
  const mutable = lists.filter((one) => !isReadonly(one));
  const isLost = (list: ts.Type) => !mutable.some((one) => checker.isTypeAssignableTo(one, list));
  return mutable.length > 0 && lists.some((one) => isReadonly(one) && isLost(one));
}

function isReadonly({ symbol, target }: ts.TypeReference): boolean {
  return (target as ts.TupleType).readonly ?? symbol.name === 'ReadonlyArray';
}
