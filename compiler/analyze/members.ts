import type { ts } from 'ts-morph';

/** The members of a union; a type that is none is its own only one. */
export function membersOf(type: ts.Type): readonly ts.Type[] {
  return type.isUnion() ? type.types : [type];
}
