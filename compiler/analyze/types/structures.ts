import { ts } from 'ts-morph';
import type { IndexSignature, Span, TupleItem, Type } from '../../model/model.ts';
import { byCodeUnit } from '../../order.ts';
import { withPartComment } from '../comments/part-comments.ts';
import { type Context, isSource, otherOf, spanOf } from '../context.ts';
import { splitTags } from '../options/typia-tags.ts';
import { type Place, within } from '../place.ts';
import { byDeclaration } from '../syntax/declaration-order.ts';
import { aliasedNode, elementNodes, itemNode, valueNode } from '../syntax/type-nodes.ts';
import { mappedFrom } from '../typescript-internals.ts';
import { describedType } from './alias-docs.ts';
import { isHiddenAt } from './hidden-types.ts';
import { isKey, keyOf, ownInfos, widthOf } from './index-keys.ts';
import { intersectedValue } from './intersected-fields.ts';
import { isTuple } from './lists.ts';
import { unmark } from './marks.ts';
import { isNothing, membersOf, voidOf } from './members.ts';
import { otherValue } from './other-parts.ts';
import { refuseBounds } from './unsupported.ts';

/** Reads an item of a list, or a value of a record. Only an `optional` one may be `undefined`. */
export type ReadInner = (type: ts.Type, place: Place, optional?: boolean) => Type;

export function readList(type: ts.Type, place: Place, context: Context, read: ReadInner): Type {
  const item = type.getNumberIndexType()!;
  const other = place.other?.getNumberIndexType();
  const at = within(place, itemNode(place.node), `an item of ${place.label}`, other);
  // Faults in the items of an aliased list are reported where the list is used.
  const named = at.node ? undefined : itemNode(aliasedNode(place.node, context));
  return { kind: 'list', item: describedType(read(item, { ...at, named }), item, named, context) };
}

/** `[Name, Age?, ...Score[], Total]`. */
export function readTuple(
  type: ts.TupleTypeReference,
  place: Place,
  context: Context,
  read: ReadInner,
): Type {
  const { checker } = context;
  const { target } = type;
  const nodes = elementNodes(place.node);
  const { other } = place;
  const program = otherOf(context);
  const others = other && isTuple(other, program) ? program.getTypeArguments(other) : [];
  const items: TupleItem[] = [];
  const tail: Type[] = [];
  let rest: Type | undefined;
  for (const [i, element] of checker.getTypeArguments(type).entries()) {
    const flags = target.elementFlags[i]!;
    const at = within(place, nodes?.[i], `item ${i} of ${place.label}`, others[i]);
    const optional = (flags & ts.ElementFlags.Optional) !== 0;
    const declared = target.labeledElementDeclarations?.[i];
    const one = withPartComment(read(element, at, optional), declared, at, context);
    if (flags & ts.ElementFlags.Rest) rest = one;
    else if (rest !== undefined) tail.push(one);
    else items.push({ type: one, optional, ...voidOf(element) });
  }
  return { kind: 'tuple', items, tail, ...(rest && { rest }) };
}

/** The index signatures of an object type, the narrowest first; undefined where it has none. */
export function readIndexes(
  type: ts.Type,
  place: Place,
  context: Context,
  read: ReadInner,
): readonly IndexSignature[] | undefined {
  const { checker } = context;
  const infos = [...ownInfos(type, checker)].sort(
    (a, b) =>
      byDeclaration(a.declaration && [a.declaration], b.declaration && [b.declaration]) ||
      byCodeUnit(checker.typeToString(a.keyType), checker.typeToString(b.keyType)),
  );
  const indexes: IndexSignature[] = [];
  for (const info of infos) {
    if (!isKey(info.keyType, checker)) continue; // refused before
    // Nobody wrote options on keys that a function makes of a field's values, as `Object.groupBy` does. But the
    // field of a mapped type has no node, either.
    const isWritten = place.node !== undefined || place.declaredBy !== undefined;
    if (isWritten && isBounded(info.keyType, place, context, read)) refuseBounds(type, place, context);
    const key = keyOf(info.keyType, checker);
    if (key && widthOf(key) === 0)
      context.patterns.push({
        kind: 'template',
        pattern: key.pattern,
        span: keySpan(info, place),
        isWritten: info.declaration !== undefined || place.node !== undefined,
      });
    const found = intersectedValue(info, type, checker);
    const at = { ...valuePlace(info, place), other: otherValue(info, type, place, context) };
    const known = isHiddenAt(found, at, context) ? at.other! : found;
    const optional = membersOf(known).some(isNothing);
    const isWithout = isEmpty(type, checker) && (at.other ?? found).flags === found.flags;
    const value: Type = isWithout
      ? { kind: 'never' }
      : withPartComment(read(found, at, optional), writtenIndex(info, type, checker), at, context);
    indexes.push({ key, value, optional, ...voidOf(known) });
  }
  return indexes.length === 0 ? undefined : indexes.sort((a, b) => widthOf(a.key) - widthOf(b.key));
}

/** The declaration of an index signature. A mapped type, such as `Readonly<T>`, has the one of `T`. */
function writtenIndex(
  { declaration, keyType }: ts.IndexInfo,
  type: ts.Type,
  checker: ts.TypeChecker,
): ts.Declaration | undefined {
  const source = declaration ? undefined : mappedFrom(type, checker);
  const mapped = source && checker.getIndexInfosOfType(source).find((one) => one.keyType === keyType);
  return mapped ? writtenIndex(mapped, source, checker) : declaration;
}

/** Where the keys of an index signature are written, or else the type that has it. */
function keySpan({ declaration }: ts.IndexInfo, place: Place): Span {
  return declaration && isSource(declaration) ? spanOf(declaration.parameters[0]!) : place.span;
}

/**
 * Where the values of an index signature are written, or else the type that has it: the app cannot change an
 * index signature of a package.
 */
function valuePlace({ declaration }: ts.IndexInfo, place: Place): Place {
  const label = `a value of ${place.label}`;
  const { argument, span } = place;
  if (declaration && !isSource(declaration)) return { label, span, declaredBy: 'package', argument };
  return within(place, declaration?.type ?? valueNode(place.node), label);
}

/**
 * Whether options or tags constrain the keys beyond being texts or numbers. Options that only describe the
 * keys do not count.
 */
function isBounded(key: ts.Type, place: Place, { checker }: Context, read: ReadInner): boolean {
  const { bare, mark } = unmark(key, checker);
  if (mark === undefined && splitTags(bare).tags.length === 0) return false;
  const keyType = read(key, within(place, undefined, `a key of ${place.label}`));
  return Object.keys(keyType).some((name) => !['kind', 'int', 'template', 'branded', 'docs'].includes(name));
}

/** `Record<string, never>`: an object without a field. Beside fields no value has such a type. */
function isEmpty(type: ts.Type, checker: ts.TypeChecker): boolean {
  const [index, ...others] = checker.getIndexInfosOfType(type);
  const isOfTexts = index !== undefined && (index.keyType.flags & ts.TypeFlags.String) !== 0;
  const isNever = isOfTexts && (index.type.flags & ts.TypeFlags.Never) !== 0;
  return isNever && others.length === 0 && checker.getPropertiesOfType(type).length === 0;
}
