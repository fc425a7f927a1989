import type { IncomingMessage, ServerResponse } from 'node:http';
import type { H3Event } from 'h3';
import { ContractError } from '../errors/internal.ts';
import { isJsonType } from '../json/content-type.ts';
import { parseJson } from '../json/parse.ts';
import type { Verb } from '../routing/entry.ts';
import type { Match } from '../routing/table.ts';
import { Exchange, type UseBody } from './exchange.ts';
import { seconds } from './head.ts';
import { drain, readBody } from './node-body.ts';

/** An exchange directly on node's messages. */
export class NodeExchange extends Exchange {
  readonly #request: IncomingMessage;
  readonly #response: ServerResponse;

  constructor(
    request: IncomingMessage,
    response: ServerResponse,
    search: string,
    start: number,
    match: Match,
  ) {
    super(request.method ?? 'GET', search, start, match.entry, match.params);
    this.#request = request;
    this.#response = response;
  }

  /** Runs an operation to its end; nothing it throws or rejects with gets out. */
  run(verb: Verb): void {
    try {
      this.#settle(verb.run(this.entry.page, this));
    } catch (error) {
      this.fail(error);
    }
  }

  /** node keeps one value of some names only, so the raw list is read. */
  header(lowerName: string): string | undefined {
    const raw = this.#request.rawHeaders;
    let value: string | undefined;
    for (let i = 0; i < raw.length; i += 2) {
      const name = raw[i]!;
      if (name.length !== lowerName.length || (name !== lowerName && name.toLowerCase() !== lowerName))
        continue;
      if (value === undefined) value = raw[i + 1]!;
      else value += `${lowerName === 'cookie' ? '; ' : ', '}${raw[i + 1]}`;
    }
    return value;
  }

  json(use: UseBody): void | Promise<void> {
    if (!isJsonType(this.header('content-type'))) return use(undefined);
    readBody(this.#request, this.entry.limits.body, (text, error) => {
      try {
        if (error !== undefined) throw error;
        this.#settle(use(parseJson(text, this.entry.limits.depth)));
      } catch (failure) {
        this.fail(failure);
      }
    });
  }

  get event(): H3Event {
    throw new ContractError('The event is there only on the h3 way: the table must say viaH3');
  }

  respond(_response: Response): void {
    throw new ContractError('A Response is sent only on the h3 way: the table must say viaH3');
  }

  protected send(status: number, text: string, head: string[]): void {
    head.push('content-length', String(Buffer.byteLength(text)), 'x-process-time', seconds(this.start));
    this.#response.writeHead(status, head);
    this.isAnswered = true;
    this.#response.end(text);
  }

  protected sendEmpty(status: number, head: string[]): void {
    head.push('x-process-time', seconds(this.start));
    this.#response.writeHead(status, head);
    this.isAnswered = true;
    this.#response.end();
  }

  /** The answer goes out at once, its end only when the client had the time to read it: closing earlier resets the connection. */
  protected sendTooLarge(text: string): void {
    const length = String(Buffer.byteLength(text));
    const head = ['content-type', 'application/json', 'content-length', length, 'connection', 'close'];
    this.#response.writeHead(413, [...head, 'x-process-time', seconds(this.start)]);
    this.isAnswered = true;
    this.#response.write(text);
    drain(this.#request, () => this.#response.end());
  }

  protected drop(): void {
    this.isAnswered = true;
    this.#response.destroy();
  }

  /** An operation that is done without an answer has a body still to be read; one that has rejected fails. */
  #settle(pending: void | Promise<void>): void {
    if (pending !== undefined) pending.then(undefined, (error) => this.fail(error));
  }
}
