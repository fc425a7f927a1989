import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Http2ServerRequest } from 'node:http2';
import type { H3Event } from 'h3';
import { inspectable } from '../errors/inspectable.ts';
import { ClientGone, TooLarge } from '../errors/internal.ts';
import { FormBody } from '../form/form-body.ts';
import { type FormParser, formParser } from '../form/parser.ts';
import { isJsonType } from '../json/content-type.ts';
import { parseJson } from '../json/parse.ts';
import { decodeUtf8 } from '../json/utf8.ts';
import type { Match } from '../routing/table.ts';
import type { Verb } from '../routing/verbs.ts';
import { isClientGone } from './client-gone.ts';
import { drain } from './drain.ts';
import { Exchange, type UseBody, type UseForm } from './exchange.ts';
import { isBeyondAscii } from './head.ts';
import { readBody } from './incoming.ts';
import { canLinger, lingering } from './lingering.ts';
import { messagesOf } from './messages.ts';
import { sentHeader } from './sent-header.ts';
import { BodySource, readAtOnce, readBytes, readChunks } from './web-body.ts';

/** A web Request as h3 and its servers hand it on. */
export type WebRequest = H3Event['req'];

/** The body of an answer. */
export type WebBody = string | Uint8Array<ArrayBuffer> | ReadableStream | null;

/**
 * An exchange on a web Request that returns an answer `A`, in every runtime. Its members are declared as those
 * of `Exchange`, and for the same reason.
 */
export abstract class WebExchange<A> extends Exchange {
  /** Middleware may replace it. */
  declare protected request: WebRequest;
  declare protected source: BodySource | undefined;
  declare protected answer: A | Promise<A> | undefined;
  /** node's own response, if node serves the app. A request that middleware makes has none. */
  declare protected readonly nodeResponse: ServerResponse | undefined;

  constructor(request: WebRequest, path: string, search: string, start: number, match: Match) {
    super(request.method, path, search, start, match);
    this.request = request;
    this.source = undefined;
    this.answer = undefined;
    this.nodeResponse = messagesOf(request)?.res;
  }

  /** Answers with a status, body and head. `head` is a flat list that this method may change. */
  protected abstract answerWith(status: number, body: WebBody, head: string[]): void;

  header(lowerName: string): string | undefined {
    const value = sentHeader(this.request, lowerName);
    return value === undefined && lowerName === 'host' ? authorityOf(this.request) : value;
  }

  json(use: UseBody, keepsProto?: boolean): void | Promise<void> {
    if (!isJsonType(this.header('content-type'))) return use(undefined);
    return this.readJson(use, keepsProto);
  }

  private async readJson(use: UseBody, keepsProto: boolean | undefined): Promise<void> {
    const { body, depth } = this.entry.limits;
    this.isBodyTaken = true;
    const pending = use(parseJson(await this.readText(body), depth, keepsProto));
    if (pending !== undefined) await pending;
  }

  /** The body as text, of at most `limit` bytes. */
  private readText(limit: number): Promise<string> {
    const message = untouchedMessage(this.request);
    // Not `async`: another promise around that of the message would take as long as to read a small body.
    return message === undefined ? this.readWebBody(limit) : readMessage(message, limit);
  }

  private async readWebBody(limit: number): Promise<string> {
    const { method, request } = this;
    const declared = this.header('content-length');
    // On node, and for a GET, `BodySource` is the fastest way to the body.
    const isUsual = declared !== undefined && method !== 'GET' && messagesOf(request) === undefined;
    if (isUsual && !request.bodyUsed && Number(declared) <= limit)
      return decodeUtf8(await readAtOnce(request, limit));
    this.source = new BodySource(request);
    return decodeUtf8(await readBytes(this.source, declared, limit));
  }

