import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { DevAnswers } from './dev-answers.ts';

/** What the server calls: passes each request to the version of the app that is current when it comes in. */
export class Entrance {
  readonly #answers: DevAnswers;
  /** In flight. */
  readonly #open = new Set<ServerResponse>();
  #current: RequestListener | undefined;
  /** What came in before the first build was done; undefined from then on. */
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

  /** New requests go to this one; those in flight end where they began. */
  swap(handler: RequestListener): void {
    this.#current = handler;
  }

  /** The first build is done, well or not: nobody need wait any longer. */
  open(): void {
    const waiting = this.#waiting ?? [];
    this.#waiting = undefined;
    for (const [request, response] of waiting) if (!response.closed) this.#pass(request, response);
  }

  /** From now on every answer is the last one of its connection. */
  close(): void {
    this.#isClosing = true;
    for (const response of this.#open) if (!response.headersSent) response.setHeader('connection', 'close');
  }

  /** Breaks off answers that come bit by bit and may have no end. */
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
