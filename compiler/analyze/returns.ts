import { ts } from 'ts-morph';
import { isBodiless, isFinalStatus } from '../../runtime/exchange/status.ts';
import type { Answer, Result, TupleHead, Type } from '../model.ts';
import { readHeaders, reportContentTypes, reportStreamTypes } from './answer-headers.ts';
import { type Context, isAny, spanOf } from './context.ts';
import { expressionOf, givenExpressions, returnedExpression } from './given-expressions.ts';
import { reportHeaders } from './header-values.ts';
import { hiddenResult } from './hidden-types.ts';
import { bareOf, withoutDepends } from './marks.ts';
import { isNothing, membersOf } from './members.ts';
import { atMember, type Place, within } from './place.ts';
import { readStreams, streamKind } from './streams.ts';
import { awaitedNode, elementNodes, memberNode } from './type-nodes.ts';
import { typeText } from './type-text.ts';
import type { TypeReader } from './types.ts';

/** What a handler gives back, from its declared or inferred return type. */
export function readResult(
  method: ts.MethodDeclaration,
  signature: ts.Signature,
  reader: TypeReader,
  context: Context,
): Result {
  const { checker, diagnostics, plain } = context;
  const hidden = hiddenResult(method, signature, context);
  if (hidden) return readResult(method, hidden, reader.of(plain), { ...context, checker: plain });
  // Of a parameter without a type anything may come, and it is the parameter that is complained about.
  const isGuess = signature.parameters.some((one) => checker.getTypeOfSymbol(one).flags & ts.TypeFlags.Any);
  if (isGuess && method.type === undefined) return { awaited: false, answers: [{ kind: 'empty' }] };
  const returned = checker.getReturnTypeOfSignature(signature);
  const written = placeOf(method, checker);
  const members = membersOf(returned);
  const promises = members.filter(isPromise);
  const awaited = promises.length > 0;
  const type = awaited ? (checker.getAwaitedType(returned) ?? returned) : returned;
  if (awaited && promises.length < members.length)
    diagnostics.add(
      'uncertain-promise',
      written.span,
      typeText(returned, context),
      method.name.getText(),
      method.type && typeText(type, context),
    );
  const place = awaited && method.type ? within(written, awaitedNode(method.type)) : written;
  return {
    awaited,
    answers: readAnswers(type, { method, place, reader, context }),
  };
}

/** Where what a method gives is written: its type, or what is given. */
function placeOf(method: ts.MethodDeclaration, checker: ts.TypeChecker): Place {
  const label = 'what it returns';
  if (method.type) return { span: spanOf(method.type), label, node: method.type };
  const given = givenExpressions(method);
  if (given.length < 2) return { span: spanOf(given[0] ?? method.name), label };
  const givenAt = (member: ts.Type) => spanOf(expressionOf(member, given, checker) ?? method.name);
  return { span: spanOf(method.name), label, givenAt };
}

interface Reading {
  readonly method: ts.MethodDeclaration;
  readonly place: Place;
  readonly reader: TypeReader;
  readonly context: Context;
}

function readAnswers(type: ts.Type, reading: Reading): readonly Answer[] {
  const answers: Answer[] = [];
  const bodies: ts.Type[] = [];
  const streams: ts.Type[] = [];
  let empty = false;
  const { context } = reading;
  const members = membersOf(type).map((one) => withoutDepends(one, context.checker));
  for (const member of members) {
    if (isNothing(member)) empty = true;
    else if (member.flags & ts.TypeFlags.Never) continue;
    else if (isResponse(member, context.checker)) answers.push({ kind: 'response' });
    else if (isReplyLike(member, context.checker))
      answers.push(...readTuple(member as ts.TypeReference, reading));
    else if (streamKind(member, context)) streams.push(member);
    else if (isAny(member, context))
      context.diagnostics.add(
        'any-type',
        atMember(reading.place, member).span,
        reading.place.label,
        'answer',
      );
    else if (isAmbiguous(member, reading)) ambiguous(member, reading);
    else bodies.push(member);
  }
  answers.push(...streamAnswers(streams, reading));
  if (answers.some((one) => one.kind === 'tuple' || ('tuple' in one && one.tuple))) {
    for (const body of bodies) if (holdsNumbers(body, context.checker)) ambiguous(body, reading);
  }
  if (bodies.length > 0) {
    const { place, reader } = reading;
    const isWhole = membersOf(type).every((member, i) => member === bodies[i]);
    const body = isWhole ? reader.read(type, place) : reader.readMembers(bodies, place);
    answers.unshift({ kind: 'body', type: body });
  }
  const alwaysThrows = (type.flags & ts.TypeFlags.Never) !== 0;
  if (empty || (answers.length === 0 && !alwaysThrows)) answers.push({ kind: 'empty' });
  return answers;
}

