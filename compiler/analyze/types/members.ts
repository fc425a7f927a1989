import { ts } from 'ts-morph';

/** The members of a union; for any other type, the type itself. */
export function membersOf(type: ts.Type): readonly ts.Type[] {
  return type.isUnion() ? type.types : [type];
}

/** The parts of an intersection; for any other type, the type itself. */
export function partsOf(type: ts.Type): readonly ts.Type[] {
  return type.isIntersection() ? type.types : [type];
}

/**
 * The types that a class or an interface extends. Those of a generic one refer to its type parameters,
 * whatever the type arguments of `type` are.
 */
export function basesOf(type: ts.Type, checker: ts.TypeChecker): readonly ts.Type[] {
  const declared = isTypeReference(type) ? type.target : type;
  return declared.isClassOrInterface() ? checker.getBaseTypes(declared) : [];
}

/** Whether a type is a generic class or interface with its type arguments: `List<User>`. */
export function isTypeReference(type: ts.Type): type is ts.TypeReference {
  return ((type as ts.ObjectType).objectFlags & ts.ObjectFlags.Reference) !== 0;
}

/** Whether a type is part of another, however deep in unions and intersections. */
export function isPartOf(part: ts.Type, type: ts.Type): boolean {
  return type.isUnionOrIntersection() ? type.types.some((one) => isPartOf(part, one)) : type === part;
}

/**
 * Whether a type that is not a union is an object type, or an intersection of object types. A branded string
 * is not.
 */
export function isObjectType(type: ts.Type): boolean {
  const { NonPrimitive, Object: Plain } = ts.TypeFlags;
  return type.isIntersection()
    ? type.types.every(({ flags }) => flags & (NonPrimitive | Plain))
    : (type.flags & Plain) !== 0;
}

/** The Model's flag for a type that is `void` or has a member `void`. */
export function voidOf(type: ts.Type): { readonly isVoid?: true } {
  return membersOf(type).some(({ flags }) => flags & ts.TypeFlags.Void) ? { isVoid: true } : {};
}

export function hasNull(type: ts.Type): boolean {
  return membersOf(type).some(({ flags }) => flags & ts.TypeFlags.Null);
}

/** `undefined` and `void`. */
export function isNothing({ flags }: ts.Type): boolean {
  return (flags & (ts.TypeFlags.Undefined | ts.TypeFlags.Void)) !== 0;
}
