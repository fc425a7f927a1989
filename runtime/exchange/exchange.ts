import type { H3Event } from 'h3';
import { answerOf } from '../errors/answer.ts';
import { ClientGone, TooLarge } from '../errors/internal.ts';
import { writeFaults } from '../explain/faults.ts';
import type { Explainer } from '../explain/places.ts';
import { JsonFault } from '../json/fault.ts';
import type { Entry } from '../routing/entry.ts';
import { readCookie } from './cookie.ts';
import { checkStatus, flatten, isBodiless, type ReplyHeaders } from './head.ts';

/** Takes the value of a body. */
export type UseBody = (value: unknown) => void | Promise<void>;

/**
 * One request and its answer, as the generated code sees them. The same operations run on node's own messages and on h3's events;
 * what differs is below the abstract members.
 */
export abstract class Exchange {
  readonly method: string;
  /** Query text, raw, without `?`. */
  readonly search: string;
  /** `performance.now()` at the beginning. */
  readonly start: number;
  protected readonly entry: Entry;
  protected readonly params: readonly string[];
  protected isAnswered = false;

  constructor(method: string, search: string, start: number, entry: Entry, params: readonly string[]) {
    this.method = method;
    this.search = search;
    this.start = start;
    this.entry = entry;
    this.params = params;
  }

  /** All values of that name joined by `, ` (cookies: `; `), as fetch has it; undefined when there is none. */
  abstract header(lowerName: string): string | undefined;

  /** Reads a JSON body and hands its value on: undefined when there is none, or none of a JSON type. */
  abstract json(use: UseBody): void | Promise<void>;

  /** h3's event: only on the h3 way. */
  abstract get event(): H3Event;

  /** Answers with a Response as it is: only on the h3 way. */
  abstract respond(response: Response): void;

  /** Sends an answer with a body. `head` is flat and this method's own. */
  protected abstract send(status: number, text: string, head: string[]): void;

  /** Sends an answer without one. */
  protected abstract sendEmpty(status: number, head: string[]): void;

  /** Refuses a body that is too large, most of which has not been read. */
  protected abstract sendTooLarge(text: string): void;

  /** Ends an exchange whose client is gone. */
  protected abstract drop(): void;

  /** Text of a dynamic segment, decoded; `index` counts those of the route. */
  param(index: number): string {
    return this.params[index] ?? '';
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
    else
      this.send(
        status,
        json,
        headers === undefined ? ['content-type', 'application/json'] : flatten(headers),
      );
  }

  empty(status: number, headers?: ReplyHeaders): void {
    if (this.isAnswered) return;
    checkStatus(status);
    const head = headers === undefined ? [] : flatten(headers, '');
    // 205 has no body either, but on the wire its length must be known.
    if (status !== 204 && status !== 304) head.push('content-length', '0');
    this.sendEmpty(status, head);
  }

  /** Answers `{ "detail": detail }`. */
  detail(status: number, detail: string, headers?: ReplyHeaders): void {
    this.reply(status, JSON.stringify({ detail }), headers);
  }

  /** 422 with everything that is wrong. */
  refuse(explainer: Explainer, body?: unknown): void {
    this.reply(422, writeFaults(explainer.explain(this, body, this.entry.limits.errors)));
  }

  /** Answers for an error, whichever; reports it when nobody expected it. Never throws. */
  fail(error: unknown): void {
    try {
      if (error instanceof ClientGone) this.drop();
      else if (this.isAnswered) this.report(error);
      else if (error instanceof TooLarge) this.sendTooLarge('{"detail":"Content Too Large"}');
      else if (error instanceof JsonFault) this.#refuseJson(error);
      else this.#answerFor(error);
    } catch (failure) {
      // Somebody else has begun an answer on the same connection.
      this.report(failure);
      this.drop();
    }
  }

  protected report(error: unknown): void {
    this.entry.report(error, this.method, this.entry.path);
  }

  #answerFor(error: unknown): void {
    const { status, text, head, unexpected } = answerOf(error);
    if (unexpected) this.report(error);
    this.send(status, text, head);
  }

  #refuseJson(fault: JsonFault): void {
    const loc = ['body', fault.offset];
    const ctx = { error: fault.message };
    this.reply(
      422,
      writeFaults([{ type: 'json_invalid', loc, msg: 'The body is no valid JSON.', input: {}, ctx }]),
    );
  }
}
