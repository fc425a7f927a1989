import { ts } from 'ts-morph';

/**
 * Whether a type has no values, as `{ kind: 'a' } & { kind: 'b' }`. Where TypeScript intersects two unions,
 * it leaves such types unreduced, although they are assignable to `never`.
 */
export function isImpossible(type: ts.Type, checker: ts.TypeChecker): boolean {
  if (type.flags & ts.TypeFlags.Never) return true;
  if (type.isUnion()) return type.types.every((one) => isImpossible(one, checker));
  // Options are objects without fields in an intersection. Only fields can contradict each other, and the
  // assignability check is slow.
  return (
    type.isIntersection() &&
    type.types.filter(hasFields).length > 1 &&
    checker.isTypeAssignableTo(type, checker.getNeverType())
  );
}

const hasFields = (part: ts.Type) =>
  (part.flags & ts.TypeFlags.Object) !== 0 && part.getProperties().length > 0;
