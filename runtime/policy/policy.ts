import { defined } from '../defined.ts';
import { type AnswerHeaders, FlatHeaders } from './answer-headers.ts';
import { now } from './clock.ts';
import { Cors } from './cors.ts';
import type { CorsOptions } from './cors-options.ts';
import { processTimeHeader, seconds } from './process-time.ts';
import { type RequestIdOptions, RequestIds } from './request-id.ts';
import { type SecurityHeaders, securityHeaderPairs } from './security-headers.ts';

/** Settings for what every answer carries besides its own headers. Each can be turned off with `false`. */
export interface PolicyOptions {
  /** CORS: lets pages of other origins use the app. `true` allows all, without credentials. Default false. */
  readonly cors?: boolean | CorsOptions;
  /**
   * Sends security headers: the defaults with `true`, or changed by name. A header that the answer has itself
   * takes precedence. Default false.
   */
  readonly securityHeaders?: boolean | SecurityHeaders;
  /** Gives every request an id, which its answer and the reports of its errors carry. Default false. */
  readonly requestId?: boolean | RequestIdOptions;
  /** Sends `X-Process-Time`, the time taken in seconds. Default true. */
  readonly processTime?: boolean;
}

/** The data of a request that the policy's headers depend on. */
export interface PolicyInput {
  /** The time at which the request began, from `begin` of the policy. */
  readonly start: number;
  readonly origin: string | undefined;
  readonly requestId: string | undefined;
}

/** The same data from an exchange, which reads the headers of its request on demand. */
interface AnsweredRequest {
  readonly start: number;
  readonly requestId: string | undefined;
  header(lowerName: string): string | undefined;
}

/** The settings of an app, prepared at its start. */
export class Policy {
  readonly cors: Cors | undefined;
  readonly requestIds: RequestIds | undefined;
  readonly #isTimed: boolean;
  /** Whether `X-Process-Time` is the only header that the policy may add. */
  readonly #addsOnlyTime: boolean;
  readonly #fixed: readonly (readonly [string, string])[];

  /**
   * @param layers settings, of which later ones take precedence
   * @param answerHeaders the headers that the app's answers and errors declare
   * @throws TypeError for an invalid setting
   */
  constructor(layers: readonly PolicyOptions[], answerHeaders: readonly string[] = []) {
    const all: PolicyOptions = Object.assign({}, ...layers.map(defined));
    const { cors, securityHeaders, requestId, processTime = true } = all;
    this.#isTimed = processTime;
    this.requestIds = isOn(requestId) ? new RequestIds(requestId === true ? {} : requestId) : undefined;
    const own = [...answerHeaders];
    if (processTime) own.push(processTimeHeader);
    if (this.requestIds !== undefined) own.push(this.requestIds.header);
    this.cors = isOn(cors) ? new Cors(cors === true ? {} : cors, own) : undefined;
    this.#fixed = securityHeaderPairs(securityHeaders);
    this.#addsOnlyTime = this.cors === undefined && this.requestIds === undefined && this.#fixed.length === 0;
  }

  /** The current time as the beginning of a request, in seconds; 0 if no answer carries the time taken. */
  begin(): number {
    return this.#isTimed ? now() : 0;
  }

  /** Adds the policy's headers that the answer does not have itself. Adding them twice changes nothing. */
  addHeaders(answer: AnswerHeaders, { start, origin, requestId }: PolicyInput): void {
    for (const [name, value] of this.#fixed) if (!answer.has(name)) answer.set(name, value);
    this.cors?.addHeaders(answer, origin);
    if (this.requestIds !== undefined && requestId !== undefined)
      answer.set(this.requestIds.header, requestId);
    if (this.#isTimed && !answer.has(processTimeHeader)) answer.set(processTimeHeader, seconds(start));
  }

  /** Adds the same headers to a flat list that is about to be sent. */
  addToHead(head: string[], request: AnsweredRequest): void {
    if (!this.#addsOnlyTime) {
      const origin = this.cors && request.header('origin');
      const { start, requestId } = request;
      this.addHeaders(new FlatHeaders(head), { start, origin, requestId });
    } else if (this.#isTimed) head.push(processTimeHeader, seconds(request.start));
  }
}

function isOn<T>(setting: boolean | T | undefined): setting is true | T {
  return setting !== undefined && setting !== false;
}
