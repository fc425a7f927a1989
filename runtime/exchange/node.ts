import type { IncomingMessage, ServerResponse } from 'node:http';
import { FormBody } from '../form/form-body.ts';
import { type FormParser, formParser } from '../form/parser.ts';
import { isJsonType } from '../json/content-type.ts';
import { parseJson } from '../json/parse.ts';
import type { Match } from '../routing/table.ts';
import type { Verb } from '../routing/verbs.ts';
import { whenClosed } from './closed.ts';
import { inContext } from './context.ts';
import { drain } from './drain.ts';
import { type AfterAnswer, Exchange, type UseBody, type UseForm } from './exchange.ts';
import type { FailedRequest } from './failed-request.ts';
import { readBody, readChunks } from './incoming.ts';
import { sendHead, sendText } from './outgoing.ts';
import { rawHeader } from './raw-header.ts';

/** Answers for errors that need h3's event. */
export interface NodeFailureTaker {
  takeOver(request: IncomingMessage, response: ServerResponse, failed: FailedRequest): void;
}

/** An exchange directly on node's messages. */
export class NodeExchange extends Exchange {
  readonly #request: IncomingMessage;
  readonly #response: ServerResponse;
  readonly #taker: NodeFailureTaker;

  constructor(
    request: IncomingMessage,
    response: ServerResponse,
    path: string,
    search: string,
    start: number,
    match: Match,
    taker: NodeFailureTaker,
  ) {
    super(request.method ?? 'GET', path, search, start, match);
    this.#request = request;
    this.#response = response;
    this.#taker = taker;
  }

  /** Runs an operation to its end. Never throws. */
  run(verb: Verb): void {
    try {
      this.#settle(verb.run(this.entry.page, this));
    } catch (error) {
      void this.fail(error);
    }
  }

  header(lowerName: string): string | undefined {
    return rawHeader(this.#request, lowerName);
  }

  json(use: UseBody, keepsProto?: boolean): void | Promise<void> {
    if (!isJsonType(this.header('content-type'))) return use(undefined);
    this.isBodyTaken = true;
    const done = inContext((text: string, error?: unknown) => {
      try {
        if (error !== undefined) throw error;
        this.#settle(use(parseJson(text, this.entry.limits.depth, keepsProto)));
      } catch (failure) {
        void this.fail(failure);
      }
    });
    readBody(this.#request, this.entry.limits.body, done);
  }

  form(
    use: UseForm,
    firstName: string,
    fileNames?: readonly string[],
    listNames?: readonly string[],
  ): void | Promise<void> {
    const [type, coding] = [this.header('content-type'), this.header('content-encoding')];
    const parser = formParser(type, coding, this.entry.limits, firstName, fileNames, listNames);
    if (parser === undefined) return use(new FormBody());
    if (parser instanceof Promise) return parser.then((loaded) => this.#readForm(loaded, use));
    this.#readForm(parser, use);
  }

  #readForm(parser: FormParser, use: UseForm): void {
    const take = (chunk: Buffer) => parser.take(chunk);
    this.isBodyTaken = true;
    const done = inContext((error?: unknown) => {
      try {
        if (error !== undefined) throw error;
        this.#settle(use(parser.finish()));
      } catch (failure) {
        void this.fail(failure);
      }
    });
    readChunks(this.#request, parser.limit, take, done);
  }

  whenSent(use: AfterAnswer): void {
    whenClosed(this.#response, use);
  }

  protected sendJson(status: number, text: string): void {
    const size = Buffer.byteLength(text);
    this.#sendText(status, text, size, ['content-type', 'application/json', 'content-length', String(size)]);
  }

  protected send(status: number, text: string, head: string[]): void {
    const size = Buffer.byteLength(text);
    head.push('content-length', String(size));
    this.#sendText(status, text, size, head);
  }

  protected sendEmpty(status: number, head: string[]): void {
    this.#writeHead(status, head);
    this.#response.end();
  }

  /**
   * Sends the answer at once, and ends it when the client has had time to read it: closing earlier would
   * reset the connection.
   */
  protected sendTooLarge(status: number, text: string, head: string[]): void {
    const bytes = Buffer.from(text);
    head.push('content-length', String(bytes.length), 'connection', 'close');
    this.#writeHead(status, head);
    if (this.method === 'HEAD') this.#response.flushHeaders();
    else this.#response.write(bytes);
    drain(this.#request, () => this.#response.end());
  }

  protected answerByHandler(error: unknown): void {
    this.isAnswered = true;
    this.#taker.takeOver(this.#request, this.#response, this.failedRequest(error));
  }

  #sendText(status: number, text: string, size: number, head: string[]): void {
    // Node would drop the text, or refuse it (`rejectNonStandardBodyWrites`).
    if (this.method === 'HEAD') {
      this.sendEmpty(status, head);
      return;
    }
    this.entry.policy.addToHead(head, this);
    sendText(this.#response, status, text, size, head);
    this.isAnswered = true;
  }

  #writeHead(status: number, head: string[]): void {
    this.entry.policy.addToHead(head, this);
    sendHead(this.#response, status, head);
    this.isAnswered = true;
  }

  protected drop(): void {
    this.isAnswered = true;
    this.#response.destroy();
  }

  /** Handles the rejection of an operation. One that ends without an answer may still wait for its body. */
  #settle(pending: void | Promise<void>): void {
    if (pending !== undefined) pending.then(undefined, (error) => this.fail(error));
  }
}
