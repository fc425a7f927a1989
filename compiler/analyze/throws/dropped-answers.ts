import { ts } from 'ts-morph';
import { isResponse } from '../answers/responses.ts';
import { type Context, isOwn, spanOf } from '../context.ts';
import { isLogical } from '../syntax/operators.ts';
import { packageFunction } from '../syntax/package-functions.ts';
import { oneLine } from '../syntax/type-nodes.ts';
import { isAnswerOfH3 } from '../types/package-types.ts';
import { isInVerb } from './in-verb.ts';

/** The functions that only make an answer: of the runtime, of h3, and the static ones of `Response`. */
const makers = /^(?:error|html|json|noContent|redirect|redirectBack|reply|sendNoContent|sendRedirect)$/;

type Dropped = Pick<Context, 'diagnostics' | 'own' | 'plain'>;

/** Warns of an answer that is made and dropped, as in frameworks whose functions send it: `redirect('/login');`. */
export function reportDroppedAnswer(called: ts.Expression, context: Dropped): void {
  const call = called.parent;
  if (!ts.isCallExpression(call) || !isOwn(call, context) || !isDropped(call)) return;
  if (makers.test(packageFunction(called, context) ?? '')) reportMade(call, context);
}

/** Warns of an object that is made and dropped: `new Response(null, { status: 403 });`, or an HTTP error. */
export function reportDroppedObject(node: ts.NewExpression, isError: boolean, context: Dropped): void {
  if (!isOwn(node, context) || !isDropped(node)) return;
  if (isError) context.diagnostics.add('dropped-answer', spanOf(node), oneLine(node), 'error');
  else reportMade(node, context);
}

/** Reports a tuple of `reply`, a `Response`, or h3's response. */
function reportMade(node: ts.Expression, { diagnostics, plain }: Dropped): void {
  const type = plain.getTypeAtLocation(node);
  if (plain.isTupleType(type) || isResponse(type, plain) || isAnswerOfH3(type, plain))
    diagnostics.add('dropped-answer', spanOf(node), oneLine(node), isInVerb(node) ? 'verb' : 'function');
}

/** Whether nothing has the value of an expression. */
function isDropped(node: ts.Expression): boolean {
  const { parent } = node;
  if (ts.isExpressionStatement(parent)) return true;
  const isResult =
    ts.isParenthesizedExpression(parent) ||
    ts.isAwaitExpression(parent) ||
    (ts.isBinaryExpression(parent) && parent.right === node && isLogical(parent.operatorToken.kind)) ||
    (ts.isConditionalExpression(parent) && parent.condition !== node);
  return isResult && isDropped(parent);
}
