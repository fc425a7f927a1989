import { ts } from 'ts-morph';

/**
 * Whether no value has a type: `{ kind: 'a' } & { kind: 'b' }`, too. TypeScript makes such types where the
 * members of one union meet those of another, and knows what they are, but leaves them as they are written.
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
