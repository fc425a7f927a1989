import { isErrorStatus } from '../exchange/status.ts';
import { HttpError } from './http-error.ts';
import { phraseOf } from './phrases.ts';

/** h3's own `HTTPError`, known by its shape so that h3 need not be loaded; one that h3 made of another error is none. */
interface H3Error extends Error {
  readonly status: number;
  readonly statusText: string | undefined;
  readonly headers?: Headers;
  readonly unhandled?: boolean;
}

/** What h3 was given to make an error of. It keeps that as the cause of the error, whose own cause is one level below. */
interface H3Details {
  readonly message?: string;
  readonly statusText?: string;
  readonly statusMessage?: string;
  readonly cause?: { readonly message?: string };
}

/** h3's own error as one of ours; undefined for everything else. */
export function h3ErrorAsHttpError(error: unknown): HttpError | undefined {
  if (!isH3Error(error)) return undefined;
  return new HttpError(error.status, detailOf(error), { headers: recordOf(error.headers), cause: error });
}

function isH3Error(error: unknown): error is H3Error {
  if (!(error instanceof Error) || error.name !== 'HTTPError' || !('statusText' in error)) return false;
  const { status, unhandled } = error as Partial<H3Error>;
  return unhandled !== true && isErrorStatus(status);
}

/**
 * The message that an error was given. Where it was given none h3 takes that of its cause, which is for the log, or one that it makes of the
 * status: the status in words stands for both.
 */
function detailOf({ cause, message, status, statusText }: H3Error): string {
  // An error in the place of the details is a cause, too.
  const details: H3Details = cause instanceof Error ? { cause } : (cause ?? {});
  if (message === details.message) return message;
  const madeUp = ['HTTPError', status, statusText].filter(Boolean).join(' ');
  if (message !== details.cause?.message && message !== madeUp) return message;
  return details.statusText || details.statusMessage || phraseOf(status);
}

function recordOf(headers: Headers | undefined): Record<string, string | readonly string[]> {
  const record: Record<string, string | readonly string[]> = {};
  headers?.forEach((value, name) => {
    record[name] = name === 'set-cookie' ? headers.getSetCookie() : value;
  });
  return record;
}
