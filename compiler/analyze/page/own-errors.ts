import { ts } from 'ts-morph';
import { Diagnostics } from '../../diagnose/diagnostic.ts';
import { isJsonContent } from '../../model/json-content.ts';
import type { BuiltInMode, OwnBody, OwnErrors, OwnReply, Type } from '../../model/model.ts';
import { unlessTooLarge } from '../../too-large.ts';
import { isText } from '../answers/header-values.ts';
import { asInJson } from '../answers/left-out-fields.ts';
import { type Context, spanOf } from '../context.ts';
import { Dependencies } from '../dependencies/dependencies.ts';
import { withFractions } from '../types/fractions.ts';
import { isNothing, membersOf } from '../types/members.ts';
import { NamedTypes } from '../types/named-types.ts';
import { TypeReader } from '../types/types.ts';
import { answersOf, type Reply, repliesOf, statusesOf } from './handler-replies.ts';
import { losesFields } from './lost-fields.ts';
import {
  type MediaTypes,
  noMediaType,
  passesHeaders,
  typedMediaTypes,
  writtenMediaTypes,
} from './reply-headers.ts';

/** Reads what the app's own error handlers answer with, as far as it can be told from their code. */
export class OwnErrorReader {
  readonly #context: Context;
  readonly #reader: TypeReader;
  #trial: Trial;

  constructor(reader: TypeReader, context: Context) {
    this.#context = context;
    this.#reader = reader;
    this.#trial = new Trial(context);
  }

