import { ts } from 'ts-morph';
import { type Context, isOwn, spanOf } from '../context.ts';
import { isLogical } from '../syntax/operators.ts';
import { packageFunction } from '../syntax/package-functions.ts';
import { oneLine } from '../syntax/type-nodes.ts';
import { isInVerb } from './in-verb.ts';

/** The functions of the runtime that only make an answer. */
const makers = ['redirect', 'reply'];

/** Warns of an answer that is made and dropped, as in frameworks whose functions send it: `redirect('/login');`. */
export function reportDroppedAnswer(
  called: ts.Expression,
  { diagnostics, own, plain }: Pick<Context, 'diagnostics' | 'own' | 'plain'>,
): void {
  const call = called.parent;
  if (!ts.isCallExpression(call) || !isOwn(call, { own }) || !isDropped(call)) return;
  const name = packageFunction(called, { own, plain });
  if (name === undefined || !makers.includes(name)) return;
  if (plain.isTupleType(plain.getTypeAtLocation(call)))
    diagnostics.add('dropped-answer', spanOf(call), oneLine(call), isInVerb(call) ? 'verb' : 'function');
}

/** Warns of an HTTP error that is made and not thrown: `new HttpError(404, 'No such todo');`. */
export function reportDroppedError(
  node: ts.NewExpression,
  { diagnostics, own }: Pick<Context, 'diagnostics' | 'own'>,
): void {
  if (isOwn(node, { own }) && isDropped(node))
    diagnostics.add('dropped-answer', spanOf(node), oneLine(node), 'error');
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
