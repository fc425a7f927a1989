import { ts } from 'ts-morph';

/**
 * Whether a type has no values, as `{ kind: 'a' } & { kind: 'b' }`. TypeScript makes such types where it
 * intersects two unions, and does not reduce them to `never`.
 */
export function isImpossible(type: ts.Type, checker: ts.TypeChecker): boolean {
  if (type.flags & ts.TypeFlags.Never) return true;
  if (type.isUnion()) return type.types.every((one) => isImpossible(one, checker));
  // Options stand beside a type as an object without fields: only fields contradict each other, and asking
  // TypeScript takes its time.
  return (
    type.isIntersection() &&
    type.types.filter(hasFields).length > 1 &&
    checker.isTypeAssignableTo(type, checker.getNeverType())
  );
}

const hasFields = (part: ts.Type) =>
  (part.flags & ts.TypeFlags.Object) !== 0 && part.getProperties().length > 0;
