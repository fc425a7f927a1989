import type { ValidationEntry } from '../explain/faults.ts';
import { errorText, genericText } from './error-text.ts';
import type { ValidationFailure } from './failure.ts';
import {
  type ErrorAnswerer,
  type ErrorHandlers,
  type ErrorReply,
  plainHandler,
  type RequestFacts,
} from './handlers.ts';
import type { HttpError } from './http-error.ts';
import { phraseOf } from './phrases.ts';

/** The options of `problemDetails`. */
export interface ProblemDetailsOptions {
  /**
   * The beginning of every `type`: a URL including its last `/` or `#`. With `https://shop.example/problems/`
   * the code `RESOURCE_NOT_FOUND` becomes `https://shop.example/problems/resource-not-found`. A refused
   * request has `validation-error`, and any other error without a code the phrase of its status. Default:
   * `about:blank` for all errors.
   */
  readonly typeBase?: string;
  /**
   * Whether a 500 contains the message of the error. Default: the app's `debug`. Never use it in production.
   */
  readonly debug?: boolean;
}

/** The handlers of `problemDetails`: all three, so that no error falls to an `error.ts` further up. */
export interface ProblemErrors extends ErrorHandlers {
  // Declared again: the compiler knows the error mode of a route by the interface that declares its handlers.
  readonly validation: ErrorAnswerer<ValidationFailure>;
  readonly http: ErrorAnswerer<HttpError>;
  readonly unhandled: ErrorAnswerer<unknown>;
}

/** Body of an error: RFC 9457. */
export interface ProblemDetails {
  /** A URI that identifies the kind of problem. */
  readonly type: string;
  /** The phrase of the status. */
  readonly title: string;
  readonly status: number;
  /** The `detail` of the error: what went wrong this time. */
  readonly detail: string;
  /** The path of the request, without its query. */
  readonly instance: string;
  /** The machine-readable code, where the error has one. */
  readonly code?: string;
}

/** Body of a 422. Its entries are those of the default mode. */
export interface ValidationProblemDetails extends ProblemDetails {
  readonly errors: readonly ValidationEntry[];
}

/**
 * Error handlers that answer with `application/problem+json`: `export default problemDetails()` in an
 * `error.ts`. Single handlers can be replaced:
 * `export default { ...problemDetails(), http(error, event) { ... } } satisfies ErrorHandlers`.
 */
export function problemDetails({ debug, typeBase }: ProblemDetailsOptions = {}): ProblemErrors {
  const problem = (status: number, detail: string, { path }: RequestFacts, code?: string): ProblemDetails => {
    const title = phraseOf(status);
    const type = typeBase === undefined ? 'about:blank' : typeBase + slug(code ?? title);
    return { type, title, status, detail, instance: path, ...(code !== undefined && { code }) };
  };
  return {
    validation: plainHandler(({ entries }, request) => {
      const { type, ...rest } = problem(422, 'Validation failed', request);
      const kind = typeBase === undefined ? type : `${typeBase}validation-error`;
      const body: ValidationProblemDetails = { type: kind, ...rest, errors: entries };
      return answer(body);
    }),
    http: plainHandler(({ code, detail, headers, status }, request) =>
      answer(problem(status, detail, request, code), headers),
    ),
    unhandled: plainHandler((error, request) =>
      answer(problem(500, (debug ?? request.debug) ? errorText(error) : genericText, request)),
    ),
  };
}

/** This content type replaces any that the error's own headers name. */
function answer(body: ProblemDetails, headers: HttpError['headers'] = {}): ErrorReply {
  return [body, body.status, { ...headers, 'content-type': 'application/problem+json' }];
}

/** `resource-not-found` for `RESOURCE_NOT_FOUND` and for `Resource Not Found`. */
function slug(text: string): string {
  return encodeURIComponent(text.toLowerCase().replace(/[\s_]+/g, '-'));
}
