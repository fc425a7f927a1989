import { ts } from 'ts-morph';

/**
 * Whether no value has a type: `{ kind: 'a' } & { kind: 'b' }`, too. TypeScript makes such types where the members of one union meet those of
 * another, and knows what they are, but leaves them as they are written.
 */
export function isImpossible(type: ts.Type, checker: ts.TypeChecker): boolean {
  if (type.flags & ts.TypeFlags.Never) return true;
  return (
    (type.flags & ts.TypeFlags.UnionOrIntersection) !== 0 &&
    checker.isTypeAssignableTo(type, checker.getNeverType())
  );
}
