import { type AnswerHeaders, FlatHeaders } from './answer-headers.ts';
import { now } from './clock.ts';
import { Cors } from './cors.ts';
import type { CorsOptions } from './cors-options.ts';
import { processTimeHeader, seconds } from './process-time.ts';
import { type RequestIdOptions, RequestIds } from './request-id.ts';
import { type SecurityHeaders, securityHeaderPairs } from './security-headers.ts';

/** What every answer carries beside its own headers. Every setting may be turned off with `false`. */
export interface PolicyOptions {
  /** Lets pages of other origins use the app; `true` lets every page, without credentials. Default false. */
  readonly cors?: boolean | CorsOptions;
  /**
   * Sends headers that restrain browsers: sensible ones with `true`, or changed by name. An answer's own
   * header wins. Default false.
   */
  readonly securityHeaders?: boolean | SecurityHeaders;
  /** Gives every request an id that its answer and the log carry. Default false. */
  readonly requestId?: boolean | RequestIdOptions;
  /** Sends `X-Process-Time`, in seconds. Default true. */
  readonly processTime?: boolean;
}

/** What the headers of the policy depend on, of one request. */
export interface PolicyInput {
  /** Its beginning, as `begin` of the policy gives it. */
  readonly start: number;
  readonly origin: string | undefined;
  readonly requestId: string | undefined;
}

/** The same of an exchange, which reads its request when it is asked. */
interface AnsweredRequest {
  readonly start: number;
  readonly requestId: string | undefined;
  header(lowerName: string): string | undefined;
}

/** The settings of an app, made ready at its start. */
export class Policy {
  readonly cors: Cors | undefined;
  readonly requestIds: RequestIds | undefined;
  readonly #isTimed: boolean;
  /** Whether answers carry `X-Process-Time` at most. */
  readonly #isBare: boolean;
  readonly #fixed: readonly (readonly [string, string])[];

  /**
   * @param layers later ones win
   * @throws TypeError for a setting that makes no sense
   */
  constructor(...layers: readonly PolicyOptions[]) {
    const { cors, securityHeaders, requestId, processTime = true } = merged(layers);
    this.#isTimed = processTime;
    this.requestIds = isOn(requestId) ? new RequestIds(requestId === true ? {} : requestId) : undefined;
    this.cors = isOn(cors) ? new Cors(cors === true ? {} : cors, this.requestIds?.header) : undefined;
    this.#fixed = securityHeaderPairs(securityHeaders);
    this.#isBare = this.cors === undefined && this.requestIds === undefined && this.#fixed.length === 0;
  }

  /** The beginning of a request, in seconds; 0 where no answer tells the time taken. */
  begin(): number {
    return this.#isTimed ? now() : 0;
  }

  /** Adds what the answer does not say itself. Doing it twice changes nothing. */
  addHeaders(answer: AnswerHeaders, { start, origin, requestId }: PolicyInput): void {
    for (const [name, value] of this.#fixed) if (!answer.has(name)) answer.set(name, value);
    this.cors?.addHeaders(answer, origin);
    if (this.requestIds !== undefined && requestId !== undefined)
      answer.set(this.requestIds.header, requestId);
    if (this.#isTimed && !answer.has(processTimeHeader)) answer.set(processTimeHeader, seconds(start));
  }

  /** The same for a flat list of headers that is about to be sent. */
  addToHead(head: string[], request: AnsweredRequest): void {
    if (!this.#isBare) {
      const origin = this.cors && request.header('origin');
      const { start, requestId } = request;
      this.addHeaders(new FlatHeaders(head), { start, origin, requestId });
    } else if (this.#isTimed) head.push(processTimeHeader, seconds(request.start));
  }
}

function isOn<T>(setting: boolean | T | undefined): setting is true | T {
  return setting !== undefined && setting !== false;
}

function merged(layers: readonly PolicyOptions[]): PolicyOptions {
  const given = layers.map((layer) =>
    Object.fromEntries(Object.entries(layer).filter(([, setting]) => setting !== undefined)),
  );
  return Object.assign({}, ...given);
}