  read(handler: ts.Symbol): OwnErrors {
    const replies = repliesOf(handler, this.#context.checker);
    return { replies: replies?.map((one) => this.#readReply(one)) };
  }

  #readReply(reply: Reply): OwnReply {
    const { checker } = this.#context;
    const called = calledHandler(reply.returned, checker);
    const mode = called && builtInMode(called);
    if (mode !== undefined) return builtInReply(mode, called!.name);
    const statuses = statusesOf(reply, checker);
    const known = statuses.filter((one) => one !== undefined);
    return {
      statuses: known.length < statuses.length ? undefined : known,
      bodies: sentBodies(reply, known, checker).flatMap((sent) => this.#readBody(sent, reply)),
      passesHeaders: reply.headers !== undefined && passesHeaders(reply.headers, checker),
    };
  }

  /** The bodies of one type. One that cannot be described is unknown, which is no fault of the app. */
  #readBody({ mediaTypes, type }: Sent, { body, returned }: Reply): readonly OwnBody[] {
    const { checker, marked } = this.#context;
    if (!isKnown(type)) return ['unknown'];
    const sent = membersOf(type).filter((one) => !isNothing(one));
    const none: readonly OwnBody[] = sent.length < membersOf(type).length ? ['none'] : [];
    if (sent.length === 0) return none;
    if (mediaTypes === undefined) return ['unknown'];
    const bodies = mediaTypes.map((mediaType = 'application/json'): OwnBody => {
      if (!isJsonContent(mediaType)) {
        const isSentAsItIs = sent.every((one) => isText(one, checker));
        return isSentAsItIs ? { mediaType, type: { kind: 'string' } } : 'unknown';
      }
      const read = this.#readType(type, sent, body ?? returned);
      return read ? { mediaType, type: asInJson(withFractions(read, body, marked)) } : 'unknown';
    });
    return [...none, ...bodies];
  }

  /**
   * Reads a type twice. The first time only tells whether it can be described: what was read of it must not
   * be known to a route that has the same type, and reports its faults.
   */
  #readType(type: ts.Type, sent: readonly ts.Type[], node: ts.Node): Type | undefined {
    const place = { span: spanOf(node), label: 'the body of the error' };
    const read = (reader: TypeReader) =>
      sent.length === membersOf(type).length ? reader.read(type, place) : reader.readMembers(sent, place);
    const { diagnostics, reader } = this.#trial;
    const isDescribed = unlessTooLarge(() => {
      read(reader);
      return diagnostics.isEmpty && !losesFields(type, this.#context);
    });
    if (isDescribed) return read(this.#reader);
    this.#trial = new Trial(this.#context);
    return undefined;
  }
}

/** A reading of types that leaves nothing behind. It serves until a type cannot be described. */
class Trial {
  readonly diagnostics = new Diagnostics();
  readonly reader: TypeReader;

  constructor(context: Context) {
    this.reader = new TypeReader({
      ...context,
      diagnostics: this.diagnostics,
      // What is not found in another package leaves a body that cannot be described.
      reportUnresolved: () => false,
      named: new NamedTypes(),
      dependencies: new Dependencies(),
      patterns: [],
      examples: [],
    });
  }
}

/** A body as it is sent: its type, and the content types that its headers may name. */
interface Sent {
  readonly type: ts.Type;
  readonly mediaTypes: MediaTypes;
}

/**
 * The bodies that a reply may have. Their types are those of the declared return type, or those of the
 * expression where that tells more.
 */
function sentBodies(
  { body, declared, headers, returned }: Reply,
  statuses: readonly number[],
  checker: ts.TypeChecker,
): readonly Sent[] {
  const promised = declared && bodiesIn(checker.getTypeFromTypeNode(declared), statuses, checker);
  const told = promised?.every(({ type }) => isKnown(type)) ? promised : undefined;
  if (!body) return told ?? bodiesIn(checker.getTypeAtLocation(returned), statuses, checker);
  const mediaTypes = headers ? writtenMediaTypes(headers, checker) : noMediaType;
  const types = told?.map(({ type }) => type) ?? [checker.getTypeAtLocation(body)];
  return types.map((type) => ({ type, mediaTypes }));
}

/** The bodies of a type's tuples that may have one of these statuses. Of anything else nothing is known. */
const bodiesIn = (type: ts.Type, statuses: readonly number[], checker: ts.TypeChecker): readonly Sent[] =>
  answersOf(type, checker)
    .filter((one) => one === undefined || mayHave(one.status, statuses))
    .map((one) => ({
      type: one?.body ?? checker.getUnknownType(),
      mediaTypes: one?.headers ? typedMediaTypes(one.headers, checker) : noMediaType,
    }));

const isKnown = ({ flags }: ts.Type) => (flags & (ts.TypeFlags.Any | ts.TypeFlags.Unknown)) === 0;

/** Whether a status of this type may be one of the given ones. Where none is given, none is known. */
function mayHave(type: ts.Type | undefined, statuses: readonly number[]): boolean {
  if (type === undefined || statuses.length === 0) return true;
  return membersOf(type).some((one) => !one.isNumberLiteral() || statuses.includes(one.value));
}

/** The modes of the runtime's own handlers, by the types that have them. */
const builtIn: ReadonlyMap<string, BuiltInMode> = new Map([
  ['DetailedErrors', 'detailed'],
  ['ProblemErrors', 'problem'],
]);

/** The mode of a handler that is one of the runtime's own. It is that also where it was spread into another set. */
export function builtInMode(handler: ts.Symbol): BuiltInMode | undefined {
  const from = handler.declarations?.[0]?.parent;
  return from && ts.isInterfaceDeclaration(from) ? builtIn.get(ts.idText(from.name)) : undefined;
}

/** What one of the runtime's own handlers answers errors of a kind with. */
export const builtInReply = (mode: BuiltInMode, kind: string): OwnReply => ({
  statuses: kind === 'validation' ? [422] : undefined,
  bodies: [mode],
  passesHeaders: true,
});

/** `http` in `return problemDetails().http(error, event)`. */
function calledHandler(returned: ts.Expression, checker: ts.TypeChecker): ts.Symbol | undefined {
  const call = ts.isAwaitExpression(returned) ? returned.expression : returned;
  if (!ts.isCallExpression(call) || !ts.isPropertyAccessExpression(call.expression)) return undefined;
  return checker.getSymbolAtLocation(call.expression.name);
}
