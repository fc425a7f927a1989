import { ts } from 'ts-morph';
import { isFinalStatus } from '../../../runtime/exchange/status.ts';
import { type Context, isOwn, spanOf } from '../context.ts';
import { givenTo } from '../syntax/fixed-expressions.ts';
import { returnedBy } from '../syntax/given-expressions.ts';
import { unwrapped } from '../syntax/unwrapped.ts';
import { functionsAt, functionsOf } from '../throws/functions.ts';
import { branchesOf } from '../throws/read-value.ts';
import { isTuple } from '../types/lists.ts';
import { membersOf } from '../types/members.ts';
import { awaitedType } from '../types/promises.ts';

/** One `return` of an error handler, with the parts of the answer as far as they are written there. */
export interface Reply {
  readonly returned: ts.Expression;
  readonly body?: ts.Expression | undefined;
  /** A number where it is that of a `Response` without one. */
  readonly status?: ts.Expression | number | undefined;
  readonly headers?: ts.Expression | undefined;
  /** The return type that the function is written with. */
  readonly declared: ts.TypeNode | undefined;
}

/** All returns of a handler; undefined where a branch is a function whose code cannot be found. */
export function repliesOf(
  { declarations = [] }: ts.Symbol,
  checker: ts.TypeChecker,
): readonly Reply[] | undefined {
  const handlers = declarations.flatMap((one) =>
    ts.isPropertyAssignment(one)
      ? branchesOf(one.initializer).map((branch) => functionsOf(branch, checker))
      : [functionsAt(one, checker)],
  );
  if (handlers.some(({ length }) => length === 0)) return undefined;
  return handlers.flat().flatMap((handler) =>
    returnedBy(handler)
      .flatMap(branchesOf)
      .map(unwrapped)
      .map((returned) => ({ returned, declared: handler.type, ...partsOf(returned) })),
  );
}

/**
 * The status codes of a reply, undefined among them where one is not known. They are read from the code,
 * because the type of `[body, 400]` has a mere `number` as its status.
 */
export function statusesOf(
  { returned, status }: Reply,
  checker: ts.TypeChecker,
): readonly (number | undefined)[] {
  if (typeof status === 'number') return [status];
  if (status) return numbersOf(checker.getTypeAtLocation(status));
  return answersOf(checker.getTypeAtLocation(returned), checker).flatMap((one) => numbersOf(one?.status));
}

/** Reports invalid status codes of an error handler. With such a code the client would get a plain 500. */
export function reportStatuses(handler: ts.Symbol, context: Context): void {
  for (const reply of repliesOf(handler, context.checker) ?? []) {
    const wrong = statusesOf(reply, context.checker).find((one) => one !== undefined && !isFinalStatus(one));
    const status = typeof reply.status === 'object' ? reply.status : reply.returned;
    if (wrong !== undefined && isOwn(status, context))
      context.diagnostics.add('not-error-handlers', spanOf(status), { kind: 'status', status: wrong });
  }
}

/** The types in a tuple of an answer. */
interface AnswerTypes {
  readonly body: ts.Type;
  readonly status: ts.Type | undefined;
  readonly headers: ts.Type | undefined;
}

/** The types in each tuple of a type; undefined for anything else in it. */
export function answersOf(type: ts.Type, checker: ts.TypeChecker): readonly (AnswerTypes | undefined)[] {
  return membersOf(awaitedType(type, checker)).map((one) => {
    if (!isTuple(one, checker)) return undefined;
    const [body, status, headers] = checker.getTypeArguments(one);
    return body && { body, status, headers };
  });
}

/**
 * The parts of a returned tuple `[body, status, headers]`, a `Response.json(body, { status })` or a
 * `new Response(text, { status })`.
 */
function partsOf(node: ts.Expression): Pick<Reply, 'body' | 'status' | 'headers'> {
  if (ts.isArrayLiteralExpression(node)) {
    if (node.elements.some(ts.isSpreadElement)) return {};
    const [body, status, headers] = node.elements;
    return { body, status, headers };
  }
  if (!(ts.isCallExpression(node) || ts.isNewExpression(node))) return {};
  const [body, options] = node.arguments ?? [];
  const callee = node.expression.getText();
  if (callee !== 'Response' && callee !== 'Response.json') return {};
  const { headers, isWhole, status } = initOf(options);
  return callee === 'Response' || !(isWhole || headers) ? { status } : { body, status, headers };
}

/** The numbers of a literal type or union; undefined among them for a member that is not a number literal. */
const numbersOf = (type: ts.Type | undefined): readonly (number | undefined)[] =>
  type ? membersOf(type).map((one) => (one.isNumberLiteral() ? one.value : undefined)) : [undefined];

/** The options of a `Response`, and whether all of them are written in place. */
function initOf(
  options: ts.Expression | undefined,
): Pick<Reply, 'status' | 'headers'> & { readonly isWhole: boolean } {
  const node = options && unwrapped(options);
  if (node && !ts.isObjectLiteralExpression(node)) return { isWhole: false };
  const given = new Map<string, ts.Expression>();
  let isWhole = true;
  for (const property of node?.properties ?? []) {
    const value = givenTo(property);
    if (value && property.name && !ts.isComputedPropertyName(property.name))
      given.set(property.name.text, value);
    else {
      // It may replace what is written before it.
      isWhole = false;
      given.clear();
    }
  }
  return {
    isWhole,
    status: given.get('status') ?? (isWhole ? 200 : undefined),
    headers: given.get('headers'),
  };
}
