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
 * Reports an object type written out here whose fields, or their types, differ in the plain Program, which is
 * what the author's editor shows. To TypeScript, options are an object in an intersection: `T[K] extends
 * object` is true for an `int`, and a key with options is no key.
 */
export function reportChangedType(type: ts.Type, place: Place, context: Context): void {
  const { checker, diagnostics, plain } = context;
  const lost = lostKey(type, checker);
  if (lost !== undefined) {
    const change = { kind: 'key', field: lost.name, declarator: lost.declarator } as const;
    diagnostics.add('options-change-type', place.span, typeText(type, context), change);
    return;
  }
  const node = presentNode(place.node);
  // Within a generic, the written type is not yet instantiated.
  if (node === undefined || checker.getTypeFromTypeNode(node) !== type) return;
  const plainType = plain.getTypeFromTypeNode(node);
  if (plainType.isUnion() || plainType.flags & ts.TypeFlags.Any) return;
  const [own, shown] = [fieldNames(type, checker), fieldNames(plainType, plain)];
  const other = [...own].find((name) => !shown.has(name)) ?? [...shown].find((name) => !own.has(name));
  if (other !== undefined) {
    const kind = own.has(other) ? 'gets' : 'loses';
    diagnostics.add('options-change-type', place.span, typeText(type, context), { kind, field: other });
    return;
  }
  if (!context.isPlainStrict) return;
  const changed = new ChangedFields(context).find(type, plainType);
  // The type as written: printed by TypeScript, it would have all methods of its strings and numbers.
  if (changed !== undefined)
    diagnostics.add('options-change-type', place.span, node.getText(), { kind: 'turns', field: changed });
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
      .filter(isPublicName)
      .map(({ name }) => name),
  );
}
