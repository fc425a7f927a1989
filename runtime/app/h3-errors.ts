import type { H3Config, H3Event, HTTPError } from 'h3';
import { answerOf, internalError } from '../errors/answer.ts';
import { httpErrorReply } from '../errors/default-errors.ts';
import { failureOf } from '../errors/failure.ts';
import { inspectable } from '../errors/inspectable.ts';
import { isClientGone } from '../exchange/client-gone.ts';
import { withErrorHeaders } from '../exchange/error-headers.ts';
import { OwnAnswer } from '../exchange/own-answer.ts';
import { sentHeader } from '../exchange/sent-header.ts';
import { sendable } from '../exchange/unsendable.ts';
import { defaultRequestIdHeader, saneRequestId } from '../policy/request-id.ts';
import type { App } from './app.ts';
import type { RequestContext } from './request-context.ts';

/**
 * Answers for errors of the app's own h3 routes and middleware as for those of pages by default, unless an
 * `onError` hook answers.
 */
export function h3ErrorHandler(app: App): NonNullable<H3Config['onError']> {
  return (error, event) => {
    const hook = app.config.onError;
    return hook === undefined
      ? withErrorHeaders(answerFor(app, thrownOf(error), event), event)
      : answerByHook(app, hook, error, event);
  };
}

/** A hook may only observe, or may throw another error to be answered instead. */
async function answerByHook(
  app: App,
  hook: NonNullable<H3Config['onError']>,
  error: HTTPError,
  event: H3Event,
): Promise<unknown> {
  const thrown = thrownOf(error);
  try {
    return sendable(await hook(error, event)) ?? answerFor(app, thrown, event);
  } catch (fault) {
    if (fault === error || fault === thrown) return answerFor(app, thrown, event);
    // The hook failed before it could report the error that it was given.
    if (failureOf(fault).kind === 'unhandled') reportH3Error(app, thrown, event);
    return answerFor(app, fault, event);
  }
}

function answerFor(app: App, error: unknown, event: H3Event): OwnAnswer {
  const failure = failureOf(error);
  const isHttp = failure.kind === 'http';
  if (!isHttp) reportH3Error(app, failure.error, event);
  const { status, text = null, head } = isHttp ? answerOf(httpErrorReply(failure.error)) : internalError();
  return new OwnAnswer(status, text, head);
}

/** Reports an error in the app's own h3 code, unless it failed because its client had left. */
export function reportH3Error(app: App, thrown: unknown, event: H3Event): void {
  const error = inspectable(thrown);
  if (!isClientGone(error, event.req)) reportOnEvent(app, error, event);
}

/** Reports an error, with the request of its event. */
export function reportOnEvent(app: App, error: unknown, event: H3Event): void {
  const path = event.url.pathname;
  app.report(error, { method: event.req.method, route: path, path, requestId: idOf(event) });
}

function idOf({ context, req }: H3Event): string | undefined {
  return (context as RequestContext).requestId ?? saneRequestId(sentHeader(req, defaultRequestIdHeader));
}

/**
 * The thrown value. h3 wraps an error that is not its own, and wraps it twice if a node listener threw it.
 */
function thrownOf(error: HTTPError): unknown {
  if (!error.unhandled) return error;
  const { cause } = error;
  const isWrapped =
    typeof cause === 'object' && cause !== null && !(cause instanceof Error) && 'unhandled' in cause;
  return isWrapped ? (cause as { cause?: unknown }).cause : cause;
}
