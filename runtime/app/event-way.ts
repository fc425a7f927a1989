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

/** Sends an answer with the policy's headers, or turns the answer into a Response. */
export type Deliver<T> = (answer: EventAnswer, input: PolicyInput) => T;

/**
 * Runs operations on an h3 event, inside middleware or with a custom error handler, but past h3's own routes
 * and hooks, which the app does not use. Whole answers go straight to `deliver`; h3 makes the Response of all
 * others.
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
    deliver: Deliver<T>,
  ): T | Response | Promise<T | Response> {
    return this.#answer(request, routed, deliver, (exchange) => exchange.run(verb));
  }

  /** Answers for an error of an operation that ran elsewhere, as if it had been thrown here. */
  takeOver<T>(
    request: WebRequest,
    failed: FailedRequest,
    deliver: Deliver<T>,
  ): T | Response | Promise<T | Response> {
    const { requestId } = failed;
    if (requestId !== undefined) request.context = { ...request.context, requestId };
    return this.#answer(request, failed, deliver, (exchange) => exchange.takeOver(failed));
  }

  #answer<T>(
    request: WebRequest,
    routed: Routed,
    deliver: Deliver<T>,
    use: (exchange: H3Exchange) => unknown,
  ): T | Response | Promise<T | Response> {
    drainWhenAnswered(request);
    request.context ??= {};
    const input = policyInputOf(request, request.context as RequestContext, this.#policy, routed.start);
    const event = new RouteEvent(request, request.context, this.#h3);
    event.context.params = paramsOf(routed.match);
    const answer = use(new H3Exchange(event, routed));
    if (!(answer instanceof Promise)) return this.#finish(event, answer, input, deliver);
    return answer.then((settled) => this.#finish(event, settled, input, deliver));
  }

  #finish<T>(
    event: RouteEvent,
    answer: unknown,
    input: PolicyInput,
    deliver: Deliver<T>,
  ): T | Response | Promise<Response> {
    conclude(event);
    if (event.set !== undefined) withErrorHeaders(answer, event);
    const head = answer instanceof OwnAnswer ? answer.head : undefined;
    if (head === undefined || !event.isPlain)
      return withPolicyHeaders(toResponse(answer, event, this.#config), this.#policy, input);
    const { status, body } = answer as OwnAnswer;
    const isEmpty = event.req.method === 'HEAD' || isBodiless(status);
    return deliver({ status, body: isEmpty ? null : body, head, eventHeaders: event.set }, input);
  }
}

/** The values of the dynamic segments by name, for `event.context.params`. */
export function paramsOf({ entry, params }: Match): Record<string, string> {
  if (entry.segmentNames.length === 0) return {};
  return Object.fromEntries(entry.segmentNames.map((name, i) => [name, params[i] ?? '']));
}
