import { type ErrorHandlers, plainHandler } from './handlers.ts';
import { withoutContentType } from './own-headers.ts';

/** The error mode of routes without an `error.ts`. No detail of an unexpected error reaches the client. */
export const defaultErrors: ErrorHandlers = {
  validation: plainHandler(({ entries }) => [{ detail: entries }, 422]),
  http: plainHandler(({ detail, status, headers }) => [{ detail }, status, withoutContentType(headers)]),
  unhandled: plainHandler(() => [{ detail: 'Internal Server Error' }, 500]),
};
