import { ts } from 'ts-morph';
import { type Context, isPublicName } from './context.ts';
import { unmark } from './marks.ts';
import { membersOf } from './members.ts';
import type { Place } from './place.ts';
import { onlyText } from './template-texts.ts';
import { TurnedFields } from './turned-fields.ts';
import { presentNode } from './type-nodes.ts';
import { typeText } from './type-text.ts';

/**
 * Complains where an object type that is written out here has other fields than the author's editor shows, or the same with other
 * types: options stand on a type as an object does, so `T[K] extends object` takes an `int` for one, and a key with options is none.
 */
export function checkTwin(type: ts.Type, place: Place, context: Context): void {
  const { checker, diagnostics, plain } = context;
  const lost = lostKey(type, checker);
  if (lost !== undefined) {
    diagnostics.add('options-change-type', place.span, typeText(type, context), lost, 'key');
    return;
  }
  const node = presentNode(place.node);
  // Within a generic, what is written is not yet what it becomes.
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
  const turned = new TurnedFields(context).find(type, twin);
  // What TypeScript would say of such a type is all that it has made of texts and numbers.
  if (turned !== undefined)
    diagnostics.add('options-change-type', place.span, node.getText(), turned, 'turns');
}

/** A key of a mapped type that is lost, as in `Record<Todo['state'], int>`: with a mark on it, it is none to TypeScript. */
function lostKey(type: ts.Type, checker: ts.TypeChecker): string | undefined {
  checker.getPropertiesOfType(type); // looks the keys up
  // TypeScript's own types do not tell them.
  const { constraintType: keys } = type as ts.Type & { constraintType?: ts.Type };
  if (keys === undefined) return undefined;
  const lost = membersOf(keys).find(
    (key) => unmark(key, checker).mark && onlyText(key, checker) !== undefined,
  );
  return lost && onlyText(lost, checker);
}

function names(type: ts.Type, checker: ts.TypeChecker): ReadonlySet<string> {
  return new Set(
    checker
      .getPropertiesOfType(type)
      .filter(isPublicName)
      .map(({ name }) => name),
  );
}
