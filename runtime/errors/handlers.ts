import type { H3Event } from 'h3';
import type { ReplyHeaders } from '../exchange/head.ts';
import type { ValidationFailure } from './failure.ts';
import type { HttpError } from './http-error.ts';
import type { ExtractionError } from './internal.ts';

/**
 * A body with its status and headers; without a body where it is `undefined`. It is sent as JSON, but bytes
 * (a `Blob`, a stream) as they are, and so a string where the headers name a content type that is none of
 * JSON: `['<h1>Gone</h1>', 410, { 'content-type': 'text/html' }]`.
 */
export type ErrorReply = readonly [body: unknown, status: number, headers?: ReplyHeaders];

/** Turns one kind of error into an answer. What it throws itself becomes a plain 500. */
export type ErrorAnswerer<E> = (
  error: E,
  event: H3Event,
) => Response | ErrorReply | Promise<Response | ErrorReply>;

/**
 * What an `error.ts` exports. What it leaves out falls to the next `error.ts` up the tree, at last to the default:
 * `{ detail }` for HTTP errors, `{ detail: [entries] }` for refused requests, a plain 500 for the rest.
 */
export interface ErrorHandlers {
  /** A request that does not fit what the route declares: 422 by default. */
  readonly validation?: ErrorAnswerer<ValidationFailure>;
  /** Every `HttpError`, 405 and 413 included; h3's own `HTTPError` comes as one, with the original as its `cause`. */
  readonly http?: ErrorAnswerer<HttpError>;
  /** Everything else that was thrown; it has been reported already. */
  readonly unhandled?: ErrorAnswerer<unknown>;
}

/** All that the built-in modes need of a request. */
export interface RequestFacts {
  /** The verb, in capitals. */
  readonly method: string;
  /** As it stands in a URL, without its query. */
  readonly path: string;
  /** Whether the app runs in debug mode. */
  readonly debug: boolean;
}

export type PlainAnswerer<E> = (error: E, request: RequestFacts) => ErrorReply;

const plain = Symbol.for('routeclass.plainAnswerer');

/** Where an event's facts are, for a built-in handler that a user's own one calls. */
export const factsKey = Symbol.for('routeclass.requestFacts');

/**
 * A handler that needs no event, so that its answers may be given without h3. It stays one when it is spread
 * into another set.
 */
export function plainHandler<E>(answer: PlainAnswerer<E>): ErrorAnswerer<E> {
  const handler = (error: E, event: H3Event) => answer(error, factsOf(event));
  return Object.assign(handler, { [plain]: answer });
}

function factsOf(event: H3Event): RequestFacts {
  const known = (event.context as { [factsKey]?: RequestFacts })[factsKey];
  return known ?? { method: event.req.method, path: event.url.pathname, debug: false };
}

/** The facts of a request, of its path as it came. */
export function requestFacts(method: string, path: string, debug: boolean): RequestFacts {
  return {
    method,
    debug,
    // What a client leaves unencoded (`{`, `"`) is encoded by some ways in and not by others. Few handlers ask for it.
    get path() {
      return new URL(`http://localhost${path}`).pathname;
    },
  };
}

/** One kind of error as a route answers it. */
type Answerer =
  | { readonly isPlain: true; readonly answer: PlainAnswerer<unknown> }
  | { readonly isPlain: false; readonly answer: ErrorAnswerer<unknown> };

/** How a route answers each kind. */
export interface ErrorMode {
  readonly validation: Answerer;
  readonly http: Answerer;
  readonly unhandled: Answerer;
  readonly extraction: Answerer;
}

/** What cannot be read at all is answered alike everywhere. */
const extraction = answererOf(
  plainHandler(({ message, name }: ExtractionError) => [{ error: message, type: name }, 400]),
);

/** @param nearestFirst the handlers that govern a route; the last one must have all three */
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
 * The kinds are told apart again by the failure that picks the answerer: only what belongs to it is given to it.
 *
 * @param owner what the handler is a method of: it may use others by `this`
 */
function answererOf(handler: ErrorAnswerer<never> | undefined, owner?: ErrorHandlers): Answerer {
  if (typeof handler !== 'function') throw new TypeError(`An error handler must be a function: ${handler}`);
  const direct = (handler as { [plain]?: PlainAnswerer<unknown> })[plain];
  return direct === undefined
    ? { isPlain: false, answer: handler.bind(owner) as ErrorAnswerer<unknown> }
    : { isPlain: true, answer: direct };
}
