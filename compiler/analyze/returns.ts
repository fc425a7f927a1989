import { ts } from 'ts-morph';
import type { Answer, Result, Type } from '../model.ts';
import { type Context, spanOf, typeText } from './context.ts';
import { unmark } from './marks.ts';
import { type Place, within } from './place.ts';
import { awaitedNode } from './type-nodes.ts';
import type { TypeReader } from './types.ts';

/** What a handler gives back, from its declared or inferred return type. */
export function readResult(
  method: ts.MethodDeclaration,
  signature: ts.Signature,
  reader: TypeReader,
  context: Context,
): Result {
  const { checker, diagnostics } = context;
  const returned = checker.getReturnTypeOfSignature(signature);
  const written = {
    span: spanOf(method.type ?? returnedExpression(method) ?? method.name),
    label: 'what it returns',
    node: method.type,
  };
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
  const place: Place = awaited ? within(written, awaitedNode(method.type)) : written;
  return {
    awaited,
    answers: readAnswers(type, { place, annotated: method.type !== undefined, reader, context }),
  };
}

interface Reading {
  readonly place: Place;
  readonly annotated: boolean;
  readonly reader: TypeReader;
  readonly context: Context;
}

function readAnswers(type: ts.Type, reading: Reading): readonly Answer[] {
  const answers: Answer[] = [];
  const bodies: ts.Type[] = [];
  let empty = false;
  for (const member of membersOf(type)) {
    if (member.flags & (ts.TypeFlags.Undefined | ts.TypeFlags.Void)) empty = true;
    else if (member.flags & ts.TypeFlags.Never) continue;
    else if (isResponse(member)) answers.push({ kind: 'response' });
    else if (isReplyLike(member, reading.context.checker))
      answers.push(...readTuple(member as ts.TypeReference, reading));
    else if (isAmbiguous(member, reading)) ambiguous(member, reading);
    else bodies.push(member);
  }
  if (answers.some(({ kind }) => kind === 'tuple')) {
    for (const body of bodies) if (holdsNumbers(body, reading.context.checker)) ambiguous(body, reading);
  }
  if (bodies.length > 0) {
    const { place, reader } = reading;
    const isWhole = bodies.length === membersOf(type).length;
    const body = isWhole ? reader.read(type, place) : reader.readMembers(bodies, place);
    answers.unshift({ kind: 'body', type: body });
  }
  if (empty || answers.length === 0) answers.push({ kind: 'empty' });
  return answers;
}

/** `[body, status]` or `[body, status, headers]`, where the status is a literal. */
function readTuple(tuple: ts.TypeReference, reading: Reading): readonly Answer[] {
  const { context, reader, place } = reading;
  const [body, status, headers, ...more] = context.checker.getTypeArguments(tuple);
  const statuses =
    status && membersOf(status).map((member) => (member.isNumberLiteral() ? member.value : undefined));
  const literal = statuses?.every(
    (value) => value !== undefined && Number.isInteger(value) && value >= 100 && value <= 599,
  );
  if (body === undefined || !literal || more.length > 0) {
    ambiguous(tuple, reading);
    return [];
  }
  const members = membersOf(body);
  const present = members.filter(({ flags }) => !(flags & (ts.TypeFlags.Undefined | ts.TypeFlags.Void)));
  const at = { span: place.span, label: 'the body it returns' };
  const type: Type | undefined =
    present.length === 0
      ? undefined
      : present.length === members.length
        ? reader.read(body, at)
        : reader.readMembers(present, at);
  const answer = { kind: 'tuple', statuses: statuses as number[], headers: headers !== undefined } as const;
  const answers: Answer[] = [{ ...answer, type }];
  if (type !== undefined && present.length < members.length) answers.push({ ...answer, type: undefined });
  return answers;
}

/** `unknown`, and the array that TypeScript makes of an inferred `return [todo, 201]`. */
function isAmbiguous(type: ts.Type, { annotated, context: { checker } }: Reading): boolean {
  if (type.flags & ts.TypeFlags.Unknown) return true;
  if (annotated || !checker.isArrayType(type)) return false;
  const items = membersOf(checker.getTypeArguments(type as ts.TypeReference)[0]!);
  const numbers = items.filter(({ flags }) => flags & ts.TypeFlags.NumberLike);
  return numbers.length > 0 && numbers.length < items.length;
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
  return membersOf(type).some((one) => one.flags & (Any | Unknown | NumberLike) || unmark(one, checker).int);
}

function ambiguous(type: ts.Type, { annotated, context, place }: Reading): void {
  const hint =
    context.checker.isArrayType(type) && annotated
      ? 'Write `[number[], 200]` for the list too, so that every answer has its status.'
      : context.checker.isTupleType(type)
        ? 'Write the statuses as literals: `[Todo, 200 | 201]`. A list as the body itself needs another shape: `{ items: ... }`.'
        : annotated
          ? 'Write the type of the body, or `[unknown, 200]` for a body of any type.'
          : 'Write `return reply(body, 201)` for a body with a status, or declare the return type of the method.';
  context.diagnostics.add('ambiguous-return', place.span, typeText(type, context), hint);
}

/** What a method returns, where one place says it. */
function returnedExpression(method: ts.MethodDeclaration): ts.Expression | undefined {
  const found: ts.Expression[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isFunctionLike(node) || ts.isClassLike(node)) return;
    if (ts.isReturnStatement(node) && node.expression) found.push(node.expression);
    ts.forEachChild(node, visit);
  };
  if (method.body) ts.forEachChild(method.body, visit);
  return found.length === 1 ? found[0] : undefined;
}

function membersOf(type: ts.Type): readonly ts.Type[] {
  return type.isUnion() ? type.types : [type];
}

const isPromise = (type: ts.Type) => type.symbol?.name === 'Promise' || type.symbol?.name === 'PromiseLike';
const isResponse = (type: ts.Type) =>
  type.symbol?.name === 'Response' && type.getProperty('arrayBuffer') !== undefined;
