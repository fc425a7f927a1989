import { ts } from 'ts-morph';
import { mappedFrom } from '../typescript-internals.ts';
import { primitiveOf } from './brands.ts';
import { unmark } from './marks.ts';

/** The result of a homomorphic mapped type, `{ [K in keyof T]: ... }`, over a `T` with a mark on it. */
export type MappedMark =
  /** The marked primitive itself. */
  | { readonly kind: 'primitive'; readonly type: ts.Type }
  /** A list: the marked list, and the type of the mapped items. */
  | { readonly kind: 'list'; readonly type: ts.Type; readonly item: ts.Type }
  | { readonly kind: 'tuple' };

/**
 * The meaning of a mapped type over a marked primitive, list or tuple, as in `DeepPartial`; undefined for
 * every other type. To TypeScript, a homomorphic mapped type over a primitive is the primitive itself, and
 * over a list a list; but with a mark on them they look like objects.
 */
export function mappedMark(type: ts.Type, checker: ts.TypeChecker): MappedMark | undefined {
  const source = mappedSource(type, checker);
  if (source === undefined) return undefined;
  if (primitiveOf(source) !== source) return { kind: 'primitive', type: source };
  const { bare } = unmark(source, checker);
  if (bare.some((one) => checker.isTupleType(one))) return { kind: 'tuple' };
  const item = bare.some((one) => checker.isArrayType(one)) ? type.getNumberIndexType() : undefined;
  return item && { kind: 'list', type: source, item };
}

/**
 * The marked type that a mapped type was made from, through other mapped types as well, as in
 * `DeepReadonly<DeepRequired<T>>`.
 */
export function mappedSource(type: ts.Type, checker: ts.TypeChecker): ts.Type | undefined {
  if (!((type as ts.ObjectType).objectFlags & ts.ObjectFlags.Mapped)) return undefined;
  const source = mappedFrom(type, checker);
  if (source === undefined) return undefined;
  return source.isIntersection() ? source : mappedSource(source, checker);
}
