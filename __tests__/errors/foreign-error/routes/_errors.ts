export class NotFound extends Error {
  statusCode = 404;
}

/** As `http-errors` has it. */
export function createError(statusCode: number, message: string): Error & { statusCode: number } {
  return Object.assign(new Error(message), { statusCode });
}

/** As apps on Express have it. */
export class ApiError extends Error {
  readonly status: number;

  constructor(message: string, status: number) {
    super(message);
    this.status = status;
  }
}

/** As others of them have it. */
export class Failure extends Error {
  readonly errorCode: number;

  constructor(errorCode: number, message: string) {
    super(message);
    this.errorCode = errorCode;
  }
}

/** As NestJS has it. */
class HttpException extends Error {
  readonly #status: number;

  constructor(message: string, status: number) {
    super(message);
    this.#status = status;
  }

  getStatus(): number {
    return this.#status;
  }

  getResponse(): object {
    return { message: this.message };
  }
}

export function currentUser(): string {
  if (Date.now() > 0) throw new HttpException('Log in first', 401);
  return 'ada';
}
