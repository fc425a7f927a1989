import { errorText, genericText } from './error-text.ts';
import type { ValidationFailure } from './failure.ts';
import { type ErrorAnswerer, type ErrorHandlers, plainHandler } from './handlers.ts';
import type { HttpError } from './http-error.ts';
import { withoutContentType } from './own-headers.ts';

/** The options of `detailedErrors`. */
export interface DetailedErrorsOptions {
  /**
   * Whether a 500 contains the message of the error. Default: the app's `debug`. Never use it in production.
   */
  readonly debug?: boolean;
}

/** The handlers of `detailedErrors`: all three, so that no error falls to an `error.ts` further up. */
export interface DetailedErrors extends ErrorHandlers {
  // Declared again: the compiler knows the error mode of a route by the interface that declares its handlers.
  readonly validation: ErrorAnswerer<ValidationFailure>;
  readonly http: ErrorAnswerer<HttpError>;
  readonly unhandled: ErrorAnswerer<unknown>;
}

/** Body of a 422. Its entries are those of the default mode in a shorter form. */
export interface DetailedValidationErrorBody {
  /** `Validation failed`. */
  readonly detail: string;
  readonly errors: readonly DetailedValidationEntry[];
  /** ISO 8601. */
  readonly timestamp: string;
}

/** One thing that is wrong with a request. */
export interface DetailedValidationEntry {
  /** The place of the value, beginning with its source: `body.address.zip`. */
  readonly field: string;
  /** The `msg` of the default mode. */
  readonly message: string;
  /** As in the default mode: `missing`, `string_too_long`, ... */
  readonly type: string;
}

/** Body of an HTTP error. */
export interface DetailedHttpErrorBody {
  /** The `detail` of the error. */
  readonly detail: string;
  readonly status_code: number;
  /** The path of the request, without its query. */
  readonly path: string;
  /** The HTTP method, in capitals. */
  readonly method: string;
  /** ISO 8601. */
  readonly timestamp: string;
}

/** Body of a 500 for an unexpected error. */
export interface DetailedUnhandledErrorBody {
  /** `Internal server error`. */
  readonly detail: string;
  /** The message of the error in debug mode, else the same text for all errors. */
  readonly error: string;
  /** ISO 8601. */
  readonly timestamp: string;
}

/**
 * Error handlers whose answers tell more about the request: `export default detailedErrors()` in an
 * `error.ts`. Single handlers can be replaced:
 * `export default { ...detailedErrors(), http(error, event) { ... } } satisfies ErrorHandlers`.
 */
export function detailedErrors(options: DetailedErrorsOptions = {}): DetailedErrors {
  return {
    validation: plainHandler(({ entries }) => {
      const errors = entries.map(({ loc, msg, type }) => ({ field: loc.join('.'), message: msg, type }));
      const body: DetailedValidationErrorBody = { detail: 'Validation failed', errors, timestamp: now() };
      return [body, 422];
    }),
    http: plainHandler(({ detail, status, headers }, { path, method }) => {
      const body: DetailedHttpErrorBody = { detail, status_code: status, path, method, timestamp: now() };
      return [body, status, withoutContentType(headers)];
    }),
    unhandled: plainHandler((error, { debug }) => {
      const text = (options.debug ?? debug) ? errorText(error) : genericText;
      const body: DetailedUnhandledErrorBody = {
        detail: 'Internal server error',
        error: text,
        timestamp: now(),
      };
      return [body, 500];
    }),
  };
}

function now(): string {
  return new Date().toISOString();
}
