import { ts } from 'ts-morph';
import { isFinalStatus } from '../../../runtime/exchange/status.ts';
import { type Context, isOwn, spanOf } from '../context.ts';
import { isEvent } from '../parameters/events.ts';
import { evaluate } from '../syntax/constants.ts';
import { returnedBy } from '../syntax/given-expressions.ts';
import { unwrapped } from '../syntax/unwrapped.ts';
import { branchesOf } from '../throws/read-value.ts';

/**
 * Warns of a status that a handler sets on h3's event, as handlers of h3 do, `event.res.status = 201`, or that
 * it returns as a field, as functions of AWS do: `{ statusCode: 201, body }`.
 */
export function reportUnreadStatus(method: ts.MethodDeclaration, context: Context): void {
  const { checker, diagnostics } = context;
  const { body } = method;
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
  if (body === undefined || !isOwn(body, context)) return;
  visit(body);
  for (const node of method.asteriskToken ? [] : returnedBy(method).flatMap(branchesOf).map(unwrapped)) {
    const field = statusField(node);
    if (field)
      diagnostics.add(
        'unread-status',
        spanOf(field.name),
        field.getText(),
        statusOf(field.initializer),
        true,
      );
  }
}

/** The field of a returned object that says its status, where the other fields are the parts of an answer. */
function statusField(node: ts.Expression): ts.PropertyAssignment | undefined {
  if (!ts.isObjectLiteralExpression(node)) return undefined;
  const names = node.properties.map(({ name }) => name?.getText() ?? '');
  const isAnswer =
    names.every((name) => status.test(name) || parts.test(name)) && names.some((name) => parts.test(name));
  return isAnswer
    ? node.properties.filter(ts.isPropertyAssignment).find((one) => statusOf(one.initializer) !== undefined)
    : undefined;
}

const status = /^status(?:_?[cC]ode)?$/;
const parts = /^(?:body|content|headers|isBase64Encoded)$/;

const statusOf = (node: ts.Expression) =>
  ts.isNumericLiteral(node) && isFinalStatus(Number(node.text)) ? Number(node.text) : undefined;

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
