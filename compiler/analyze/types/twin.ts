import { ts } from 'ts-morph';
import { capital } from '../../words.ts';
import { type Context, isPublicName } from '../context.ts';
import type { Place } from '../place.ts';
import { presentNode } from '../syntax/type-nodes.ts';
import { mappedKeys } from '../typescript-internals.ts';
import { ChangedFields } from './changed-fields.ts';
import { type Mark, unmark } from './marks.ts';
import { membersOf, partsOf } from './members.ts';
import { onlyText } from './template-texts.ts';
import { typeText } from './type-text.ts';

/**
 * Reports an object type written out here whose fields, or their types, differ from what the author's editor
 * shows. To TypeScript, options are an object in an intersection: `T[K] extends object` is true for an `int`,
 * and a key with options is no key.
 */
export function checkTwin(type: ts.Type, place: Place, context: Context): void {
  const { checker, diagnostics, plain } = context;
  const lost = lostKey(type, checker);
  if (lost !== undefined) {
    const { declarator, name } = lost;
    diagnostics.add('options-change-type', place.span, typeText(type, context), name, 'key', declarator);
    return;
  }
  const node = presentNode(place.node);
  // Within a generic, the written type is not yet instantiated.
  if (node === undefined || checker.getTypeFromTypeNode(node) !== type) return;
  const twin = plain.getTypeFromTypeNode(node);
  if (twin.isUnion() || twin.flags & ts.TypeFlags.Any) return;
  const [own, wanted] = [names(type, checker), names(twin, plain)];
  const strange = [...own].find((name) => !wanted.has(name)) ?? [...wanted].find((name) => !own.has(name));
  if (strange !== undefined) {
    const cause = own.has(strange) ? 'gets' : 'loses';
    diagnostics.add('options-change-type', place.span, typeText(type, context), strange, cause);
    return;
  }
  if (!context.isPlainStrict) return;
  const changed = new ChangedFields(context).find(type, twin);
  // What TypeScript would say of such a type is all that it has made of texts and numbers.
  if (changed !== undefined)
    diagnostics.add('options-change-type', place.span, node.getText(), changed, 'turns');
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

function names(type: ts.Type, checker: ts.TypeChecker): ReadonlySet<string> {
  return new Set(
    checker
      .getPropertiesOfType(type)
      .filter(isPublicName)
      .map(({ name }) => name),
  );
}
