import { ts } from 'ts-morph';

/**
 * Whether a type that is no union changes when it is awaited: a promise, or a thenable such as the queries of
 * Prisma and drizzle.
 */
export function isPromise(type: ts.Type, checker: ts.TypeChecker): boolean {
  if (!(type.flags & (ts.TypeFlags.Object | ts.TypeFlags.Intersection))) return false;
  return awaitedType(type, checker) !== type;
}

/** The type of an awaited value; the type itself where TypeScript knows no other. */
export function awaitedType(type: ts.Type, checker: ts.TypeChecker): ts.Type {
  return checker.getAwaitedType(type) ?? type;
}
