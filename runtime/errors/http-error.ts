import { headerText, type ReplyHeaders } from '../exchange/head.ts';
import { isErrorStatus } from '../exchange/status.ts';
import { optionHeaders } from './option-headers.ts';

/** Marks our own errors across copies of this module: the package may be bundled more than once. */
const brand = Symbol.for('routeclass.HttpError');

/**
 * What an `HttpError` says beside its status and its detail. What of `code`, `field` and `resourceType` is no
 * printable ASCII is percent-encoded in their headers.
 */
export interface HttpErrorOptions {
  /** Machine-readable code, sent as `X-Error-Code`. */
  readonly code?: string;
  /** The field at fault, sent as `X-Field`. */
  readonly field?: string;
  /** The kind of thing that was not found, sent as `X-Resource-Type`. */
  readonly resourceType?: string;
  /** Seconds, sent as `Retry-After`: rounded up, and none below zero. */
  readonly retryAfter?: number;
  /** More headers of the answer. An option above wins over one of the same name. */
  readonly headers?: ReplyHeaders;
  /** What led to it: for logs, never sent. */
  readonly cause?: unknown;
}

/**
 * An error with a status, thrown by a handler; the answer's body is `{ "detail": detail }`, or what the
 * `error.ts` above the route makes of it.
 *
 * @throws RangeError when the status is no whole number from 400 to 599
 */
export class HttpError extends Error {
  readonly [brand] = true;
  /** From 400 to 599. */
  readonly status: number;
  /** What the client reads. */
  readonly detail: string;
  /** Machine-readable: `X-Error-Code`. */
  readonly code: string | undefined;
  /** The field at fault: `X-Field`. */
  readonly field: string | undefined;
  /** The kind of thing that was not found: `X-Resource-Type`. */
  readonly resourceType: string | undefined;
  /** Seconds, as given: `Retry-After`. */
  readonly retryAfter: number | undefined;
  /** All headers of its answer: those that were given, and those that the other options stand for. */
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
  // An option wins over a header of the same name: two lines would contradict each other.
  const given = Object.entries(headers).filter(([name]) => !Object.hasOwn(named, name.toLowerCase()));
  return { ...Object.fromEntries(given), ...named };
}
