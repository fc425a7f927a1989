import { type H3Event, HTTPResponse } from 'h3';
import { isJsonType } from '../json/content-type.ts';
import { parseJson } from '../json/parse.ts';
import { decodeUtf8 } from '../json/utf8.ts';
import type { Verb } from '../routing/entry.ts';
import type { Match } from '../routing/table.ts';
import { Exchange, type UseBody } from './exchange.ts';
import { seconds } from './head.ts';
import { BodySource, readBytes } from './web-body.ts';

const encoder = new TextEncoder();

/** An exchange on an event of h3: every runtime. */
export class WebExchange extends Exchange {
  readonly event: H3Event;
  #answer: HTTPResponse | Response | undefined;
  #source: BodySource | undefined;

  constructor(event: H3Event, start: number, match: Match) {
    super(event.req.method, event.url.search.slice(1), start, match.entry, match.params);
    this.event = event;
  }

  /** Runs an operation to its end and gives its answer, at once where the operation is synchronous. */
  run(verb: Verb): HTTPResponse | Response | Promise<HTTPResponse | Response> {
    try {
      const pending = verb.run(this.entry.page, this);
      if (pending !== undefined)
        return pending.then(
          () => this.#take(),
          (error) => this.#failed(error),
        );
    } catch (error) {
      return this.#failed(error);
    }
    return this.#take();
  }

  header(lowerName: string): string | undefined {
    return this.event.req.headers.get(lowerName) ?? undefined;
  }

  json(use: UseBody): void | Promise<void> {
    if (!isJsonType(this.header('content-type'))) return use(undefined);
    return this.#readJson(use);
  }

  async #readJson(use: UseBody): Promise<void> {
    const { body, depth } = this.entry.limits;
    this.#source = new BodySource(this.event);
    const bytes = await readBytes(this.#source, this.header('content-length'), body);
    await use(parseJson(decodeUtf8(bytes), depth));
  }

  respond(response: Response): void {
    this.#settle(response);
  }

  protected send(status: number, text: string, head: string[]): void {
    const bytes = encoder.encode(text);
    head.push('content-length', String(bytes.byteLength));
    this.#answerWith(status, bytes, head);
  }

  protected sendEmpty(status: number, head: string[]): void {
    this.#answerWith(status, null, head);
  }

  /** As on node directly: the answer at once, its end when the client had the time to read it. */
  protected sendTooLarge(text: string): void {
    const bytes = encoder.encode(text);
    const head = ['content-type', 'application/json', 'content-length', String(bytes.byteLength)];
    const source = this.#source;
    if (!this.#isNodeConnection() || source === undefined) {
      void source?.cancel();
      this.#answerWith(413, bytes, head);
      return;
    }
    head.push('connection', 'close');
    const body = new ReadableStream<Uint8Array>({
      async start(controller) {
        controller.enqueue(bytes);
        await source.drain();
        controller.close();
      },
    });
    this.#answerWith(413, body, head);
  }

  /** Nobody reads it, but h3 wants something. */
  protected drop(): void {
    this.#answerWith(400, null, []);
  }

  #answerWith(status: number, body: Uint8Array<ArrayBuffer> | ReadableStream | null, head: string[]): void {
    const headers: [string, string][] = [];
    for (let i = 0; i < head.length; i += 2) headers.push([head[i]!, head[i + 1]!]);
    headers.push(['x-process-time', seconds(this.start)]);
    this.#settle(new HTTPResponse(body, { status, headers }));
  }

  #settle(answer: HTTPResponse | Response): void {
    if (this.isAnswered) return;
    this.isAnswered = true;
    this.#answer = answer;
  }

  #failed(error: unknown): HTTPResponse | Response {
    this.fail(error);
    return this.#take();
  }

  #take(): HTTPResponse | Response {
    if (this.#answer === undefined) this.fail(new Error('The operation ended without an answer'));
    return this.#answer!;
  }

  #isNodeConnection(): boolean {
    return this.event.runtime?.node !== undefined && this.event.runtime.node.req.httpVersionMajor === 1;
  }
}
