import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { DevAnswers } from './dev-answers.ts';

/**
 * The request handler of the server: passes each request to the version of the app that is current when it
 * arrives.
 */
export class RequestGate {
  readonly #answers: DevAnswers;
  /** The responses in flight. */
  readonly #open = new Set<ServerResponse>();
  #current: RequestListener | undefined;
  /** Requests that arrived before the end of the first build; undefined afterwards. */
  #waiting: [IncomingMessage, ServerResponse][] | undefined = [];
  #isClosing = false;

  constructor(answers: DevAnswers) {
    this.#answers = answers;
  }

  readonly handler: RequestListener = (request, response) => {
    this.#open.add(response);
    response.once('close', () => this.#open.delete(response));
    if (this.#isClosing) response.setHeader('connection', 'close');
    if (this.#waiting !== undefined) this.#waiting.push([request, response]);
    else this.#pass(request, response);
  };

  /** Passes new requests to this handler. Requests in flight stay with the old one. */
  swap(handler: RequestListener): void {
    this.#current = handler;
  }

  /** Passes on the waiting requests: the first build has ended, successfully or not. */
  open(): void {
    const waiting = this.#waiting ?? [];
    this.#waiting = undefined;
    for (const [request, response] of waiting) if (!response.closed) this.#pass(request, response);
  }

  /** From now on, every answer closes its connection. */
  close(): void {
    this.#isClosing = true;
    for (const response of this.#open) if (!response.headersSent) response.setHeader('connection', 'close');
  }

  /** Aborts streamed answers, which may have no end. */
  cutStreams(): void {
    for (const response of this.#open)
      if (response.headersSent && !response.writableEnded) response.destroy();
  }

  #pass(request: IncomingMessage, response: ServerResponse): void {
    if (this.#answers.take(request, response)) return;
    if (this.#current !== undefined) this.#current(request, response);
    else this.#answers.refuse(request, response);
  }
}
