import { ts } from 'ts-morph';
import { type Context, isOwn, spanOf } from '../context.ts';
import { oneLine } from '../syntax/type-nodes.ts';
import { unwrapped } from '../syntax/unwrapped.ts';
import { haveOtherContent } from './answer-headers.ts';
import { sentBy } from './sent-bodies.ts';

/**
 * Warns of a body that a handler converts to JSON itself, `return JSON.stringify(todo)`. A declared return type
 * says that the text is meant.
 */
export function reportStringifiedBodies(method: ts.MethodDeclaration, context: Context): void {
  if (method.type || !isOwn(method, context)) return;
  for (const { body, headers } of sentBy(method, context)) {
    const node = unwrapped(body);
    // A text of another content type is reported by its header.
    if (headers && haveOtherContent(headers, spanOf(node), context)) continue;
    const value = stringified(node, context);
    if (value) context.diagnostics.add('stringified-body', spanOf(node), oneLine(node), oneLine(value));
  }
}

/** What a call of `JSON.stringify` converts; undefined for other expressions. */
function stringified(
  node: ts.Expression,
  { checker, program }: Pick<Context, 'checker' | 'program'>,
): ts.Expression | undefined {
  if (!ts.isCallExpression(node) || !ts.isPropertyAccessExpression(node.expression)) return undefined;
  const { expression, name } = node.expression;
  if (expression.getText() !== 'JSON' || name.text !== 'stringify') return undefined;
  const declared = checker.getSymbolAtLocation(expression)?.declarations ?? [];
  const isGlobal = declared.some((one) => program.isSourceFileDefaultLibrary(one.getSourceFile()));
  return isGlobal ? node.arguments[0] : undefined;
}
