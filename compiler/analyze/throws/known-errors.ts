import type * as kinds from '../../../runtime/errors/kinds.ts';
import { constant, unknown, type Value } from './values.ts';

/** The error that a constructor of the runtime creates, in terms of its parameters. */
export interface KnownError {
  readonly status: Value;
  readonly detail: Value;
  readonly options: Value;
}

function parameter(index: number, name: string, filled?: Value): Value {
  return { kind: 'parameter', of: undefined, index, default: filled, otherwise: unknown(name, false) };
}

/** A parameter that may be omitted. */
function optional(index: number, name: string): Value {
  return { kind: 'parameter', of: undefined, index, default: undefined, otherwise: unknown(name) };
}

const text = (...parts: readonly (string | Value)[]): Value => ({
  kind: 'text',
  parts: parts.map((one) => (typeof one === 'string' ? constant(one) : one)),
});

const object = (entries: { readonly [name: string]: Value }): Value => ({
  kind: 'object',
  entries: new Map(Object.entries(entries)),
  open: false,
});

const error = (
  status: number,
  detail: Value,
  code: string,
  more: { readonly [name: string]: Value } = {},
): KnownError => ({ status: constant(status), detail, options: object({ code: constant(code), ...more }) });

const classes = {
  HttpError: {
    status: parameter(0, 'status'),
    detail: parameter(1, 'detail'),
    options: optional(2, 'options'),
  },
  ResourceNotFound: error(
    404,
    text(parameter(0, 'type'), ' with ID ', parameter(1, 'id'), ' not found'),
    'RESOURCE_NOT_FOUND',
    {
      resourceType: parameter(0, 'type'),
    },
  ),
  DuplicateResource: error(
    409,
    text(
      parameter(0, 'type'),
      ' with ',
      parameter(1, 'field'),
      ' ',
      parameter(2, 'value'),
      ' already exists',
    ),
    'DUPLICATE_RESOURCE',
    { field: parameter(1, 'field') },
  ),
  ValidationError: error(422, parameter(0, 'message'), 'VALIDATION_ERROR', { field: optional(1, 'field') }),
  PermissionDenied: error(
    403,
    text('Permission denied: cannot ', parameter(0, 'action'), ' ', parameter(1, 'resource')),
    'PERMISSION_DENIED',
  ),
  RateLimitExceeded: error(429, text('Rate limit exceeded: ', parameter(0, 'limit')), 'RATE_LIMIT_EXCEEDED', {
    retryAfter: optional(1, 'retryAfter'),
  }),
  Unauthorized: error(401, parameter(0, 'detail', constant('Authentication required')), 'UNAUTHORIZED', {
    headers: object({ 'www-authenticate': optional(1, 'challenge') }),
  }),
  Forbidden: error(403, parameter(0, 'detail', constant('Access forbidden')), 'FORBIDDEN'),
} satisfies { readonly [name in keyof typeof kinds | 'HttpError']: KnownError };

/** The classes of `runtime/errors/`, by name. A test compares each with the runtime's own behaviour. */
export const knownErrors: ReadonlyMap<string, KnownError> = new Map(Object.entries(classes));
