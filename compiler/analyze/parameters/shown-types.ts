import { ts } from 'ts-morph';
import type { Type } from '../../model/model.ts';
import type { Context } from '../context.ts';
import type { Place } from '../place.ts';
import { hasOtherValues } from '../types/hidden-values.ts';
import { isNothing, membersOf } from '../types/members.ts';
import type { TypeReader } from '../types/types.ts';

/**
 * Reads the type of a parameter as `read` does, unless it has other values in the plain Program, which is what
 * the author's editor shows. To a conditional type, a type with options is an object: the keys of the fields
 * that are no objects would lack every field with options. Only literals are read there, as they have no
 * options that the plain Program would lose.
 */
export function readShown(
  node: ts.TypeNode | undefined,
  place: Place,
  reader: TypeReader,
  context: Context,
  read: () => Type,
): Type {
  const { isPlainStrict, marked, plain } = context;
  const shown = node && isPlainStrict ? plain.getTypeFromTypeNode(node) : undefined;
  const isOther =
    shown !== undefined &&
    isOfLiterals(shown, plain) &&
    hasOtherValues(marked.getTypeFromTypeNode(node!), shown, context);
  return isOther ? reader.of(plain).read(shown, place) : read();
}

/** Whether a type is a union of literals, or a list of them. */
function isOfLiterals(type: ts.Type, plain: ts.TypeChecker): boolean {
  return membersOf(type).every(
    (one) =>
      isNothing(one) ||
      (one.flags & (ts.TypeFlags.Literal | ts.TypeFlags.Null)) !== 0 ||
      (plain.isArrayType(one) && isOfLiterals(one.getNumberIndexType()!, plain)),
  );
}
