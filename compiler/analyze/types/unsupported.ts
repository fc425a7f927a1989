import { ts } from 'ts-morph';
import { code } from '../../diagnose/catalogue/code.ts';
import { modelInstead, ownField } from '../../diagnose/catalogue/types.ts';
import type { Span, Type } from '../../model/model.ts';
import { isTextSource, sourceNames } from '../../model/source-names.ts';
import { refused } from '../../model/walk.ts';
import { type Context, spanOf } from '../context.ts';
import { textAdvice } from '../parameters/text-advice.ts';
import type { Place } from '../place.ts';
import { memberNode, presentNode } from '../syntax/type-nodes.ts';
import { membersOf } from './members.ts';
import { type Refusal, refusal } from './refusals.ts';
import { typeText } from './type-text.ts';

/** Reports a type that cannot cross HTTP. */
export function refuse(type: ts.Type, place: Place, context: Context): Type {
  const reason = refusal(type, context);
  const node = reason?.at ?? memberNode(place.node, type, context);
  const span = node ? spanOf(node) : place.span;
  if (refuseAsText(type, place, span, context)) return refused;
  context.diagnostics.add(
    'unsupported-type',
    span,
    typeText(type, context),
    reason?.why ?? 'JSON has no such type',
    hintOf(type, place, reason, context) +
      (place.declaredBy === 'nothing' && !node ? ` ${ownField}` : '') +
      filledHint(type, node ?? place.node, context),
    place.declaredBy && !node ? place.label : undefined,
    place.declaredBy === 'package',
  );
  return refused;
}

/** What to add to a hint where the type is written elsewhere, as in `Page<Map<string, string>>`. */
function filledHint(type: ts.Type, node: ts.Node | undefined, { checker }: Context): string {
  const parameter = type.flags & ts.TypeFlags.Never ? undefined : filledParameter(node, checker);
  return parameter === undefined ? '' : ` It is the type argument for ${parameter}.`;
}

function hintOf(type: ts.Type, place: Place, reason: Refusal | undefined, context: Context): string {
  if (place.declaredBy === 'package') return modelInstead(place.argument);
  return (
    hintOfNever(type, place, context) ??
    hintAt(place, reason) ??
    'Write a type that JSON has: a string, a number, a boolean, `null`, a list or a model.'
  );
}

/** Reports a type that no text can be read as; the advice on JSON types does not apply there. */
function refuseAsText(type: ts.Type, { source }: Place, span: Span, context: Context): boolean {
  if (source === undefined || !isTextSource(source)) return false;
  const instead = textAdvice(type, source, context);
  if (instead === undefined) return false;
  context.diagnostics.add('not-a-text-type', span, sourceNames[source], typeText(type, context), instead);
  return true;
}

/** The hint for a place. Where nothing tells whether the type is sent or answered, it has both hints. */
function hintAt({ source }: Place, reason: Refusal | undefined): string | undefined {
  if (reason?.sent === undefined) return reason?.hint;
  return source ? reason.sent : `${reason.hint} ${reason.sent}`;
}

/**
 * The hint for a type parameter that is `never`, as in `Result<T, never>`. Changing the field does not help:
 * no value of the type that holds it can exist.
 */
function hintOfNever(type: ts.Type, { node }: Place, { checker }: Context): string | undefined {
  const parameter = filledParameter(node, checker);
  return parameter !== undefined && type.flags & ts.TypeFlags.Never
    ? `${parameter} is \`never\` here, so no value of the type can exist. Write the remaining members of the union, or another type argument.`
    : undefined;
}

/** The type parameter that is written in place of a type, maybe an optional one: `T` in `first: T | null`. */
export function filledParameter(node: ts.Node | undefined, checker: ts.TypeChecker): string | undefined {
  const present = node && ts.isTypeNode(node) ? presentNode(node) : undefined;
  if (present === undefined) return undefined;
  const isParameter = checker.getTypeFromTypeNode(present).flags & ts.TypeFlags.TypeParameter;
  return isParameter ? code(present.getText()) : undefined;
}

/** Reports an item or a value that may be undefined. */
export function refuseUndefined(type: ts.Type, place: Place, context: Context): Type {
  context.diagnostics.add(
    'unsupported-type',
    place.span,
    typeText(type, context),
    'JSON has no undefined',
    hintOfUndefined(place, context),
  );
  return refused;
}

function hintOfUndefined({ node }: Place, { checker }: Context): string {
  const { Instantiable, Undefined, Void } = ts.TypeFlags;
  const isSaid =
    node === undefined ||
    membersOf(checker.getTypeFromTypeNode(node)).some(
      ({ flags }) => flags & (Instantiable | Undefined | Void),
    );
  // An indexed access to an optional field.
  if (isSaid && node && ts.isIndexedAccessTypeNode(node))
    return `Exclude it from the type of the field: ${code(`Exclude<${node.getText()}, undefined>`)}.`;
  // Where the written type has no `undefined`, a mapped type has added it.
  return isSaid
    ? 'Use `null` for a missing value.'
    : 'The `?` of a mapped type such as `DeepPartial` also applies to the items of lists. Leave lists unchanged in it: `T[K] extends readonly unknown[] ? T[K] : DeepPartial<T[K]>`.';
}

/** Reports a type that expands without end. */
export function refuseEndless(name: string, place: Place, why: string, { diagnostics }: Context): Type {
  const hint = 'Write a recursive model, `interface Tree { children: Tree[] }`, or `unknown` for any JSON.';
  diagnostics.add('unsupported-type', place.span, name, `it ${why}`, hint);
  return refused;
}

/** Reports an object whose keys have constraints: the names of fields are not checked against options. */
export function refuseBounds(type: ts.Type, place: Place, context: Context): void {
  context.diagnostics.add(
    'unsupported-type',
    place.span,
    typeText(type, context),
    'options on keys are never checked',
    // biome-ignore lint/suspicious/noTemplateCurlyInString: what the user writes
    'Write `Record<string, T>`, or a template literal type for the keys: Record<`user-${string}`, T>. In a list, the keys are checked: `{ key: Key; value: T }[]`.',
  );
}
