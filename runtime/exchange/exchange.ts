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
import { inspectable } from '../errors/inspectable.ts';
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

/** Receives the value of a body. */
export type UseBody = (value: unknown) => void | Promise<void>;

/** The type of a stream's items. For a union of streams, the union of their items. */
export type ItemOf<I> = I extends AsyncIterable<infer T> ? T : never;

/** A callback that runs after the answer, with the error if the answer failed. */
export type AfterAnswer = (failed?: Failed) => void | Promise<void>;

/** Receives a form. */
export type UseForm = (form: FormBody) => void | Promise<void>;

/**
 * One request and its answer, as the generated code sees them. The same operations run on node's own messages
 * and on h3's events; the abstract members are what differs.
 *
 * The members are declared without initializers and set by the constructor, and none is private (`#`): if a
 * class has field initializers or private names, V8 (Node 20) creates objects of its subclasses through
 * generic builtins. That was some 3% of a POST.
 */
export abstract class Exchange {
  declare readonly method: string;
  /** Path of the request, without its query. */
  declare readonly path: string;
  /** Query text, raw, without `?`. Middleware may change it. */
  declare search: string;
  /** The time at which the request began, from `begin` of the policy. */
  declare readonly start: number;
  declare protected readonly entry: Entry;
  declare protected readonly params: readonly string[];
  declare protected isAnswered: boolean;
  /** Whether an operation has begun to read the body. */
  declare protected isBodyTaken: boolean;
  /** The first failure of the request: an error that was thrown, or a refusal. */
  declare firstFailure: Failed | undefined;
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
    this.firstFailure = undefined;
    this.givenId = undefined;
  }

  /** All values of a header joined by `, ` (cookies: `; `), as fetch does; undefined if there is none. */
  abstract header(lowerName: string): string | undefined;

  /**
   * Reads a JSON body and passes its value to `use`: undefined if there is no body, or none of a JSON type.
   * Properties named `__proto__` are dropped, unless `keepsProto` is set for a model that declares one.
   */
  abstract json(use: UseBody, keepsProto?: boolean): void | Promise<void>;

  /**
   * Reads an urlencoded or multipart form and passes it to `use`: an empty form if the body has another type.
   * A multipart body that cannot be read is answered with an extraction error that names the field
   * `firstName`. Of the files, only those contents are kept that somebody reads, because they may be large: the
   * last file of each name in `fileNames`, and all of each name in `listNames`.
   */
  abstract form(
    use: UseForm,
    firstName: string,
    fileNames?: readonly string[],
    listNames?: readonly string[],
  ): void | Promise<void>;

  /**
   * Calls `use` once, when the answer has been sent or its client has left, and its body's source has ended.
   * Passes the error that broke the answer off, if the handler failed after the answer had begun.
   */
  abstract whenSent(use: AfterAnswer): void;

  /** Sends an answer with a body. `head` is a flat list that this method may change. */
  protected abstract send(status: number, text: string, head: string[]): void;

  /** Sends a JSON answer without headers of its own, as most answers are. */
  protected abstract sendJson(status: number, text: string): void;

  /** Sends an answer without a body. */
  protected abstract sendEmpty(status: number, head: string[]): void;

  /** Answers a request whose body is too large. Most of the body has not been read yet. */
  protected abstract sendTooLarge(status: number, text: string, head: string[]): void;

  /** Lets the app's own error handler answer. It receives h3's event. */
  protected abstract answerByHandler(
    error: unknown,
    failure: Failure,
    answer: ErrorAnswerer<unknown>,
  ): void | Promise<void>;

  /** Ends an exchange whose client is gone. */
  protected abstract drop(): void;

  /** The id that the answer will carry; undefined if the app uses no request ids. */
  get requestId(): string | undefined {
    const { requestIds } = this.entry.policy;
    this.givenId ??= requestIds?.idFor(this.header(requestIds.header));
    return this.givenId;
  }

  /** h3's event. Only on the h3 way. */
  get event(): H3Event {
    throw onlyViaH3('The event is there');
  }

  /** Answers with a Response as it is. Only on the h3 way. */
  respond(_response: Response): void {
    throw onlyViaH3('A Response is sent');
  }

  /**
   * Answers with items as they come, each serialized by `write`. Rejects with an error that occurs before the
   * first item; resolves when the answer has begun. Only on the h3 way.
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

  /** The decoded value of a dynamic segment; `index` counts those of the route. */
  param(index: number): string {
    return this.params[index] ?? this.entry.absentParam();
  }

  /** The decoded value of the dynamic segment with this name. */
  segment(name: string): string {
    return this.param(this.entry.segmentNames.indexOf(name));
  }

  /** Runs an operation that has dependencies. */
  depending(use: (scope: Scope) => void | Promise<void>): void | Promise<void> {
    const scope = new Scope(this, this.entry.dependencies);
    return scope.run(() => use(scope));
  }

  /** The first cookie with this name. */
  cookie(name: string): string | undefined {
    return readCookie(this.header('cookie'), name);
  }

  /** Answers with a JSON text, or without a body if the status never has one. */
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

  /** Answers 422 with everything that is wrong with the request, in the route's error mode. */
  refuse(explainer: Explainer, body?: unknown): void | Promise<void> {
    if (this.isAnswered) return;
    return this.fail(new ValidationFailure(explain(explainer, this, body, this.entry.limits.errors)));
  }

  /** Answers 422 with the faults that several explainers find: sorted by source, each fault once. */
  refuseAll(explainers: readonly Explainer[], body: unknown): void | Promise<void> {
    if (this.isAnswered) return;
    return this.fail(new ValidationFailure(explainAll(explainers, this, body, this.entry.limits.errors)));
  }

  /** The 401 for a request without usable credentials. */
  challenge(challenge: Challenge): HttpError {
    return unauthorized(challenge, this.header(credentialHeader(challenge)));
  }

  /** Answers 401 with a challenge, in the route's error mode: the request has no usable credentials. */
  unauthorized(challenge: Challenge): void | Promise<void> {
    if (this.isAnswered) return;
    return this.fail(this.challenge(challenge));
  }

  /** Answers for any error in the route's error mode, and reports an unexpected one. Never throws. */
  fail(thrown: unknown): void | Promise<void> {
    const error = inspectable(thrown);
    this.firstFailure ??= { error };
    try {
      if (error instanceof ClientGone) this.drop();
      else if (this.isAnswered) this.report(error);
      else return this.answerFor(error, failureOf(this.causeOf(error)));
    } catch (failure) {
      // Other code has begun an answer on the same connection.
      this.report(failure);
      this.drop();
    }
  }

  /** The error to answer for. A compressed body cannot be parsed as JSON: then the error says so. */
  private causeOf(error: unknown): unknown {
    const isUnreadable = error instanceof JsonFault && isCompressed(this.header('content-encoding'));
    return isUnreadable ? new JsonFault(0, `The text cannot be read: ${compressedText}`) : error;
  }

  /** Reports an unexpected error to the app's `onError`, or else to standard error. */
  report(error: unknown): void {
    const { method, path } = this.facts;
    const requestId = this.requestId ?? saneRequestId(this.header(defaultRequestIdHeader));
    this.entry.report(error, { method, route: this.entry.path, path, requestId });
  }

  protected get facts(): RequestFacts {
    return requestFacts(this.method, this.path, this.entry.debug);
  }

  /** The data that another exchange needs to answer for an error in place of this one. */
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
    // 205 has no body either, but its length must be sent.
    if (status !== 204 && status !== 304) head.push('content-length', '0');
    this.sendEmpty(status, head);
  }
}

function onlyViaH3(what: string): ContractError {
  return new ContractError(`${what} only on the h3 way: the table must say viaH3`);
}
