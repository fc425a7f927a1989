import { ts } from 'ts-morph';

/**
 * Whether a type that is no union changes when it is awaited: a promise, or a thenable such as the queries of
 * Prisma and drizzle.
 */
export function isPromise(type: ts.Type, checker: ts.TypeChecker): boolean {
  if (!(type.flags & (ts.TypeFlags.Object | ts.TypeFlags.Intersection))) return false;
  const awaited = checker.getAwaitedType(type);
  return awaited !== undefined && awaited !== type;
}
