import { flatten } from '../exchange/head.ts';
import { checkStatus, isBodiless } from '../exchange/status.ts';
import { isJsonType } from '../json/content-type.ts';
import type { ErrorReply } from './handlers.ts';

/** An answer as it goes out. `head` is a flat list of names and values; `text` is undefined where there is no body. */
export interface ErrorAnswer {
  readonly status: number;
  readonly text: string | undefined;
  readonly head: string[];
}

/**
 * What an error handler returned, as it goes out: JSON, but for a text that its headers say to be of another type.
 *
 * @throws when the status, the headers or the body cannot be sent
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

/** The default 500: for errors in no route of ours, and for what goes wrong while an error is answered. */
export function internalError(): ErrorAnswer {
  return answerOf([{ detail: 'Internal Server Error' }, 500]);
}

/** For a request whose address cannot be read: no handler of the app's own can do with that. */
export function badRequest(): ErrorAnswer {
  return answerOf([{ detail: 'Bad Request' }, 400]);
}
