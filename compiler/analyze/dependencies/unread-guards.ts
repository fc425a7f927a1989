import { ts } from 'ts-morph';
import { type Context, spanOf } from '../context.ts';
import { returnedBy } from '../syntax/given-expressions.ts';
import { unwrapped } from '../syntax/unwrapped.ts';
import type { Dependable } from './dependables.ts';

/**
 * Warns of a dependency that says whether access is allowed, like a guard of NestJS, where nothing reads the
 * answer. A function that throws has denied access by then; so may one that returns nothing but `true`, by
 * what it calls.
 */
export function reportUnreadGuard(
  { name, parent }: ts.ParameterDeclaration,
  given: ts.Type,
  { node }: Dependable,
  id: string,
  { dependencies, diagnostics }: Context,
): void {
  const isTrueOrFalse = (given.flags & ts.TypeFlags.Boolean) !== 0;
  const body = 'body' in parent ? parent.body : undefined;
  if (!isTrueOrFalse || body === undefined || isRead(name.getText(), body)) return;
  if (returnedBy(node).every((one) => unwrapped(one).kind === ts.SyntaxKind.TrueKeyword)) return;
  const guard = dependencies.found.get(id);
  if (guard?.throws.length === 0) diagnostics.add('unread-guard', spanOf(name), guard.writtenName);
}

function isRead(name: string, node: ts.Node): boolean {
  if (ts.isIdentifier(node) && ts.idText(node) === name) return true;
  return ts.forEachChild(node, (child) => isRead(name, child)) === true;
}
