import type { H3Event } from 'h3';
import { type Challenge, credentialHeader, unauthorized } from '../credentials/challenge.ts';
import type { Failed } from '../dependencies/releases.ts';
import { Scope } from '../dependencies/scope.ts';
import { answerOf, type ErrorAnswer, internalError } from '../errors/answer.ts';
import { type Failure, failureOf, ValidationFailure } from '../errors/failure.ts';
import {
  type ErrorAnswerer,
  type PlainAnswerer,
  type RequestFacts,
  requestFacts,
} from '../errors/handlers.ts';
import type { HttpError } from '../errors/http-error.ts';
import { ClientGone, ContractError, TooLarge } from '../errors/internal.ts';
import { type Explainer, explain, explainAll } from '../explain/places.ts';
import type { FormBody } from '../form/form-body.ts';
import { JsonFault } from '../json/fault.ts';
import { defaultRequestIdHeader, saneRequestId } from '../policy/request-id.ts';
import type { Entry } from '../routing/entry.ts';
import type { Match } from '../routing/table.ts';
import type { ByteStream } from '../stream/byte-source.ts';
import { compressedText, isCompressed } from './compressed.ts';
import { readCookie } from './cookie.ts';
import type { FailedRequest } from './failed-request.ts';
import { flatten, type ReplyHeaders } from './head.ts';
import { checkStatus, isBodiless } from './status.ts';

/** Takes the value of a body. */
export type UseBody = (value: unknown) => void | Promise<void>;

/** The items of a stream; of a union of streams those of all. */
export type ItemOf<I> = I extends AsyncIterable<infer T> ? T : never;

/** What is done after an answer. */
export type AfterAnswer = (failed?: Failed) => void | Promise<void>;

/** Takes a form. */
export type UseForm = (form: FormBody) => void | Promise<void>;

/**
 * One request and its answer, as the generated code sees them. The same operations run on node's own messages
 * and on h3's events; what differs is below the abstract members.
 *
 * Its members are declared, set by the constructor, and none is a `#`: where a class has fields to define or
 * private names, V8 (Node 20) makes objects of the classes below it by generic builtins. That was some 3% of
 * a POST.
 */
export abstract class Exchange {
  declare readonly method: string;
  /** Path of the request, without its query. */
  declare readonly path: string;
  /** Query text, raw, without `?`. */
  declare readonly search: string;
  /** The beginning, as `begin` of the policy gives it. */
  declare readonly start: number;
  declare protected readonly entry: Entry;
  declare protected readonly params: readonly string[];
  declare protected isAnswered: boolean;
  /** Whether an operation has begun to read the body. */
  declare protected isBodyTaken: boolean;
  /** The first that the request failed with: an error that was thrown, or a refusal. */
  declare failedWith: Failed | undefined;
  declare private givenId: string | undefined;

  constructor(method: string, path: string, search: string, start: number, { entry, params }: Match) {
    this.method = method;
    this.path = path;
    this.search = search;
    this.start = start;
    this.entry = entry;
    this.params = params;
    this.isAnswered = false;
    this.isBodyTaken = false;
    this.failedWith = undefined;
    this.givenId = undefined;
  }

  /** All values of that name joined by `, ` (cookies: `; `), as fetch has it; undefined when there is none. */
  abstract header(lowerName: string): string | undefined;

  /**
   * Reads a JSON body and hands its value on: undefined when there is none, or none of a JSON type.
   * Properties named `__proto__` are dropped, unless it `keepsProto` for a model that declares one.
   */
  abstract json(use: UseBody, keepsProto?: boolean): void | Promise<void>;

  /**
   * Reads a form, urlencoded or multipart, and hands it on: an empty one where the body is of another type. A
   * multipart body that cannot be read is answered with an extraction error that names the field `firstName`.
   */
  abstract form(use: UseForm, firstName: string): void | Promise<void>;

  /**
   * Calls back once: when the answer has been sent, or when there is nobody left to take it, and nothing
   * feeds it any more. Tells what it was broken off by, where the handler began it and then failed.
   */
  abstract whenSent(use: AfterAnswer): void;

  /** Sends an answer with a body. `head` is flat and this method's own. */
  protected abstract send(status: number, text: string, head: string[]): void;

  /** The same for JSON without any headers of its own: what most answers are. */
  protected abstract sendJson(status: number, text: string): void;

  /** Sends an answer without one. */
  protected abstract sendEmpty(status: number, head: string[]): void;

  /** Answers a request whose body is too large: most of it has not been read. */
  protected abstract sendTooLarge(status: number, text: string, head: string[]): void;

  /** Has the user's own handler answer for an error. It gets h3's event. */
  protected abstract answerByHandler(
    error: unknown,
    failure: Failure,
    answer: ErrorAnswerer<unknown>,
  ): void | Promise<void>;

  /** Ends an exchange whose client is gone. */
  protected abstract drop(): void;

  /** The id that the answer will carry; undefined where the app gives none. */
  get requestId(): string | undefined {
    const { requestIds } = this.entry.policy;
    this.givenId ??= requestIds?.idFor(this.header(requestIds.header));
    return this.givenId;
  }

  /** h3's event: only on the h3 way. */
  get event(): H3Event {
    throw onlyViaH3('The event is there');
  }

  /** Answers with a Response as it is: only on the h3 way. */
  respond(_response: Response): void {
    throw onlyViaH3('A Response is sent');
  }

