import { ts } from 'ts-morph';
import type { Parameter } from '../../model/model.ts';
import { isOfForm } from '../../model/whole-operation.ts';
import { type Context, isOwn, spanOf } from '../context.ts';
import { nodesIn } from '../syntax/given-expressions.ts';
import { packageFunction } from '../syntax/package-functions.ts';
import { oneLine } from '../syntax/type-nodes.ts';
import { isEvent } from './events.ts';

/** The methods of a request that read its body, which can be read once. */
const methods = /^(?:arrayBuffer|blob|bytes|formData|json|text)$/;

/** The functions of h3 that call them. */
const functions = /^read(?:Body|FormData|MultipartFormData|RawBody|ValidatedBody)$/;

/**
 * Reports `await event.req.text()` in a method whose parameters have read the body by then. One that is
 * optional leaves a body of another content type unread.
 */
export function reportReadAgain(
  method: ts.MethodDeclaration,
  parameters: readonly Parameter[],
  context: Context,
): void {
  const reader = parameters.find(
    (one) => (one.kind === 'body' || isOfForm(one)) && 'presence' in one && one.presence.kind === 'required',
  );
  if (reader === undefined || method.body === undefined || !isOwn(method, context)) return;
  for (const call of nodesIn(method.body, ts.isCallExpression))
    if (readsBody(call, context))
      context.diagnostics.add('several-bodies', spanOf(call), {
        call: oneLine(call),
        parameter: reader.name,
      });
}

function readsBody({ arguments: given, expression }: ts.CallExpression, context: Context): boolean {
  const isOfEvent = (node: ts.Expression | undefined) =>
    node !== undefined && isEvent(context.plain.getTypeAtLocation(node));
  if (!ts.isPropertyAccessExpression(expression))
    return isOfEvent(given[0]) && functions.test(packageFunction(expression, context) ?? '');
  const request = expression.expression;
  return (
    methods.test(expression.name.text) &&
    ts.isPropertyAccessExpression(request) &&
    request.name.text === 'req' &&
    isOfEvent(request.expression)
  );
}
