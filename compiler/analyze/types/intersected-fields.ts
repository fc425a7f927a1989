import type { ts } from 'ts-morph';
import { membersOf } from './members.ts';

/**
 * The type of a field that several parts of an intersection declare, if one part's type is contained in all
 * others. For `{ at?: A | B } & { at: A | B }`, TypeScript makes `A | (A & B) | (B & A) | B`, and loses the
 * name of the union.
 */
export function intersectedField(symbol: ts.Symbol, owner: ts.Type, checker: ts.TypeChecker): ts.Type {
  const fields = partsOf(owner).flatMap((part) => checker.getPropertyOfType(part, symbol.name) ?? []);
  return narrowest(fields.map((one) => checker.getTypeOfSymbol(one))) ?? checker.getTypeOfSymbol(symbol);
}

/** The same for the values of an index signature. */
export function intersectedValue(info: ts.IndexInfo, owner: ts.Type, checker: ts.TypeChecker): ts.Type {
  const infos = partsOf(owner).flatMap((part) => checker.getIndexInfosOfType(part));
  return (
    narrowest(infos.filter(({ keyType }) => keyType === info.keyType).map(({ type }) => type)) ?? info.type
  );
}

const partsOf = (type: ts.Type) => (type.isIntersection() ? type.types : []);

/** The type whose members are members of all the others. */
function narrowest(types: readonly ts.Type[]): ts.Type | undefined {
  return types.find((one) =>
    types.every((other) => membersOf(one).every((member) => membersOf(other).includes(member))),
  );
}
