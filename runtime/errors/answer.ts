import { flatten } from '../exchange/head.ts';
import { checkStatus, isBodiless } from '../exchange/status.ts';
import { isJsonType } from '../json/content-type.ts';
import { internalErrorReply } from './default-errors.ts';
import type { ErrorReply } from './handlers.ts';

/**
 * An answer, ready to be sent. `head` is a flat list of names and values; `text` is undefined for no body.
 */
export interface ErrorAnswer {
  readonly status: number;
  readonly text: string | undefined;
  readonly head: string[];
}

/**
 * The answer for the result of an error handler. The body is sent as JSON, unless it is a string and the
 * headers name another content type.
 *
 * @throws Error when the status, the headers or the body cannot be sent
 */
export function answerOf([body, status, headers = {}]: ErrorReply): ErrorAnswer {
  checkStatus(status);
  const head = flatten(headers);
  const text = isBodiless(status) ? undefined : textOf(body, head[1]);
  return { status, text, head: text === undefined ? flatten(headers, '') : head };
}

function textOf(body: unknown, contentType: string | undefined): string | undefined {
  return typeof body === 'string' && !isJsonType(contentType) ? body : JSON.stringify(body);
}

/** The default 500, for errors outside of any route, and for errors in an error handler. */
export function internalError(): ErrorAnswer {
  return answerOf(internalErrorReply());
}

/** The answer to a request whose URL cannot be parsed, which the app's own handlers could not use. */
export function badRequest(): ErrorAnswer {
  return answerOf([{ detail: 'Bad Request' }, 400]);
}
