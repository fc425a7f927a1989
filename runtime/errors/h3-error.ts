import { isErrorStatus } from '../exchange/status.ts';
import { HttpError } from './http-error.ts';
import { phraseOf } from './phrases.ts';

/**
 * h3's own `HTTPError`, known by its shape so that h3 need not be loaded; one that h3 made of another error
 * is none.
 */
interface H3Error extends Error {
  readonly status: number;
  readonly statusText: string | undefined;
  readonly headers?: Headers;
  readonly unhandled?: boolean;
}

/**
 * What h3 was given to make an error of. It keeps that as the cause of the error, whose own cause is one
 * level below.
 */
interface H3Details {
  readonly message?: string;
  readonly statusText?: string;
  readonly statusMessage?: string;
  readonly headers?: unknown;
  readonly cause?: { readonly message?: string; readonly headers?: unknown };
}

/**
 * h3's own error as one of ours; undefined for everything else. What it was not given h3 takes from what led
 * to it: of that, which is for the log, only the status reaches a client.
 */
export function h3ErrorAsHttpError(error: unknown): HttpError | undefined {
  if (!isH3Error(error)) return undefined;
  const details = detailsOf(error);
  const headers = recordOf(headersOf(error, details));
  return new HttpError(error.status, detailOf(error, details), { headers, cause: error });
}

function isH3Error(error: unknown): error is H3Error {
  if (!(error instanceof Error) || error.name !== 'HTTPError' || !('statusText' in error)) return false;
  const { status, unhandled } = error as Partial<H3Error>;
  return unhandled !== true && isErrorStatus(status);
}

function detailsOf({ cause }: H3Error): H3Details {
  // An error in the place of the details is a cause, too.
  return cause instanceof Error ? { cause } : (cause ?? {});
}

/**
 * The message that an error was given, or else its status in words: h3 makes up a text of its own where it
 * finds none.
 */
function detailOf({ message, status, statusText }: H3Error, details: H3Details): string {
  if (message === details.message) return message;
  const madeUp = ['HTTPError', status, statusText].filter(Boolean).join(' ');
  if (message !== details.cause?.message && message !== madeUp) return message;
  return details.statusText || details.statusMessage || phraseOf(status);
}

function headersOf({ headers }: H3Error, details: H3Details): Headers | undefined {
  return details.headers || !details.cause?.headers ? headers : undefined;
}

function recordOf(headers: Headers | undefined): Record<string, string | readonly string[]> {
  const record: Record<string, string | readonly string[]> = {};
  headers?.forEach((value, name) => {
    record[name] = name === 'set-cookie' ? headers.getSetCookie() : value;
  });
  return record;
}
