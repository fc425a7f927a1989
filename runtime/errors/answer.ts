import { flatten, headerText } from '../exchange/head.ts';
import { type HttpError, isHttpError } from './http-error.ts';
import { ExtractionError } from './internal.ts';

/** What an error becomes on the wire. `head` is a flat list of names and values. */
export interface ErrorAnswer {
  readonly status: number;
  readonly text: string;
  readonly head: string[];
  /** Whether the developer must hear of it. */
  readonly unexpected: boolean;
}

/** Default error mode. Nothing of an unexpected error reaches the client. */
export function answerOf(error: unknown): ErrorAnswer {
  try {
    if (isHttpError(error)) return expected(error.status, { detail: error.detail }, headOf(error));
    if (isH3Error(error)) {
      return expected(error.status, { detail: error.message }, headOfWeb(error.headers));
    }
    if (error instanceof ExtractionError) {
      return expected(400, { error: error.message, type: error.name }, json());
    }
  } catch {
    // Headers that cannot be sent: the error is as unexpected as any other.
  }
  return { status: 500, text: '{"detail":"Internal Server Error"}', head: json(), unexpected: true };
}

function expected(status: number, body: object, head: string[]): ErrorAnswer {
  return { status, text: JSON.stringify(body), head, unexpected: false };
}

function json(): string[] {
  return ['content-type', 'application/json'];
}

function headOf(error: HttpError): string[] {
  const head = error.headers === undefined ? json() : flatten(error.headers);
  if (error.code !== undefined) head.push('x-error-code', headerText(error.code));
  if (error.resourceType !== undefined) head.push('x-resource-type', headerText(error.resourceType));
  if (error.field !== undefined) head.push('x-field', headerText(error.field));
  if (error.retryAfter !== undefined)
    head.push('retry-after', String(Math.max(0, Math.ceil(error.retryAfter))));
  return head;
}

/** h3's own `HTTPError`, known by its shape so that h3 need not be loaded; one that h3 made of another error is none. */
interface H3Error extends Error {
  readonly status: number;
  readonly headers?: Headers;
  readonly unhandled?: boolean;
}

function isH3Error(error: unknown): error is H3Error {
  if (!(error instanceof Error) || error.name !== 'HTTPError' || !('statusText' in error)) return false;
  const { status, unhandled } = error as Partial<H3Error>;
  return unhandled !== true && typeof status === 'number' && status >= 400 && status <= 599;
}

function headOfWeb(headers: Headers | undefined): string[] {
  if (headers === undefined) return json();
  const cookies = headers.getSetCookie();
  const record: Record<string, string | readonly string[]> = {};
  headers.forEach((value, name) => {
    record[name] = name === 'set-cookie' ? cookies : value;
  });
  return flatten(record);
}