/** `[body, status]` or `[body, status, headers]`, where the status is a literal. */
function readTuple(tuple: ts.TypeReference, reading: Reading): readonly Answer[] {
  const { context, reader } = reading;
  const { checker } = context;
  const place = atMember(reading.place, tuple);
  const [body, status, headers, ...more] = checker.getTypeArguments(tuple);
  const statuses = status && membersOf(status).map((member) => literalOf(member, checker));
  const literal = statuses?.every((value) => value !== undefined && isFinalStatus(value));
  if (body === undefined || !literal || more.length > 0) {
    ambiguous(tuple, reading);
    return [];
  }
  const ofHeaders = within(place, elementNodes(memberNode(place.node, tuple, context))?.[2]);
  if (headers !== undefined) reportHeaders(headers, ofHeaders, context);
  const members = membersOf(body).map((one) => withoutDepends(one, checker));
  const streams = members.filter((member) => streamKind(member, context));
  const present = members.filter((member) => !isNothing(member) && !streams.includes(member));
  const at = { span: place.span, label: 'the body it returns' };
  const type: Type | undefined =
    present.length === 0
      ? undefined
      : membersOf(body).every((member, i) => member === present[i])
        ? reader.read(body, at)
        : reader.readMembers(present, at);
  const written = (statuses as number[]).filter((one) => !isBodiless(one));
  if (type !== undefined && headers !== undefined && written.length > 0)
    reportContentTypes(headers, written, place.span, context);
  const isItems = streams.some((one) => streamKind(one, context) === 'items');
  if (isItems && headers !== undefined && written.length > 0) reportStreamTypes(headers, place.span, context);
  const head = { statuses: statuses as number[], headers: headers && readHeaders(headers, context) };
  const answers: Answer[] = [...streamAnswers(streams, reading, head)];
  if (type !== undefined) answers.push({ kind: 'tuple', ...head, type });
  if (members.some(isNothing)) answers.push({ kind: 'tuple', ...head, type: undefined });
  return answers;
}

function streamAnswers(
  streams: readonly ts.Type[],
  { context, method, place, reader }: Reading,
  tuple?: TupleHead,
): readonly Answer[] {
  if (streams.length === 0) return [];
  const returned = method.asteriskToken && returnedExpression(method);
  return readStreams(streams, { place, tuple, returned }, reader, context);
}

function literalOf(type: ts.Type, checker: ts.TypeChecker): number | undefined {
  const bare = bareOf(type, checker);
  return bare.isNumberLiteral() ? bare.value : undefined;
}

/** `unknown`, and the array that TypeScript makes of an inferred `return [todo, 201]` or `return [count, 201]`. */
function isAmbiguous(type: ts.Type, { method, context }: Reading): boolean {
  const { checker } = context;
  if (type.flags & ts.TypeFlags.Unknown) return true;
  if (method.type !== undefined || !checker.isArrayType(type)) return false;
  const items = membersOf(checker.getTypeArguments(type as ts.TypeReference)[0]!);
  const numbers = items.filter(({ flags }) => flags & ts.TypeFlags.NumberLike);
  return (
    numbers.length > 0 &&
    (numbers.length < items.length || pairAmong(givenExpressions(method), context.checker) !== undefined)
  );
}

