import { ts } from 'ts-morph';
import { isFinalStatus } from '../../../runtime/exchange/status.ts';
import { code } from '../../diagnose/catalogue/code.ts';
import { type Context, isErroneous, spanOf } from '../context.ts';
import { atMember, type Place } from '../place.ts';
import { expressionOf, givenExpressions } from '../syntax/given-expressions.ts';
import { aliasedNode, elementNodes, memberNode } from '../syntax/type-nodes.ts';
import { unwrapped } from '../syntax/unwrapped.ts';
import { branchesOf } from '../throws/read-value.ts';
import { isArrayOrTuple, isTuple } from '../types/lists.ts';
import { bareMembersOf } from '../types/marks.ts';
import { isObjectType, membersOf } from '../types/members.ts';
import { isUnknown } from '../types/narrowed.ts';
import { typeText } from '../types/type-text.ts';
import { answerParts } from './answer-parts.ts';

/** The type that a method returns, and where it is written. */
export interface Returned {
  readonly method: ts.MethodDeclaration;
  readonly place: Place;
  readonly context: Context;
}

/** `unknown`, and the array that TypeScript makes of an inferred `return [todo, 201]` or `return [count, 201]`. */
export function isAmbiguous(type: ts.Type, { method, context }: Returned): boolean {
  const { checker } = context;
  if (isUnknown(type)) return true;
  if (method.type !== undefined || !checker.isArrayType(type)) return false;
  const items = membersOf(checker.getTypeArguments(type as ts.TypeReference)[0]!);
  const numbers = items.filter(({ flags }) => flags & ts.TypeFlags.NumberLike);
  return (
    numbers.length > 0 &&
    (numbers.length < items.length || pairAmong(givenExpressions(method), context.checker) !== undefined)
  );
}

/**
 * The first list literal of two items, the second a number, among some expressions and the branches of their
 * conditions.
 */
function pairAmong(given: readonly ts.Expression[], checker: ts.TypeChecker): ts.Expression | undefined {
  const pairs = given.map((node) => {
    if (ts.isParenthesizedExpression(node)) return pairAmong([node.expression], checker);
    if (ts.isConditionalExpression(node)) return pairAmong([node.whenTrue, node.whenFalse], checker);
    if (!ts.isArrayLiteralExpression(node)) return undefined;
    const [first, second, ...more] = node.elements;
    const isPair = first && !ts.isSpreadElement(first) && second && more.length === 0;
    return isPair && mayBeNumber(checker.getTypeAtLocation(second), checker) ? node : undefined;
  });
  return pairs.find((one) => one !== undefined);
}

/**
 * Whether a type is a tuple of a body and its status, with or without headers, or cannot be told from one: it
 * has two or three items, the second of which may be a number, and the third headers.
 */
export function isReplyLike(type: ts.Type, checker: ts.TypeChecker): type is ts.TupleTypeReference {
  if (!isTuple(type, checker)) return false;
  const { target } = type;
  const [, status, headers, ...more] = checker.getTypeArguments(type);
  if (status === undefined || more.length > 0) return false;
  const isFixed = target.elementFlags.every(
    (one) => one & (ts.ElementFlags.Required | ts.ElementFlags.Optional),
  );
  return isFixed && mayBeNumber(status, checker) && (!headers || isHeadersLike(headers, status, checker));
}

/**
 * Whether a type may be that of headers. After a literal status, that includes `null` and `undefined`, which
 * may mean none, and a string, which may mean a content type.
 */
function isHeadersLike(type: ts.Type, status: ts.Type, checker: ts.TypeChecker): boolean {
  const { Any, NonPrimitive, Null, StringLike, Undefined, Unknown } = ts.TypeFlags;
  const isMeant = statusesOf(status, checker)?.every(isFinalStatus);
  const likely = Any | NonPrimitive | Unknown | (isMeant ? Null | StringLike | Undefined : 0);
  const members = bareMembersOf(type, checker);
  return members.some((one) => isObjectType(one) || one.flags & likely);
}

/**
 * Whether the type of a third item does not show whether there are headers. `undefined` does: there are none.
 */
export function isUnclearHeaders(type: ts.Type, checker: ts.TypeChecker): boolean {
  const members = bareMembersOf(type, checker);
  return !members.some((one) => isObjectType(one) || one.flags & ts.TypeFlags.Undefined);
}

