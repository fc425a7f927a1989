import type { ts } from 'ts-morph';
import { membersOf } from './members.ts';

/**
 * What a field is that several parts of an intersection have, where one of them says all: of
 * `{ at?: A | B } & { at: A | B }` TypeScript makes `A | (A & B) | (B & A) | B`, and forgets what the union
 * is called.
 */
export function fieldWhereMet(symbol: ts.Symbol, owner: ts.Type, checker: ts.TypeChecker): ts.Type {
  const fields = partsOf(owner).flatMap((part) => checker.getPropertyOfType(part, symbol.name) ?? []);
  return narrowest(fields.map((one) => checker.getTypeOfSymbol(one))) ?? checker.getTypeOfSymbol(symbol);
}

/** The same of the values under an index signature. */
export function valueWhereMet(info: ts.IndexInfo, owner: ts.Type, checker: ts.TypeChecker): ts.Type {
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
