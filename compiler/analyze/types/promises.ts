import { ts } from 'ts-morph';

/**
 * Whether a type that is no union is another one when it is awaited: that of a promise, or of what has a
 * `then` as promises have, as the queries of Prisma and drizzle.
 */
export function isPromise(type: ts.Type, checker: ts.TypeChecker): boolean {
  if (!(type.flags & (ts.TypeFlags.Object | ts.TypeFlags.Intersection))) return false;
  const awaited = checker.getAwaitedType(type);
  return awaited !== undefined && awaited !== type;
}
