import { ts } from 'ts-morph';
import { type Context, isOwn, spanOf } from '../context.ts';
import { isEvent } from '../parameters/events.ts';
import { evaluate } from '../syntax/constants.ts';

/** Warns of a status that a handler sets on h3's event, as handlers of h3 do: `event.res.status = 201`. */
export function reportUnreadStatus({ body }: ts.MethodDeclaration, context: Context): void {
  const { checker, diagnostics } = context;
  const isOfEvent = (node: ts.Expression | undefined) =>
    node !== undefined && isEvent(checker.getTypeAtLocation(node));
  const visit = (node: ts.Node): void => {
    const set = statusSet(node, isOfEvent, checker);
    if (set) {
      const value = set.value && evaluate(set.value, checker)?.value;
      const text = set.at.getText().replaceAll(/\s+/g, '');
      diagnostics.add('unread-status', spanOf(set.at), text, typeof value === 'number' ? value : undefined);
    }
    ts.forEachChild(node, visit);
  };
  if (body && isOwn(body, context)) visit(body);
}

function statusSet(
  node: ts.Node,
  isOfEvent: (node: ts.Expression | undefined) => boolean,
  checker: ts.TypeChecker,
): { readonly at: ts.Expression; readonly value: ts.Expression | undefined } | undefined {
  if (ts.isCallExpression(node)) {
    const { arguments: given, expression } = node;
    // TypeScript reports it where it is not imported.
    const isSetter =
      ts.isIdentifier(expression) &&
      expression.text === 'setResponseStatus' &&
      checker.getSymbolAtLocation(expression) !== undefined;
    return isSetter && isOfEvent(given[0]) ? { at: expression, value: given[1] } : undefined;
  }
  if (!ts.isBinaryExpression(node) || node.operatorToken.kind !== ts.SyntaxKind.EqualsToken) return undefined;
  const { left, right } = node;
  if (!ts.isPropertyAccessExpression(left) || left.name.text !== 'status') return undefined;
  const of = left.expression;
  const isAnswer = ts.isPropertyAccessExpression(of) && of.name.text === 'res' && isOfEvent(of.expression);
  return isAnswer ? { at: left, value: right } : undefined;
}
