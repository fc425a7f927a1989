import { ts } from 'ts-morph';
import type { TypeChange } from '../../diagnose/catalogue/types.ts';
import { capital } from '../../words.ts';
import { type Context, isPublicName } from '../context.ts';
import { tagProperty } from '../options/typia-tags.ts';
import type { Place } from '../place.ts';
import { presentNode } from '../syntax/type-nodes.ts';
import { mappedKeys } from '../typescript-internals.ts';
import { hasOtherValues } from './hidden-values.ts';
import { type Mark, unmark } from './marks.ts';
import { membersOf, partsOf } from './members.ts';
import { onlyText } from './template-texts.ts';
import { writtenArguments } from './type-arguments.ts';
import { typeText } from './type-text.ts';

/**
 * Reports an object type whose fields differ in the plain Program, which is what the author's editor shows. To
 * TypeScript, options are an object in an intersection: `T[K] extends object` is true for an `int`, and a key
 * with options is no key.
 */
export function reportChangedType(type: ts.Type, { other: shown, span }: Place, context: Context): void {
  const { checker, diagnostics, plain } = context;
  const lost = lostKey(type, checker);
  if (lost !== undefined) {
    const change = { kind: 'key', field: lost.name, declarator: lost.declarator } as const;
    diagnostics.add('options-change-type', span, typeText(type, context), change);
    return;
  }
  if (shown === undefined || checker === plain) return;
  const [own, wanted] = [fieldNames(type, checker), fieldNames(shown, plain)];
  const other = [...own].find((name) => !wanted.has(name)) ?? [...wanted].find((name) => !own.has(name));
  if (other === undefined) return;
  const kind = own.has(other) ? 'gets' : 'loses';
  diagnostics.add('options-change-type', span, typeText(type, context), { kind, field: other });
}

/**
 * Reports an object, list or tuple that cannot be compared with what its `place` shows: several objects are
 * shown, none of which it is, or it is a named generic type with other type arguments. Such a type has its name
 * and its model from its arguments: `Page<'read'>` may be another type of the app.
 */
export function reportUnclearType(
  type: ts.Type,
  place: Place,
  shown: ts.Type | undefined,
  isNamed: boolean,
  context: Context,
): boolean {
  const { checker, isPlainStrict, plain } = context;
  if (place.other === undefined || checker === plain || !isPlainStrict) return false;
  if (lostKey(type, checker) !== undefined) return false; // reported by its name
  const wanted = shown && writtenArguments(shown, plain);
  const isChanged =
    wanted === undefined ||
    (isNamed &&
      writtenArguments(type, checker).some(
        (one, i) => wanted[i] !== undefined && hasOtherValues(one, wanted[i], context),
      ));
  if (isChanged) reportChanged(type, place, context);
  return isChanged;
}

/**
 * Reports a field with another type than in the plain Program: where that type is written, or, where a mapped
 * type or a type argument determines it, at the object.
 */
export function reportChangedField(
  field: { readonly name: string; readonly type: ts.Type; readonly place: Place },
  owner: ts.Type,
  place: Place,
  context: Context,
): void {
  const isHere = isWritten(field.type, field.place.node, context);
  if (isHere) reportChanged(field.type, field.place, context);
  else report(owner, place, { kind: 'turns', field: field.name }, context);
}

/** Reports a type that is another one than in the plain Program. */
export function reportChanged(type: ts.Type, place: Place, context: Context): void {
  report(type, place, { kind: 'is' }, context);
}

/** Names the type as written: printed by TypeScript, it might have all methods of its strings and numbers. */
function report(type: ts.Type, place: Place, change: TypeChange, context: Context): void {
  const node = presentNode(place.node) ?? place.node;
  const [text, label] = isWritten(type, node, context)
    ? [node!.getText()]
    : [typeText(type, context), place.label];
  context.diagnostics.add('options-change-type', place.span, text, change, label);
}

/** Whether a type is the one of a node; within a generic, a node has not yet its type arguments. */
export function isWritten(type: ts.Type, node: ts.TypeNode | undefined, { checker }: Context): boolean {
  const present = (one: ts.Type) => checker.getNonNullableType(one);
  return node !== undefined && present(checker.getTypeFromTypeNode(node)) === present(type);
}

/**
 * The lost key of a mapped type, as in `Record<Todo['state'], int>`: with a mark on it, or on part of it,
 * TypeScript does not take it for a key.
 */
function lostKey(
  type: ts.Type,
  checker: ts.TypeChecker,
): { readonly name: string; readonly declarator: string } | undefined {
  const keys = partsOf(type).flatMap((part) => {
    const mapped = mappedKeys(part, checker);
    return mapped ? membersOf(mapped) : [];
  });
  for (const key of keys) {
    const name = onlyText(key, checker);
    const mark = name === undefined ? undefined : markWithin(key, checker);
    if (name !== undefined && mark) return { name, declarator: capital(mark.source) };
  }
  return undefined;
}

/** The mark on a text, or on part of a text. */
function markWithin(type: ts.Type, checker: ts.TypeChecker): Mark | undefined {
  const { bare, mark } = unmark(type, checker);
  const parts = bare.flatMap((one) =>
    one.flags & ts.TypeFlags.TemplateLiteral
      ? (one as ts.TemplateLiteralType).types
      : one.flags & ts.TypeFlags.StringMapping
        ? (one as ts.StringMappingType).type
        : [],
  );
  return mark ?? parts.map((one) => markWithin(one, checker)).find((one) => one !== undefined);
}

function fieldNames(type: ts.Type, checker: ts.TypeChecker): ReadonlySet<string> {
  return new Set(
    checker
      .getPropertiesOfType(type)
      .filter((one) => isPublicName(one) && one.name !== tagProperty)
      .map(({ name }) => name),
  );
}
