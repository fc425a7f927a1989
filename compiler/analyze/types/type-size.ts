import { ts } from 'ts-morph';
import { writtenArguments } from './type-arguments.ts';

/**
 * The number of types that a type is written with: `Page<Todo[]>` is three. A literal text also counts its
 * characters, because it may be made of another, and a literal number a part of its value, because it may
 * count the instances. An app declares finitely many types, so an infinite sequence of
 * instances of a generic type has no largest one.
 */
export function typeSize(type: ts.Type, checker: ts.TypeChecker): number {
  const sizes = new Map<ts.Type, number>();
  const sizeOf = (one: ts.Type): number => {
    const known = sizes.get(one);
    if (known !== undefined) return known;
    // An unnamed type may refer back to itself.
    sizes.set(one, 0);
    const size = partsIn(one, checker).reduce((sum, part) => sum + sizeOf(part), 1 + lengthOf(one));
    sizes.set(one, size);
    return size;
  };
  return sizeOf(type);
}

function partsIn(type: ts.Type, checker: ts.TypeChecker): readonly ts.Type[] {
  if (type.aliasSymbol) return writtenArguments(type, checker);
  if (type.isUnionOrIntersection() || isTemplate(type)) return type.types;
  if (!(type.flags & ts.TypeFlags.Object)) return [];
  const { ClassOrInterface, Reference } = ts.ObjectFlags;
  if ((type as ts.ObjectType).objectFlags & (ClassOrInterface | Reference))
    return writtenArguments(type, checker);
  return [
    ...checker.getPropertiesOfType(type).map((field) => checker.getTypeOfSymbol(field)),
    ...checker.getIndexInfosOfType(type).map((index) => index.type),
  ];
}

function lengthOf(type: ts.Type): number {
  if (type.isStringLiteral()) return type.value.length;
  if (type.isNumberLiteral()) return Math.floor(Math.abs(type.value) / countsPerType);
  return isTemplate(type) ? type.texts.join('').length : 0;
}

/** A counter that has an end reaches it after some dozens. */
const countsPerType = 16;

const isTemplate = (type: ts.Type): type is ts.TemplateLiteralType =>
  (type.flags & ts.TypeFlags.TemplateLiteral) !== 0;
