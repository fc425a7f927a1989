import { ts } from 'ts-morph';
import { primitiveOf } from './marks.ts';

/**
 * The marked primitive that `{ [K in keyof T]: ... }` was made of, as `DeepPartial` does: undefined for every other type. To
 * TypeScript such a mapped type of a primitive is the primitive itself, but with a mark on it, it looks like an object.
 */
export function mappedPrimitive(type: ts.Type, checker: ts.TypeChecker): ts.Type | undefined {
  if (!((type as ts.ObjectType).objectFlags & ts.ObjectFlags.Mapped)) return undefined;
  checker.getPropertiesOfType(type); // looks the source up
  // TypeScript's own types do not tell it.
  const { modifiersType } = type as ts.Type & { modifiersType?: ts.Type };
  return modifiersType?.isIntersection() && primitiveOf(modifiersType) !== modifiersType
    ? modifiersType
    : undefined;
}
