import { ts } from 'ts-morph';
import { isBodiless, isFinalStatus } from '../../../runtime/exchange/status.ts';
import { tupleHead } from '../../model/answers.ts';
import type { Answer, Result, TupleHead, Type } from '../../model/model.ts';
import { isRefused } from '../../model/walk.ts';
import { reportTagsOfTypes } from '../comments/unread-tags.ts';
import { type Context, isAny, otherOf, spanOf } from '../context.ts';
import { atMember, type Place, within } from '../place.ts';
import { expressionOf, givenExpressions, returnedExpression } from '../syntax/given-expressions.ts';
import { awaitedNode, elementNodes, memberNode } from '../syntax/type-nodes.ts';
import { branchesOf } from '../throws/read-value.ts';
import { describedType } from '../types/alias-docs.ts';
import { isHiddenResult } from '../types/hidden-types.ts';
import { withoutDepends } from '../types/marks.ts';
import { isNothing, membersOf } from '../types/members.ts';
import { inOrder } from '../types/order.ts';
import { otherAs } from '../types/other-parts.ts';
import { awaitedType, isPromise } from '../types/promises.ts';
import { typeText } from '../types/type-text.ts';
import type { TypeReader } from '../types/types.ts';
import {
  holdsNumbers,
  isAmbiguous,
  isReplyLike,
  isUnclearHeaders,
  type Returned,
  reportAmbiguous,
  statusesOf,
} from './ambiguous-returns.ts';
import { readHeaders, reportContentTypes, reportStreamTypes } from './answer-headers.ts';
import { isGuess } from './guessed-results.ts';
import { reportHeaders } from './header-values.ts';
import { isResponse } from './responses.ts';
import { asSent } from './sent-bodies.ts';
import { readStreams, streamKind } from './streams.ts';

/** The signature of a method, and the same in the other Program. */
interface Signatures {
  readonly signature: ts.Signature;
  readonly other: ts.Signature | undefined;
}

/** The result of a handler, read from its declared or inferred return type. */
export function readResult(
  method: ts.MethodDeclaration,
  { other, signature }: Signatures,
  reader: TypeReader,
  context: Context,
): Result {
  const { checker, diagnostics, plain } = context;
  const returned = checker.getReturnTypeOfSignature(signature);
  const whole = otherResult(other, context);
  if (other && whole && checker !== plain && isHiddenResult(returned, whole, context)) {
    const signatures = { signature: other, other: signature };
    return readResult(method, signatures, reader.other, { ...context, checker: plain });
  }
  if (isGuess(method, signature, context)) return { awaited: false, answers: [{ kind: 'empty' }] };
  const written = placeOf(method, checker);
  reportTagsOfTypes(method.type, written, context);
  const members = membersOf(returned);
  const promises = members.filter((one) => isPromise(one, checker));
  const awaited = promises.length > 0;
  const type = awaited ? awaitedType(returned, checker) : returned;
  if (awaited && promises.length < members.length)
    diagnostics.add(
      'uncertain-promise',
      written.span,
      typeText(returned, context),
      method.name.getText(),
      method.type && typeText(type, context),
    );
  const place = {
    ...(awaited && method.type ? within(written, awaitedNode(method.type)) : written),
    other: whole && awaitedType(whole, otherOf(context)),
  };
  return {
    awaited,
    answers: diagnostics.usedAt(place.span, () => readAnswers(type, { method, place, reader, context })),
  };
}

/** What a method returns in the other Program, if that can be compared. */
function otherResult(other: ts.Signature | undefined, context: Context): ts.Type | undefined {
  return other && context.isPlainStrict ? otherOf(context).getReturnTypeOfSignature(other) : undefined;
}

/** Where the result of a method is written: its return type, or the returned expressions. */
function placeOf(method: ts.MethodDeclaration, checker: ts.TypeChecker): Place {
  const label = 'the return value';
  if (method.type) return { span: spanOf(method.type), label, node: method.type };
  const given = givenExpressions(method);
  const whole = given.length === 1 ? given[0]! : method.name;
  const branches = given.flatMap(branchesOf);
  if (branches.length < 2) return { span: spanOf(whole), label };
  const givenAt = (member: ts.Type) => spanOf(expressionOf(member, branches, checker) ?? whole);
  return { span: spanOf(whole), label, givenAt };
}

interface Reading extends Returned {
  readonly reader: TypeReader;
}