  /**
   * Answers with items as they come, each written by `write`. Rejects with what goes wrong before the first
   * one; settles when the answer has begun. Only on the h3 way.
   */
  stream<I extends AsyncIterable<unknown>>(
    _status: number,
    _items: I,
    _write: (item: ItemOf<I>) => string,
    _headers?: ReplyHeaders,
  ): Promise<void> {
    throw onlyViaH3('A stream is sent');
  }

  /** Answers with bytes as they are. Only on the h3 way. */
  pass(_status: number, _body: ByteStream | Blob, _headers?: ReplyHeaders): Promise<void> {
    throw onlyViaH3('A stream is sent');
  }

  /** Text of a dynamic segment, decoded; `index` counts those of the route. */
  param(index: number): string {
    return this.params[index] ?? '';
  }

  /** Text of the dynamic segment of that name, decoded. */
  segment(name: string): string {
    return this.param(this.entry.segmentNames.indexOf(name));
  }

  /** Runs an operation that has dependencies. */
  depending(use: (scope: Scope) => void | Promise<void>): void | Promise<void> {
    const scope = new Scope(this, this.entry.dependencies);
    return scope.run(() => use(scope));
  }

  /** The first cookie of that name. */
  cookie(name: string): string | undefined {
    return readCookie(this.header('cookie'), name);
  }

  /** Answers with a JSON text. A status that never has a body sends none. */
  reply(status: number, json: string, headers?: ReplyHeaders): void {
    if (this.isAnswered) return;
    if (status !== 200) checkStatus(status);
    if (isBodiless(status)) this.empty(status, headers);
    else if (headers === undefined) this.sendJson(status, json);
    else this.send(status, json, flatten(headers));
  }

  /** Answers without a body. */
  empty(status: number, headers?: ReplyHeaders): void {
    if (this.isAnswered) return;
    checkStatus(status);
    this.end(status, headers === undefined ? [] : flatten(headers, ''));
  }

  /** 422 with everything that is wrong, as the route's error mode has it. */
  refuse(explainer: Explainer, body?: unknown): void | Promise<void> {
    if (this.isAnswered) return;
    return this.fail(new ValidationFailure(explain(explainer, this, body, this.entry.limits.errors)));
  }

  /** The same of several explainers: by source, and each fault once. */
  refuseAll(explainers: readonly Explainer[], body: unknown): void | Promise<void> {
    if (this.isAnswered) return;
    return this.fail(new ValidationFailure(explainAll(explainers, this, body, this.entry.limits.errors)));
  }

  /** The 401 for a request without usable credentials. */
  challenge(challenge: Challenge): HttpError {
    return unauthorized(challenge, this.header(credentialHeader(challenge)));
  }

  /** 401 with a challenge, in the route's error mode: the request has no usable credentials. */
  unauthorized(challenge: Challenge): void | Promise<void> {
    if (this.isAnswered) return;
    return this.fail(this.challenge(challenge));
  }

  /** Answers for any error, in the route's error mode; reports an unexpected one. Never throws. */
  fail(error: unknown): void | Promise<void> {
    this.failedWith ??= { error };
    try {
      if (error instanceof ClientGone) this.drop();
      else if (this.isAnswered) this.report(error);
      else return this.answerFor(error, failureOf(this.causeOf(error)));
    } catch (failure) {
      // Somebody else has begun an answer on the same connection.
      this.report(failure);
      this.drop();
    }
  }

  /** A compressed body is no JSON either: says why. */
  private causeOf(error: unknown): unknown {
    const isUnreadable = error instanceof JsonFault && isCompressed(this.header('content-encoding'));
    return isUnreadable ? new JsonFault(0, `The text cannot be read: ${compressedText}`) : error;
  }

  /** Reports an unexpected error to `onError` of the app, else to standard error. */
  report(error: unknown): void {
    const { method, path } = this;
    const requestId = this.requestId ?? saneRequestId(this.header(defaultRequestIdHeader));
    this.entry.report(error, { method, route: this.entry.path, path, requestId });
  }

  protected get facts(): RequestFacts {
    return requestFacts(this.method, this.path, this.entry.debug);
  }

  /** What another exchange needs to answer for an error in place of this one. */
  protected failedRequest(error: unknown): FailedRequest {
    const { entry, isBodyTaken, params, path, requestId, search, start } = this;
    return { path, search, match: { entry, params }, start, error, isBodyTaken, requestId };
  }

  protected deliver({ status, text, head }: ErrorAnswer, isTooLarge: boolean): void {
    if (text === undefined) this.end(status, head);
    else if (isTooLarge) this.sendTooLarge(status, text, head);
    else this.send(status, text, head);
  }

  private answerFor(error: unknown, failure: Failure): void | Promise<void> {
    const answerer = this.entry.errors[failure.kind];
    if (!answerer.isPlain) return this.answerByHandler(error, failure, answerer.answer);
    if (failure.kind === 'unhandled') this.report(failure.error);
    this.deliver(this.plainAnswer(answerer.answer, failure.error), error instanceof TooLarge);
  }

  private plainAnswer(answer: PlainAnswerer<unknown>, error: unknown): ErrorAnswer {
    try {
      return answerOf(answer(error, this.facts));
    } catch (failure) {
      this.report(failure);
      return internalError();
    }
  }

  private end(status: number, head: string[]): void {
    // 205 has no body either, but on the wire its length must be known.
    if (status !== 204 && status !== 304) head.push('content-length', '0');
    this.sendEmpty(status, head);
  }
}

function onlyViaH3(what: string): ContractError {
  return new ContractError(`${what} only on the h3 way: the table must say viaH3`);
}