/** The statuses that a type lists; undefined where it does not list them. */
export function statusesOf(type: ts.Type, checker: ts.TypeChecker): readonly number[] | undefined {
  const literals = bareMembersOf(type, checker);
  return literals.every((one) => one.isNumberLiteral()) ? literals.map(({ value }) => value) : undefined;
}

/** Whether a type is that of lists whose second item may be a number, like the status after a body. */
export function holdsNumbers(type: ts.Type, checker: ts.TypeChecker): boolean {
  if (!isArrayOrTuple(type, checker)) return false;
  const items = checker.getTypeArguments(type);
  const second = isTuple(type, checker) ? items.slice(0, 2) : items;
  return second.some((item) => mayBeNumber(item, checker));
}

function mayBeNumber(type: ts.Type, checker: ts.TypeChecker): boolean {
  const { Any, NumberLike } = ts.TypeFlags;
  return bareMembersOf(type, checker).some((one) => isUnknown(one) || one.flags & (Any | NumberLike));
}

export function reportAmbiguous(type: ts.Type, returned: Returned): void {
  const { context, method, place } = returned;
  const { checker } = context;
  // TypeScript has reported the error in the status.
  const items = isTuple(type, checker) ? checker.getTypeArguments(type) : [];
  if (items.some((item) => isErroneous(item, context))) return;
  const isInferred = method.type === undefined && checker.isArrayType(type);
  const wrong = wrongStatus(type, checker);
  const pair = isInferred ? pairAmong(givenExpressions(method), checker) : undefined;
  const at = wrong ? writtenStatus(type, wrong, returned) : pair;
  context.diagnostics.add(
    'ambiguous-return',
    at ? spanOf(at) : atMember(place, type).span,
    typeText(type, context),
    wrong ? hintOfWrong(at) : hintOf(type, returned),
    wrong?.value,
  );
}

/** Where the status of an answer is written: in the return type, or in the expression that gives the answer. */
function writtenStatus(
  type: ts.Type,
  status: ts.Type,
  { context, method, place }: Returned,
): ts.Node | undefined {
  if (method.type) {
    const node = elementNodes(aliasedNode(memberNode(place.node, type, context), context))?.[1];
    return memberNode(node, status, context) ?? node;
  }
  const given = expressionOf(type, givenExpressions(method).flatMap(branchesOf), context.checker);
  return given && answerParts(unwrapped(given), context)[1];
}

/** @param at the status, where it is written: an argument of `reply` is no item of a list */
function hintOfWrong(at: ts.Node | undefined): string {
  const hint = 'An answer has a status from 200 to 599: `reply(body, 201)`.';
  return at && ts.isCallExpression(at.parent) ? hint : `${hint} ${listAsBody}`;
}

function hintOf(type: ts.Type, { context, method }: Returned): string {
  const { checker } = context;
  const annotated = method.type !== undefined;
  if (checker.isArrayType(type) && annotated)
    return 'Write `[number[], 200]` for the list too, so that every answer has its status.';
  if (!isTuple(type, checker))
    return annotated
      ? 'Write the type of the body, or `[unknown, 200]` for a body of any type.'
      : 'Write `return reply(body, 201)` for a body with a status, or declare the return type of the method.';
  const [body, status, headers] = checker.getTypeArguments(type);
  if (headers === undefined || statusesOf(status!, checker) === undefined)
    return `Write the statuses as literals: \`[Todo, 200 | 201]\`. For any status, return a \`Response\`. ${listAsBody}`;
  const before = `${typeText(body!, context)}, ${typeText(status!, context)}`;
  return `Headers are an object of strings: ${code(`[${before}, ReplyHeaders]`)}, with \`ReplyHeaders\` of \`routeclass\`. If there are none, write ${code(`[${before}]`)}. ${listAsBody}`;
}

const listAsBody = 'A list as the body itself needs another shape: `{ items: ... }`.';

/** The literal in the place of a tuple's status that is not a valid status. */
function wrongStatus(type: ts.Type, checker: ts.TypeChecker): ts.NumberLiteralType | undefined {
  if (!isReplyLike(type, checker)) return undefined;
  const [, status] = checker.getTypeArguments(type);
  return bareMembersOf(status!, checker)
    .filter((one) => one.isNumberLiteral())
    .find(({ value }) => !isFinalStatus(value));
}
