import { isErrorStatus } from '../exchange/status.ts';
import { HttpError } from './http-error.ts';
import { phraseOf } from './phrases.ts';

/**
 * h3's own `HTTPError`, known by its shape so that h3 need not be loaded, but not one that wraps another
 * error.
 */
interface H3Error extends Error {
  readonly status: number;
  readonly statusText: string | undefined;
  readonly headers?: Headers;
  readonly unhandled?: boolean;
}

/** The details of an h3 error. h3 keeps them as its cause, and their own cause is one level below. */
interface H3Details {
  readonly message?: string;
  readonly statusText?: string;
  readonly statusMessage?: string;
  readonly headers?: unknown;
  readonly cause?: { readonly message?: string; readonly headers?: unknown };
}

/**
 * h3's own error as an `HttpError`; undefined for anything else. h3 takes details that it was not given from
 * the error's cause. The cause is for logs, so only its status reaches a client.
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
  // An Error in place of the details is itself a cause.
  return cause instanceof Error ? { cause } : (cause ?? {});
}

/** The message that the error was given, or the phrase of its status if h3 made the message up. */
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
