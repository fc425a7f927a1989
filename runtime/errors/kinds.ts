import { HttpError } from './http-error.ts';

/** 404, `RESOURCE_NOT_FOUND`: `new ResourceNotFound('Todo', 5)` says `Todo with ID 5 not found`. */
export class ResourceNotFound extends HttpError {
  constructor(type: string, id: string | number) {
    super(404, `${type} with ID ${id} not found`, { code: 'RESOURCE_NOT_FOUND', resourceType: type });
  }
}

/**
 * 409, `DUPLICATE_RESOURCE`: `new DuplicateResource('User', 'email', email)` says
 * `User with email ada@example.org already exists`.
 */
export class DuplicateResource extends HttpError {
  constructor(type: string, field: string, value: string | number) {
    super(409, `${type} with ${field} ${value} already exists`, { code: 'DUPLICATE_RESOURCE', field });
  }
}

/** 422, `VALIDATION_ERROR`: a business rule that types cannot express; `field` is the one that breaks it. */
export class ValidationError extends HttpError {
  constructor(message: string, field?: string) {
    super(
      422,
      message,
      field === undefined ? { code: 'VALIDATION_ERROR' } : { code: 'VALIDATION_ERROR', field },
    );
  }
}

/** 403, `PERMISSION_DENIED`: `new PermissionDenied('delete', 'todo')` says `Permission denied: cannot delete todo`. */
export class PermissionDenied extends HttpError {
  constructor(action: string, resource: string) {
    super(403, `Permission denied: cannot ${action} ${resource}`, { code: 'PERMISSION_DENIED' });
  }
}

/**
 * 429, `RATE_LIMIT_EXCEEDED`: `new RateLimitExceeded('100 requests per hour')` says
 * `Rate limit exceeded: 100 requests per hour`; `retryAfter` in seconds.
 */
export class RateLimitExceeded extends HttpError {
  constructor(limit: string, retryAfter?: number) {
    const code = 'RATE_LIMIT_EXCEEDED';
    super(429, `Rate limit exceeded: ${limit}`, retryAfter === undefined ? { code } : { code, retryAfter });
  }
}

/**
 * 401, `UNAUTHORIZED`. Default detail: `Authentication required`. `challenge`, such as
 * `Bearer error="invalid_token"`, is sent as `WWW-Authenticate`; without it that header is not sent.
 */
export class Unauthorized extends HttpError {
  constructor(detail = 'Authentication required', challenge?: string) {
    const headers = challenge === undefined ? {} : { 'www-authenticate': challenge };
    super(401, detail, { code: 'UNAUTHORIZED', headers });
  }
}

/** 403, `FORBIDDEN`: the client is known, but has no access. Default detail: `Access forbidden`. */
export class Forbidden extends HttpError {
  constructor(detail = 'Access forbidden') {
    super(403, detail, { code: 'FORBIDDEN' });
  }
}
