import { type ErrorHandlers, type ErrorReply, plainHandler } from './handlers.ts';
import type { HttpError } from './http-error.ts';
import { withoutContentType } from './own-headers.ts';

/** The error mode of routes without an `error.ts`. No detail of an unexpected error reaches the client. */
export const defaultErrors: ErrorHandlers = {
  validation: plainHandler(({ entries }) => [{ detail: entries }, 422]),
  http: plainHandler(httpErrorReply),
  unhandled: plainHandler(internalErrorReply),
};

export function httpErrorReply({ detail, status, headers }: HttpError): ErrorReply {
  return [{ detail }, status, withoutContentType(headers)];
}

export function internalErrorReply(): ErrorReply {
  return [{ detail: 'Internal Server Error' }, 500];
}
