import { errorText, genericText } from './error-text.ts';
import type { ValidationEntry, ValidationFailure } from './failure.ts';
import {
  type ErrorAnswerer,
  type ErrorHandlers,
  type ErrorReply,
  plainHandler,
  type RequestFacts,
} from './handlers.ts';
import type { HttpError } from './http-error.ts';
import { phraseOf } from './phrases.ts';

/** What `problemDetails` takes. */
export interface ProblemDetailsOptions {
  /**
   * What every `type` begins with, an address with its last `/` or `#`: `https://shop.example/problems/`
   * makes `https://shop.example/problems/resource-not-found` of the code `RESOURCE_NOT_FOUND`, and of an
   * error without a code what its status is called. Default: `about:blank` for all.
   */
  readonly typeBase?: string;
  /** Whether a 500 tells the text of the exception. Default: the app's own `debug`. Never in production. */
  readonly debug?: boolean;
}

/** The handlers of `problemDetails`: all three, so that nothing falls further up the tree. */
export interface ProblemErrors extends ErrorHandlers {
  // Not inherited: the compiler tells the mode of a route by the interface that declares its handlers.
  readonly validation: ErrorAnswerer<ValidationFailure>;
  readonly http: ErrorAnswerer<HttpError>;
  readonly unhandled: ErrorAnswerer<unknown>;
}

/** Body of an error: RFC 9457. */
export interface ProblemDetails {
  /** An address that stands for the kind of problem. */
  readonly type: string;
  /** What the status is called. */
  readonly title: string;
  readonly status: number;
  /** What went wrong this time: that of the error. */
  readonly detail: string;
  /** The path of the request, without its query. */
  readonly instance: string;
  /** The machine-readable code, where the error has one. */
  readonly code?: string;
}

/** Body of a 422: the entries are those of the default mode. */
export interface ValidationProblemDetails extends ProblemDetails {
  readonly errors: readonly ValidationEntry[];
}

/**
 * Errors as `application/problem+json`: `export default problemDetails()` in an `error.ts`. Single handlers
 * of it may be replaced: `export default { ...problemDetails(), http(error, event) { ... } }`.
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

/** Whatever content type an error's own headers name, this is what it is. */
function answer(body: ProblemDetails, headers: HttpError['headers'] = {}): ErrorReply {
  return [body, body.status, { ...headers, 'content-type': 'application/problem+json' }];
}

/** `resource-not-found` of `RESOURCE_NOT_FOUND` and of `Resource Not Found`. */
function slug(text: string): string {
  return encodeURIComponent(text.toLowerCase().replace(/[\s_]+/g, '-'));
}
