/**
 * The standardized body of an error, for handlers that answer with one:
 * `return reply(notFoundObject('User', 5), 404)`.
 */
export interface ErrorObject {
  /** What went wrong, for people. */
  readonly detail: string;
  /** For the reader of the body alone: the answer has the status that the handler gives it. */
  readonly status_code: number;
  /** ISO 8601, of when it was made. */
  readonly timestamp: string;
  /** Machine-readable. */
  readonly error_code?: string;
  /** The field at fault. */
  readonly field?: string;
  /** What the client may do about it. */
  readonly suggestion?: string;
}

/** Of `notFoundObject`: what was looked for, its id as text. */
export interface NotFoundObject extends ErrorObject {
  readonly resource_type: string;
  readonly resource_id: string;
}

/** Of `conflictObject`: the field whose value is taken. */
export interface ConflictObject extends ErrorObject {
  readonly field: string;
  readonly value: string | number;
}

/** Of `rateLimitObject`. */
export interface RateLimitObject extends ErrorObject {
  /** Seconds. */
  readonly retry_after?: number;
}

/** The status and optional fields of an error object. Each option names the field that it sets. */
export interface ErrorObjectOptions {
  /** `status_code`. Default 500. */
  readonly status?: number;
  /** `error_code`. */
  readonly code?: string;
  /** `field`. */
  readonly field?: string;
  /** `suggestion`. */
  readonly suggestion?: string;
}

/** The body of an error: its text for people, and its other fields. */
export function errorObject(detail: string, options?: ErrorObjectOptions): ErrorObject;
/** The body of an error with further fields, `extra`; none of them replaces a standard one. */
export function errorObject<Extra extends object>(
  detail: string,
  options: ErrorObjectOptions,
  extra: Extra,
): Omit<Extra, keyof ErrorObject> & ErrorObject;
export function errorObject(
  detail: string,
  { status = 500, code, field, suggestion }: ErrorObjectOptions = {},
  extra: object = {},
): ErrorObject {
  return {
    ...extra,
    detail,
    status_code: status,
    timestamp: new Date().toISOString(),
    ...(code !== undefined && { error_code: code }),
    ...(field !== undefined && { field }),
    ...(suggestion !== undefined && { suggestion }),
  };
}

/** 404, `RESOURCE_NOT_FOUND`: `Todo with ID 5 not found`. */
export function notFoundObject(type: string, id: string | number): NotFoundObject {
  const options = { status: 404, code: 'RESOURCE_NOT_FOUND' };
  return errorObject(`${type} with ID ${id} not found`, options, {
    resource_type: type,
    resource_id: String(id),
  });
}

/** 409, `DUPLICATE_RESOURCE`: `User with email ada@example.org already exists`. */
export function conflictObject(type: string, field: string, value: string | number): ConflictObject {
  const options = { status: 409, code: 'DUPLICATE_RESOURCE' };
  return { ...errorObject(`${type} with ${field} ${value} already exists`, options, { value }), field };
}

/** 422, `VALIDATION_ERROR`; `field` is the one at fault. */
export function validationObject(message: string, field?: string): ErrorObject {
  const options = { status: 422, code: 'VALIDATION_ERROR' };
  return errorObject(message, field === undefined ? options : { ...options, field });
}

/** 401, `UNAUTHORIZED`, with a `suggestion`. Default of `detail`: `Authentication required`. */
export function unauthorizedObject(detail = 'Authentication required'): ErrorObject {
  return errorObject(detail, {
    status: 401,
    code: 'UNAUTHORIZED',
    suggestion: 'Provide valid authentication credentials',
  });
}

/** 403, `FORBIDDEN`, with a `suggestion`. Default of `detail`: `Access forbidden`. */
export function forbiddenObject(detail = 'Access forbidden'): ErrorObject {
  return errorObject(detail, {
    status: 403,
    code: 'FORBIDDEN',
    suggestion: 'Contact an administrator if you need access',
  });
}

/** 403, `PERMISSION_DENIED`: `Permission denied: cannot delete todo`. */
export function permissionDeniedObject(action: string, resource: string): ErrorObject {
  return errorObject(`Permission denied: cannot ${action} ${resource}`, {
    status: 403,
    code: 'PERMISSION_DENIED',
  });
}

/** 429, `RATE_LIMIT_EXCEEDED`: `Rate limit exceeded: 100 requests per hour`; `retryAfter` in seconds. */
export function rateLimitObject(limit: string, retryAfter?: number): RateLimitObject {
  const options = { status: 429, code: 'RATE_LIMIT_EXCEEDED' };
  const extra = retryAfter === undefined ? {} : { retry_after: retryAfter };
  return errorObject(`Rate limit exceeded: ${limit}`, options, extra);
}