/** The first list of two items, the second a number, that is written among what is given, as it stands or behind a condition. */
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

/** Two or three items, the second a number, the third an object: a body with its status, or so like one that nobody can tell. */
function isReplyLike(type: ts.Type, checker: ts.TypeChecker): boolean {
  if (!checker.isTupleType(type)) return false;
  const { target } = type as ts.TupleTypeReference;
  const [, status, headers, ...more] = checker.getTypeArguments(type as ts.TypeReference);
  if (status === undefined || more.length > 0) return false;
  const isFixed = target.elementFlags.every(
    (one) => one & (ts.ElementFlags.Required | ts.ElementFlags.Optional),
  );
  const isHeaders =
    headers === undefined || membersOf(headers).some(({ flags }) => flags & ts.TypeFlags.Object);
  return isFixed && isHeaders && mayBeNumber(status, checker);
}

/** Whether a type is that of lists whose second item may be a number, as that of a body with a status is. */
function holdsNumbers(type: ts.Type, checker: ts.TypeChecker): boolean {
  if (!checker.isArrayType(type) && !checker.isTupleType(type)) return false;
  const items = checker.getTypeArguments(type as ts.TypeReference);
  const second = checker.isTupleType(type) ? items.slice(0, 2) : items;
  return second.some((item) => mayBeNumber(item, checker));
}

function mayBeNumber(type: ts.Type, checker: ts.TypeChecker): boolean {
  const { Any, NumberLike, Unknown } = ts.TypeFlags;
  return membersOf(type).some((one) => bareOf(one, checker).flags & (Any | Unknown | NumberLike));
}

function ambiguous(type: ts.Type, { context, method, place }: Reading): void {
  const annotated = method.type !== undefined;
  const wrong = wrongStatus(type, context.checker);
  const hint =
    context.checker.isArrayType(type) && annotated
      ? 'Write `[number[], 200]` for the list too, so that every answer has its status.'
      : wrong !== undefined
        ? 'An answer has a status from 200 to 599: `reply(body, 201)`. A list as the body itself needs another shape: `{ items: ... }`.'
        : context.checker.isTupleType(type)
          ? 'Write the statuses as literals: `[Todo, 200 | 201]`. A list as the body itself needs another shape: `{ items: ... }`.'
          : annotated
            ? 'Write the type of the body, or `[unknown, 200]` for a body of any type.'
            : 'Write `return reply(body, 201)` for a body with a status, or declare the return type of the method.';
  const pair =
    !annotated && context.checker.isArrayType(type)
      ? pairAmong(givenExpressions(method), context.checker)
      : undefined;
  context.diagnostics.add(
    'ambiguous-return',
    pair ? spanOf(pair) : atMember(place, type).span,
    typeText(type, context),
    hint,
    wrong,
  );
}

/** The literal number that stands where the status of a tuple would, and is none. */
function wrongStatus(type: ts.Type, checker: ts.TypeChecker): number | undefined {
  if (!isReplyLike(type, checker)) return undefined;
  const [, status] = checker.getTypeArguments(type as ts.TypeReference);
  const literals = membersOf(status!).map((one) => literalOf(one, checker));
  return literals.find((one) => one !== undefined && !isFinalStatus(one));
}

const isPromise = (type: ts.Type) => type.symbol?.name === 'Promise' || type.symbol?.name === 'PromiseLike';

/** fetch's own, or one that is more: Hono's `Response & TypedResponse<Todo>`, a class that extends it. */
function isResponse(type: ts.Type, checker: ts.TypeChecker): boolean {
  if (type.isIntersection()) return type.types.some((part) => isResponse(part, checker));
  if (type.symbol?.name === 'Response' && type.getProperty('arrayBuffer') !== undefined) return true;
  return type.isClassOrInterface() && checker.getBaseTypes(type).some((base) => isResponse(base, checker));
}
