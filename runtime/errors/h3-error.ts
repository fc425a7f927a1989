import { isErrorStatus } from '../exchange/status.ts';
import { HttpError } from './http-error.ts';

/** h3's own `HTTPError`, known by its shape so that h3 need not be loaded; one that h3 made of another error is none. */
interface H3Error extends Error {
  readonly status: number;
  readonly headers?: Headers;
  readonly unhandled?: boolean;
}

/** h3's own error as one of ours, its message as detail; undefined for everything else. */
export function h3ErrorAsHttpError(error: unknown): HttpError | undefined {
  if (!isH3Error(error)) return undefined;
  return new HttpError(error.status, error.message, { headers: recordOf(error.headers), cause: error });
}

function isH3Error(error: unknown): error is H3Error {
  if (!(error instanceof Error) || error.name !== 'HTTPError' || !('statusText' in error)) return false;
  const { status, unhandled } = error as Partial<H3Error>;
  return unhandled !== true && isErrorStatus(status);
}

function recordOf(headers: Headers | undefined): Record<string, string | readonly string[]> {
  const record: Record<string, string | readonly string[]> = {};
  headers?.forEach((value, name) => {
    record[name] = name === 'set-cookie' ? headers.getSetCookie() : value;
  });
  return record;
}
