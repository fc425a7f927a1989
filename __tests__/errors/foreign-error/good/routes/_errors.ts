import { HttpError } from 'routeclass';

export class NotFound extends HttpError {
  readonly statusCode = 404;

  constructor(what: string) {
    super(404, `No ${what}`);
  }
}

/** Of another service. */
export class UpstreamError extends Error {
  readonly statusCode = 502;
}

/** What HTTP clients throw has the status of an answer to the app. */
export class ClientError extends Error {
  readonly status = 404;
  readonly statusCode?: number;
}

export function fetchTodos(): readonly string[] {
  throw new UpstreamError('Bad gateway');
}
