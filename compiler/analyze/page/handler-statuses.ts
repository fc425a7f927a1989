import { ts } from 'ts-morph';
import { isFinalStatus } from '../../../runtime/exchange/status.ts';
import { type Context, isOwn, spanOf } from '../context.ts';
import { returnedBy } from '../syntax/given-expressions.ts';
import { unwrapped } from '../syntax/unwrapped.ts';
import { functionsAt, functionsOf } from '../throws/functions.ts';
import { branchesOf } from '../throws/read-value.ts';
import { membersOf } from '../types/members.ts';

/**
 * The status codes that an error handler returns, read from its code, because the type of `[body, 400]` has a
 * mere `number` as its status. Undefined where one of them is not known.
 */
export function statusesOf(handler: ts.Symbol, checker: ts.TypeChecker): readonly number[] | undefined {
  const replies = repliesOf(handler, checker);
  if (replies === undefined || replies.length === 0) return undefined;
  const statuses = replies.flatMap((one) => numbersOf(typeOf(one, checker)));
  if (!statuses.every((one) => one !== undefined)) return undefined;
  return [...new Set(statuses)].sort((a, b) => a - b);
}

/** Reports invalid status codes of an error handler. With such a code the client would get a plain 500. */
export function reportStatuses(handler: ts.Symbol, context: Context): void {
  for (const reply of repliesOf(handler, context.checker) ?? []) {
    const statuses = numbersOf(typeOf(reply, context.checker));
    const wrong = statuses.find((one) => one !== undefined && !isFinalStatus(one));
    const { status = reply.returned } = reply;
    if (wrong !== undefined && isOwn(status, context))
      context.diagnostics.add('not-error-handlers', spanOf(status), { kind: 'status', status: wrong });
  }
}

/** One return of an error handler, and its status expression where it has one. */
interface Reply {
  readonly returned: ts.Expression;
  readonly status: ts.Expression | undefined;
}

/** All returns of a handler; undefined where a branch is a function whose code cannot be found. */
function repliesOf({ declarations = [] }: ts.Symbol, checker: ts.TypeChecker): readonly Reply[] | undefined {
  const handlers = declarations.flatMap((one) =>
    ts.isPropertyAssignment(one)
      ? branchesOf(one.initializer).map((branch) => functionsOf(branch, checker))
      : [functionsAt(one, checker)],
  );
  if (handlers.some(({ length }) => length === 0)) return undefined;
  return handlers
    .flat()
    .flatMap(returnedBy)
    .flatMap(branchesOf)
    .map((one) => {
      const returned = unwrapped(one);
      return { returned, status: writtenStatus(returned) };
    });
}

/**
 * The status of a returned tuple `[body, status]`, a `Response.json(body, { status })` or a
 * `new Response(text, { status })`.
 */
const writtenStatus = (node: ts.Expression) =>
  ts.isArrayLiteralExpression(node) ? node.elements[1] : statusOfResponse(node);

/** The type of the status, also that of `reply(body, status)`. */
function typeOf({ returned, status }: Reply, checker: ts.TypeChecker): ts.Type | undefined {
  if (status) return checker.getTypeAtLocation(status);
  const type = checker.getTypeAtLocation(returned);
  return checker.isTupleType(type) ? checker.getTypeArguments(type as ts.TypeReference)[1] : undefined;
}

/** The numbers of a literal type or union; undefined among them for a member that is not a number literal. */
const numbersOf = (type: ts.Type | undefined): readonly (number | undefined)[] =>
  type ? membersOf(type).map((one) => (one.isNumberLiteral() ? one.value : undefined)) : [undefined];

function statusOfResponse(node: ts.Expression): ts.Expression | undefined {
  if (!(ts.isCallExpression(node) || ts.isNewExpression(node))) return undefined;
  if (!/^Response(?:\.json)?$/.test(node.expression.getText())) return undefined;
  const options = node.arguments?.[1];
  if (options === undefined || !ts.isObjectLiteralExpression(options)) return undefined;
  const status = options.properties.find((one) => one.name?.getText() === 'status');
  return status && ts.isPropertyAssignment(status) ? status.initializer : undefined;
}