  form(
    use: UseForm,
    firstName: string,
    fileNames?: readonly string[],
    listNames?: readonly string[],
  ): void | Promise<void> {
    const [type, coding] = [this.header('content-type'), this.header('content-encoding')];
    const parser = formParser(type, coding, this.entry.limits, firstName, fileNames, listNames);
    return parser === undefined ? use(new FormBody()) : this.readForm(parser, use);
  }

  private async readForm(loading: FormParser | Promise<FormParser>, use: UseForm): Promise<void> {
    const parser = await loading;
    this.isBodyTaken = true;
    this.source = new BodySource(this.request);
    await readChunks(this.source, this.header('content-length'), parser.limit, (chunk) => parser.take(chunk));
    await use(parser.finish());
  }

  /** Runs an operation to its end, at once if everything is synchronous. Never throws or rejects. */
  protected operate(verb: Verb): A | Promise<A> {
    try {
      const pending = verb.run(this.entry.page, this);
      if (pending !== undefined)
        return pending.then(
          () => this.take(),
          (error) => this.failed(error),
        );
    } catch (error) {
      return this.failed(error);
    }
    return this.take();
  }

  protected failed(thrown: unknown): A | Promise<A> {
    const error = inspectable(thrown);
    if (error instanceof TooLarge && !canLinger(this.request)) this.drainRest();
    const pending = this.fail(isClientGone(error, this.request) ? new ClientGone({ cause: error }) : error);
    return pending === undefined ? this.take() : pending.then(() => this.take());
  }

  protected take(): A | Promise<A> {
    return this.answer ?? this.failed(new Error('The operation ended without an answer'));
  }

  /** Discards the rest of a body, even if nothing of it has been read. */
  protected async drained(): Promise<void> {
    if (this.source !== undefined) await this.source.drain();
    else {
      const { req } = messagesOf(this.request)!;
      await new Promise<void>((resolve) => drain(req, resolve));
    }
  }

  protected sendJson(status: number, text: string): void {
    this.answerWith(status, text, ['content-type', 'application/json']);
  }

  protected send(status: number, text: string, head: string[]): void {
    this.answerWith(status, isBeyondAscii(head) ? new TextEncoder().encode(text) : text, head);
  }

  protected sendEmpty(status: number, head: string[]): void {
    this.answerWith(status, null, head);
  }

  protected sendTooLarge(status: number, text: string, head: string[]): void {
    if (canLinger(this.request)) {
      const bytes = new TextEncoder().encode(text);
      head.push('content-length', String(bytes.byteLength), 'connection', 'close');
      const body = lingering(bytes, () => this.drained());
      this.answerWith(status, body, head);
    } else this.answerWith(status, text, head);
  }

  /**
   * Discards the rest of a refused body, within limits, whichever handler answers. A server that finds its
   * request half-read may cut the connection, and with it the answer or the next request. On HTTP/2 it would
   * keep the stream open.
   */
  private drainRest(): void {
    const { source } = this;
    void source?.drain().then(() => source.cancel());
  }

  /** The client has left, but a server expects an answer. */
  protected drop(): void {
    this.answerWith(400, null, []);
  }
}

/** The `:authority` of HTTP/2, which replaces the `Host` of HTTP/1 (RFC 9113, 8.3.1). */
function authorityOf(request: WebRequest): string | undefined {
  return (messagesOf(request)?.req as Partial<Http2ServerRequest> | undefined)?.authority;
}

/**
 * node's own message, if node serves the app over HTTP/1 and nobody has begun to read it. Reading the web
 * stream on top of the message takes most of the time of a request. HTTP/2 messages share a connection.
 */
function untouchedMessage(request: WebRequest): IncomingMessage | undefined {
  const message = canLinger(request) ? messagesOf(request)?.req : undefined;
  return message?.readableFlowing === null ? message : undefined;
}

function readMessage(message: IncomingMessage, limit: number): Promise<string> {
  return new Promise((resolve, reject) => {
    readBody(message, limit, (text, error) => (error === undefined ? resolve(text) : reject(error)));
  });
}
