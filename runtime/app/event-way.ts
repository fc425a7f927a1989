import { type H3, type H3Config, toResponse } from 'h3';
import { conclude } from '../exchange/conclusion.ts';
import { withErrorHeaders } from '../exchange/error-headers.ts';
import type { EventAnswer } from '../exchange/event-answer.ts';
import type { FailedRequest } from '../exchange/failed-request.ts';
import { H3Exchange } from '../exchange/h3.ts';
import { OwnAnswer } from '../exchange/own-answer.ts';
import { RouteEvent } from '../exchange/route-event.ts';
import type { Routed } from '../exchange/routed.ts';
import { isBodiless } from '../exchange/status.ts';
import { drainWhenAnswered } from '../exchange/unread.ts';
import type { WebRequest } from '../exchange/web.ts';
import type { Policy, PolicyInput } from '../policy/policy.ts';
import type { Match } from '../routing/table.ts';
import type { Verb } from '../routing/verbs.ts';
import { withPolicyHeaders } from './policy-headers.ts';
import { policyInputOf, type RequestContext } from './request-context.ts';
import { giveOwnWaitUntil } from './wait-until.ts';

/** Receives the whole answer of an event. */
export interface AnswerReceiver<T> {
  /** Sends the answer with the policy's headers, or turns it into a Response. */
  deliver(answer: EventAnswer, input: PolicyInput): T;
}

/** A request that an exchange answers. */
interface Running<T> {
  readonly event: RouteEvent;
  readonly exchange: H3Exchange;
  readonly input: PolicyInput;
  readonly receiver: AnswerReceiver<T>;
}

/**
 * Runs operations on an h3 event, inside middleware or with a custom error handler, but past h3's own routes
 * and hooks, which the app does not use. Whole answers go straight to their receiver; h3 makes the Response of
 * all others. Nothing here is a callback unless something is asynchronous: V8 would allocate it, and the
 * variables that it shares with its method, for every request.
 */
export class EventWay {
  readonly #h3: H3;
  readonly #policy: Policy;
  readonly #config: H3Config;

  /** @param config h3's config with the handler that answers for errors */
  constructor(h3: H3, policy: Policy, config: H3Config) {
    this.#h3 = h3;
    this.#policy = policy;
    this.#config = config;
  }

  run<T>(
    request: WebRequest,
    routed: Routed,
    verb: Verb,
    receiver: AnswerReceiver<T>,
  ): T | Response | Promise<T | Response> {
    const running = this.#begin(request, routed, receiver);
    return this.#end(running, running.exchange.run(verb));
  }

  /** Answers for an error of an operation that ran elsewhere, as if it had been thrown here. */
  takeOver<T>(
    request: WebRequest,
    failed: FailedRequest,
    receiver: AnswerReceiver<T>,
  ): T | Response | Promise<T | Response> {
    const { requestId } = failed;
    if (requestId !== undefined) request.context = { ...request.context, requestId };
    const running = this.#begin(request, failed, receiver);
    return this.#end(running, running.exchange.takeOver(failed));
  }

  #begin<T>(request: WebRequest, routed: Routed, receiver: AnswerReceiver<T>): Running<T> {
    drainWhenAnswered(request);
    request.context ??= {};
    const input = policyInputOf(request, request.context as RequestContext, this.#policy, routed.start);
    const event = new RouteEvent(request, request.context, this.#h3);
    event.context.params = paramsOf(routed.match);
    const exchange = new H3Exchange(event, routed);
    giveOwnWaitUntil(request, routed.match.entry.dependencies, exchange);
    return { event, exchange, input, receiver };
  }

  #end<T>(running: Running<T>, answer: unknown): T | Response | Promise<T | Response> {
    return answer instanceof Promise ? this.#endLater(running, answer) : this.#endNow(running, answer);
  }

  #endLater<T>(running: Running<T>, answer: Promise<unknown>): Promise<T | Response> {
    return answer.then((settled) => this.#endNow(running, settled));
  }

  #endNow<T>({ event, input, receiver }: Running<T>, answer: unknown): T | Response | Promise<Response> {
    conclude(event);
    if (event.set !== undefined) withErrorHeaders(answer, event);
    const head = answer instanceof OwnAnswer ? answer.head : undefined;
    if (head === undefined || !event.isPlain)
      return withPolicyHeaders(toResponse(answer, event, this.#config), this.#policy, input);
    const { status, body } = answer as OwnAnswer;
    const isEmpty = event.req.method === 'HEAD' || isBodiless(status);
    return receiver.deliver({ status, body: isEmpty ? null : body, head, eventHeaders: event.set }, input);
  }
}

/** The values of the dynamic segments by name, for `event.context.params`. */
export function paramsOf({ entry, params }: Match): Record<string, string> {
  if (entry.segmentNames.length === 0) return {};
  return Object.fromEntries(entry.segmentNames.map((name, i) => [name, params[i] ?? '']));
}
