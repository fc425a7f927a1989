import type { H3Event } from 'h3';
import type { ReplyHeaders } from '../exchange/head.ts';
import { spelt } from '../exchange/path-spelling.ts';
import type { ValidationFailure } from './failure.ts';
import type { HttpError } from './http-error.ts';
import type { ExtractionError } from './internal.ts';

/**
 * A body with its status and headers. An `undefined` body sends none. The body is sent as JSON, with two
 * exceptions: bytes (a `Blob`, a stream) are sent as they are, and so is a string if the headers name a
 * content type other than JSON: `['<h1>Gone</h1>', 410, { 'content-type': 'text/html' }]`.
 */
export type ErrorReply = readonly [body: unknown, status: number, headers?: ReplyHeaders];

/** Turns one kind of error into an answer. An error that it throws itself becomes a plain 500. */
export type ErrorAnswerer<E> = (
  error: E,
  event: H3Event,
) => Response | ErrorReply | Promise<Response | ErrorReply>;

/**
 * The export of an `error.ts`. A kind of error without a handler falls to the next `error.ts` up the tree,
 * and finally to the default: `{ detail }` for HTTP errors, `{ detail: [entries] }` for refused requests, a
 * plain 500 for the rest.
 */
export interface ErrorHandlers {
  /** A request that does not fit what the route declares: 422 by default. */
  readonly validation?: ErrorAnswerer<ValidationFailure>;
  /** Every `HttpError`, 405 and 413 included. h3's own `HTTPError` becomes the `cause` of one. */
  readonly http?: ErrorAnswerer<HttpError>;
  /** Everything else that was thrown. It has already been reported. */
  readonly unhandled?: ErrorAnswerer<unknown>;
}

/** The data that the built-in modes need of a request. */
export interface RequestFacts {
  /** The HTTP method, in capitals. */
  readonly method: string;
  /** The path as in a URL, without its query. */
  readonly path: string;
  /** Whether the app runs in debug mode. */
  readonly debug: boolean;
}

export type PlainAnswerer<E> = (error: E, request: RequestFacts) => ErrorReply;

const plain = Symbol.for('routeclass.plainAnswerer');

/** The key of a request's facts in the event's context, for a built-in handler that a custom one calls. */
export const factsKey = Symbol.for('routeclass.requestFacts');

/**
 * An error handler that needs no event, so that its answers can be sent without h3. It remains one when it is
 * spread into another set of handlers.
 */
export function plainHandler<E>(answer: PlainAnswerer<E>): ErrorAnswerer<E> {
  const handler = (error: E, event: H3Event) => answer(error, factsOf(event));
  return Object.assign(handler, { [plain]: answer });
}

function factsOf(event: H3Event): RequestFacts {
  const known = (event.context as { [factsKey]?: RequestFacts })[factsKey];
  return known ?? { method: event.req.method, path: event.url.pathname, debug: false };
}

/** The facts of a request from its path as received. */
export function requestFacts(method: string, path: string, debug: boolean): RequestFacts {
  return {
    method,
    debug,
    // Some exchanges receive characters such as `{` and `^` encoded, others as the client sent them. The path
    // is normalized on access, because few handlers need it.
    get path() {
      return spelt(new URL(`http://localhost${path}`).pathname);
    },
  };
}

/** The handler of a route for one kind of error. */
type Answerer =
  | { readonly isPlain: true; readonly answer: PlainAnswerer<unknown> }
  | { readonly isPlain: false; readonly answer: ErrorAnswerer<unknown> };

/** The handlers of a route for each kind of error. */
export interface ErrorMode {
  readonly validation: Answerer;
  readonly http: Answerer;
  readonly unhandled: Answerer;
  readonly extraction: Answerer;
}

/** Extraction errors are answered alike in every mode. */
const extraction = answererOf(
  plainHandler(({ message, name }: ExtractionError) => [{ error: message, type: name }, 400]),
);

/** @param nearestFirst the handlers that apply to a route; the last one must have all three */
export function errorMode(nearestFirst: readonly ErrorHandlers[]): ErrorMode {
  const find = (kind: keyof ErrorHandlers) => {
    const owner = nearestFirst.find((handlers) => handlers[kind] !== undefined);
    return answererOf(owner?.[kind], owner);
  };
  return {
    validation: find('validation'),
    http: find('http'),
    unhandled: find('unhandled'),
    extraction,
  };
}

/**
 * The types of the kinds are dropped here: the kind of a failure picks the answerer, so each answerer only
 * receives errors of its own kind.
 *
 * @param owner the object that the handler is a method of, for its `this`
 */
function answererOf(handler: ErrorAnswerer<never> | undefined, owner?: ErrorHandlers): Answerer {
  if (typeof handler !== 'function') throw new TypeError(`An error handler must be a function: ${handler}`);
  const direct = (handler as { [plain]?: PlainAnswerer<unknown> })[plain];
  return direct === undefined
    ? { isPlain: false, answer: handler.bind(owner) as ErrorAnswerer<unknown> }
    : { isPlain: true, answer: direct };
}