function readAnswers(type: ts.Type, reading: Reading): readonly Answer[] {
  const answers: Answer[] = [];
  const bodies: ts.Type[] = [];
  const streams: ts.Type[] = [];
  let empty = false;
  const { context } = reading;
  const { checker } = context;
  const members = inOrder(membersOf(type), undefined, checker).map((one) => withoutDepends(one, checker));
  for (const member of members) {
    if (isNothing(member)) empty = true;
    else if (member.flags & ts.TypeFlags.Never) continue;
    else if (isResponse(member, checker)) answers.push({ kind: 'response' });
    else if (isReplyLike(member, checker)) answers.push(...readTuple(member, reading));
    else if (streamKind(member, context)) streams.push(member);
    else if (isAny(member, context))
      context.diagnostics.add(
        'any-type',
        atMember(reading.place, member).span,
        reading.place.label,
        'answer',
      );
    else if (isAmbiguous(member, reading)) reportAmbiguous(member, reading);
    else bodies.push(member);
  }
  answers.push(...streamAnswers(streams, reading));
  if (answers.some(tupleHead)) {
    for (const body of bodies) if (holdsNumbers(body, checker)) reportAmbiguous(body, reading);
  }
  if (bodies.length > 0) {
    const { place, reader } = reading;
    const isWhole = membersOf(type).every((member) => bodies.includes(member));
    const body = isWhole ? reader.read(type, place) : reader.readMembers(bodies, place);
    const described = describedType(body, type, place.node, context);
    answers.unshift({ kind: 'body', type: asSent(described, undefined, reading) });
  }
  const alwaysThrows = (type.flags & ts.TypeFlags.Never) !== 0;
  if (empty || (answers.length === 0 && !alwaysThrows)) answers.push({ kind: 'empty' });
  return answers;
}

/** `[body, status]` or `[body, status, headers]`, where the status is a literal. */
function readTuple(tuple: ts.TupleTypeReference, reading: Reading): readonly Answer[] {
  const { context, reader } = reading;
  const { checker } = context;
  const place = atMember(reading.place, tuple);
  const parts = partsOf(tuple, place, reading);
  if (parts === undefined) return [];
  const { body, bodyNode, headers, headersNode, statuses } = parts;
  const other = otherAs(tuple, place, context);
  const others = other ? otherOf(context).getTypeArguments(other as ts.TypeReference) : [];
  const at = within(place, bodyNode, 'the body it returns', others[0]);
  const inTuple = { ...reading, place: { ...place, other: at.other } };
  const members = membersOf(body).map((one) => withoutDepends(one, checker));
  const streams = members.filter((member) => streamKind(member, context));
  const present = members.filter((member) => !isNothing(member) && !streams.includes(member));
  const type: Type | undefined =
    present.length === 0
      ? undefined
      : membersOf(body).every((member, i) => member === present[i])
        ? reader.read(body, at)
        : reader.readMembers(present, at);
  const withBody = statuses.filter((one) => !isBodiless(one));
  // `null` is what other frameworks take for "no body".
  if (withBody.length === 0 && (streams.length > 0 || (type !== undefined && type.kind !== 'null')))
    context.diagnostics.add('lost-body', at.span, { kind: 'status', statuses });
  if (type !== undefined && !isRefused(type) && headers !== undefined && withBody.length > 0)
    reportContentTypes(headers, withBody, place.span, context);
  const isItems = streams.some((one) => streamKind(one, context) === 'items');
  if (isItems && headers !== undefined && withBody.length > 0)
    reportStreamTypes(headers, place.span, context);
  const atHeaders = within(place, headersNode, 'the headers it returns', others[2]);
  const headOf = (isOfBytes: boolean) => ({
    statuses,
    headers: headers && readHeaders(headers, isOfBytes, atHeaders, reader, context),
  });
  const head = headOf(false);
  const answers: Answer[] = [...streamAnswers(streams, inTuple, isItems ? head : headOf(true))];
  if (type !== undefined)
    answers.push({
      kind: 'tuple',
      ...head,
      type: asSent(describedType(type, body, at.node, context), statuses, reading),
    });
  if (members.some(isNothing)) answers.push({ kind: 'tuple', ...head, type: undefined });
  return answers;
}

/** The parts of a tuple; undefined, with a diagnostic, where they leave open what is answered. */
function partsOf(tuple: ts.TypeReference, place: Place, reading: Reading) {
  const { context } = reading;
  const { checker, diagnostics } = context;
  const [body, status, headers, ...more] = checker.getTypeArguments(tuple);
  const statuses = status && statusesOf(status, checker);
  const [bodyNode, , headersNode] = elementNodes(memberNode(place.node, tuple, context)) ?? [];
  const written = within(place, headersNode);
  if (headers !== undefined && headers.flags & ts.TypeFlags.Any) {
    if (isAny(headers, context))
      diagnostics.add('any-type', written.span, 'the type of the returned headers', 'headers');
    return undefined;
  }
  const isUnclear = headers !== undefined && isUnclearHeaders(headers, checker);
  if (body === undefined || !statuses?.every(isFinalStatus) || isUnclear || more.length > 0) {
    reportAmbiguous(tuple, reading);
    return undefined;
  }
  if (headers !== undefined) reportHeaders(headers, written, context);
  return { body, bodyNode, headers, headersNode, statuses };
}

function streamAnswers(streams: readonly ts.Type[], reading: Reading, tuple?: TupleHead): readonly Answer[] {
  const { context, method, place, reader } = reading;
  if (streams.length === 0) return [];
  const returned = method.asteriskToken && returnedExpression(method);
  const answers = readStreams(streams, { place, tuple, returned }, reader, context);
  if (!method.asteriskToken) return answers;
  return answers.map((one) =>
    one.kind === 'items' ? { ...one, type: asSent(one.type, undefined, reading) } : one,
  );
}
