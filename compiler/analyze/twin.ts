import { ts } from 'ts-morph';
import { type Context, isPublicName } from './context.ts';
import type { Place } from './place.ts';
import { presentNode } from './type-nodes.ts';
import { typeText } from './type-text.ts';

/**
 * Complains where an object type that is written out here has other fields than the author's editor shows: options stand on a type as
 * an object does, so `T[K] extends object` takes an `int` for one.
 */
export function checkTwin(type: ts.Type, place: Place, context: Context): void {
  const { checker, diagnostics, plain } = context;
  const node = presentNode(place.node);
  // Within a generic, what is written is not yet what it becomes.
  if (node === undefined || checker.getTypeFromTypeNode(node) !== type) return;
  const twin = plain.getTypeFromTypeNode(node);
  if (twin.isUnion() || twin.flags & ts.TypeFlags.Any) return;
  const [own, wanted] = [names(type, checker), names(twin, plain)];
  const strange = [...own].find((name) => !wanted.has(name)) ?? [...wanted].find((name) => !own.has(name));
  if (strange !== undefined)
    diagnostics.add('options-change-type', place.span, typeText(type, context), strange, own.has(strange));
}

function names(type: ts.Type, checker: ts.TypeChecker): ReadonlySet<string> {
  return new Set(
    checker
      .getPropertiesOfType(type)
      .filter(isPublicName)
      .map(({ name }) => name),
  );
}
