import { headerText, type ReplyHeaders } from '../exchange/head.ts';
import { isErrorStatus } from '../exchange/status.ts';
import { optionHeaders } from './option-headers.ts';

/** Marks `HttpError`s across copies of this module: the package may be bundled more than once. */
const brand = Symbol.for('routeclass.HttpError');

/**
 * The options of an `HttpError`. In the headers for `code`, `field` and `resourceType`, all but printable
 * ASCII is percent-encoded.
 */
export interface HttpErrorOptions {
  /** Machine-readable code, sent as `X-Error-Code`. */
  readonly code?: string;
  /** The field at fault, sent as `X-Field`. */
  readonly field?: string;
  /** The kind of thing that was not found, sent as `X-Resource-Type`. */
  readonly resourceType?: string;
  /** Seconds, sent as `Retry-After`: rounded up, and at least 0. */
  readonly retryAfter?: number;
  /** More headers of the answer. An option above takes precedence over a header of the same name. */
  readonly headers?: ReplyHeaders;
  /** The cause, for logs. Never sent. */
  readonly cause?: unknown;
}

/**
 * An HTTP error that a handler throws. The body of the answer is `{ "detail": detail }`, unless an `error.ts`
 * above the route answers.
 *
 * @throws RangeError when the status is not a whole number from 400 to 599
 */
export class HttpError extends Error {
  readonly [brand] = true;
  /** From 400 to 599. */
  readonly status: number;
  /** The text for the client. */
  readonly detail: string;
  /** Machine-readable code: `X-Error-Code`. */
  readonly code: string | undefined;
  /** The field at fault: `X-Field`. */
  readonly field: string | undefined;
  /** The kind of thing that was not found: `X-Resource-Type`. */
  readonly resourceType: string | undefined;
  /** Seconds, as given: `Retry-After`. */
  readonly retryAfter: number | undefined;
  /** All headers of the answer: those that were given, and those of the other options. */
  readonly headers: ReplyHeaders;

  constructor(status: number, detail: string, options: HttpErrorOptions = {}) {
    super(detail, options.cause === undefined ? undefined : { cause: options.cause });
    if (!isErrorStatus(status)) {
      throw new RangeError(`The status of an HttpError is a whole number from 400 to 599: ${status}`);
    }
    this.name = new.target.name;
    this.status = status;
    this.detail = detail;
    this.code = options.code;
    this.field = options.field;
    this.resourceType = options.resourceType;
    this.retryAfter = options.retryAfter;
    this.headers = headersOf(options);
  }
}

export function isHttpError(error: unknown): error is HttpError {
  return error instanceof Error && (error as Partial<HttpError>)[brand] === true;
}

function headersOf({ code, field, resourceType, retryAfter, headers = {} }: HttpErrorOptions): ReplyHeaders {
  const named: Record<string, string> = {};
  if (code !== undefined) named[optionHeaders.code] = headerText(code);
  if (resourceType !== undefined) named[optionHeaders.resourceType] = headerText(resourceType);
  if (field !== undefined) named[optionHeaders.field] = headerText(field);
  const wait = Math.min(Math.max(0, Math.ceil(retryAfter ?? Number.NaN)), Number.MAX_SAFE_INTEGER);
  if (!Number.isNaN(wait)) named[optionHeaders.retryAfter] = String(wait);
  // An option takes precedence over a header of the same name: two values would contradict each other.
  const given = Object.entries(headers).filter(([name]) => !Object.hasOwn(named, name.toLowerCase()));
  return { ...Object.fromEntries(given), ...named };
}
