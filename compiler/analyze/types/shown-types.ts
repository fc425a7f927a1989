import { ts } from 'ts-morph';
import type { Type } from '../../model/model.ts';
import { refused } from '../../model/walk.ts';
import type { Context } from '../context.ts';
import type { Place } from '../place.ts';
import { namesDeclarator } from '../syntax/type-nodes.ts';
import { isWritten, reportChanged } from './changed-type.ts';
import { isMarked } from './marks.ts';
import { isNothing, membersOf } from './members.ts';
import type { TypeReader } from './types.ts';
import { hasOtherKinds } from './value-kinds.ts';

/**
 * Reads a type as `read` does, unless it has other values in the plain Program, which is what the author's
 * editor shows. To a conditional type, a type with options is an object: the keys of the fields that are no
 * objects would lack every field with options. Literals have no options that the plain Program would lose, so
 * they are read there; any other type is reported.
 */
export function readShown(
  type: ts.Type,
  place: Place,
  reader: Pick<TypeReader, 'other'>,
  context: Context,
  read: () => Type,
  report: () => void = () => reportChanged(type, place, context),
): Type {
  const { checker, isPlainStrict, plain } = context;
  const { other: shown } = place;
  if (shown === undefined || !isPlainStrict || checker === plain) return read();
  if (!hasOtherKinds(type, shown, context)) return read();
  if (isOfLiterals(shown, plain) && losesNothing(type, shown, place, context))
    return reader.other.readInner(shown, { ...place, other: undefined }, true);
  report();
  return refused;
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

/**
 * Whether reading the shown type loses nothing of the other: whether it may be `undefined`, and the options on a
 * list, or on a `never`, which keeps none.
 */
function losesNothing(type: ts.Type, shown: ts.Type, { isField, node }: Place, context: Context): boolean {
  const [own, wanted] = [membersOf(type), membersOf(shown)];
  if (wanted.every(isNothing) || own.some(isNothing) !== wanted.some(isNothing)) return false;
  if (!isField) return true;
  if (own.some(isMarked)) return !wanted.some(({ flags }) => flags & ts.TypeFlags.Object);
  const isNever = own.every((one) => isNothing(one) || one.flags & ts.TypeFlags.Never);
  const isBare = node !== undefined && !namesDeclarator(node, context.checker);
  return isBare || !(isNever || isWritten(type, node, context));
}
