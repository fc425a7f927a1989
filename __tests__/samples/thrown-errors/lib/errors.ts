import { HttpError, type HttpErrorOptions, ResourceNotFound } from 'routeclass';

/** Several levels above what handlers throw. */
export class AppError extends HttpError {
  constructor(code: string, detail: string, options: HttpErrorOptions = {}) {
    super(400, detail, { ...options, code });
  }
}

export class OutOfStock extends AppError {
  constructor(name: string) {
    super('OUT_OF_STOCK', `${name} is out of stock`, { field: 'name' });
  }
}

/** No constructor of its own. */
export class UserNotFound extends ResourceNotFound {}

/** A status that its caller chooses among a few. */
export class Upstream extends HttpError {
  constructor(status: 502 | 504, { code, retryAfter = 5 }: { code?: string; retryAfter?: number } = {}) {
    super(status, 'The warehouse does not answer', { ...(code !== undefined && { code }), retryAfter });
  }
}

/** A field stands for what its base has set. */
export class Teapot extends AppError {
  override readonly status = 418;
  constructor() {
    super('TEAPOT', 'No coffee here');
  }
}

/** Nothing says which status. */
export class Loose extends HttpError {
  constructor(status: number, detail: string) {
    super(status, detail);
  }
}

/** No HTTP error. */
export class Internal extends Error {
  readonly status = 409;
}
