import { checkStatus, flatten, isBodiless } from '../exchange/head.ts';
import type { ErrorReply } from './handlers.ts';

/** An answer as it goes out. `head` is a flat list of names and values; `text` is undefined where there is no body. */
export interface ErrorAnswer {
  readonly status: number;
  readonly text: string | undefined;
  readonly head: string[];
}

/**
 * What an error handler returned, as it goes out.
 *
 * @throws when the status, the headers or the body cannot be sent
 */
export function answerOf([body, status, headers = {}]: ErrorReply): ErrorAnswer {
  checkStatus(status);
  const text = body === undefined || isBodiless(status) ? undefined : JSON.stringify(body);
  return { status, text, head: flatten(headers, text === undefined ? '' : undefined) };
}

/** For whatever went wrong while an error was answered. */
export function plainAnswer(): ErrorAnswer {
  return answerOf([{ detail: 'Internal Server Error' }, 500]);
}

/** For a request whose address cannot be read: no handler of the app's own can do with that. */
export function badRequest(): ErrorAnswer {
  return answerOf([{ detail: 'Bad Request' }, 400]);
}
