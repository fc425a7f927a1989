import { describe, expect, test } from '@jest/globals';
import {
  conflictObject,
  DuplicateResource,
  errorObject,
  Forbidden,
  forbiddenObject,
  HttpError,
  notFoundObject,
  PermissionDenied,
  permissionDeniedObject,
  RateLimitExceeded,
  ResourceNotFound,
  rateLimitObject,
  Unauthorized,
  unauthorizedObject,
  ValidationError,
  validationObject,
} from '../../runtime/index.ts';

const timestamp = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);

describe('the code table', () => {
  test.each<[HttpError, number, string, object]>([
    [
      new ResourceNotFound('Post', 7),
      404,
      'Post with ID 7 not found',
      { 'x-error-code': 'RESOURCE_NOT_FOUND', 'x-resource-type': 'Post' },
    ],
    [
      new DuplicateResource('Post', 'title', 'Hello'),
      409,
      'Post with title Hello already exists',
      { 'x-error-code': 'DUPLICATE_RESOURCE', 'x-field': 'title' },
    ],
    [
      new ValidationError('Too short', 'content'),
      422,
      'Too short',
      { 'x-error-code': 'VALIDATION_ERROR', 'x-field': 'content' },
    ],
    [new ValidationError('Too short'), 422, 'Too short', { 'x-error-code': 'VALIDATION_ERROR' }],
    [
      new PermissionDenied('delete', 'posts'),
      403,
      'Permission denied: cannot delete posts',
      { 'x-error-code': 'PERMISSION_DENIED' },
    ],
    [
      new RateLimitExceeded('5 a minute', 30),
      429,
      'Rate limit exceeded: 5 a minute',
      { 'x-error-code': 'RATE_LIMIT_EXCEEDED', 'retry-after': '30' },
    ],
    [
      new RateLimitExceeded('5 a minute'),
      429,
      'Rate limit exceeded: 5 a minute',
      { 'x-error-code': 'RATE_LIMIT_EXCEEDED' },
    ],
    ...(
      [
        [0.2, '1'],
        [-5, '0'],
        [Number.POSITIVE_INFINITY, '9007199254740991'],
        [1e21, '9007199254740991'],
      ] as const
    ).map(([retryAfter, sent]): [HttpError, number, string, Record<string, string>] => [
      new HttpError(503, 'Later', { retryAfter }),
      503,
      'Later',
      { 'retry-after': sent },
    ]),
    [new HttpError(503, 'Later', { retryAfter: Number.NaN }), 503, 'Later', {}],
    [new Unauthorized(), 401, 'Authentication required', { 'x-error-code': 'UNAUTHORIZED' }],
    [new Forbidden(), 403, 'Access forbidden', { 'x-error-code': 'FORBIDDEN' }],
    [
      new HttpError(400, 'E-mail already exists', { code: 'EMAIL_EXISTS' }),
      400,
      'E-mail already exists',
      { 'x-error-code': 'EMAIL_EXISTS' },
    ],
  ])('%s', (error, status, detail, headers) => {
    expect([error.status, error.detail, error.headers]).toEqual([status, detail, headers]);
  });

  test.each([400, 401, 403, 404, 405, 409, 413, 422, 429, 500, 501, 503])('status %d', (status) => {
    expect(new HttpError(status, 'x')).toMatchObject({ status, detail: 'x', headers: {} });
  });

  test.each([200, 399, 600, 404.5, Number.NaN])('no status: %d', (status) => {
    expect(() => new HttpError(status, 'x')).toThrow(RangeError);
  });

  test('an error keeps its options, for whoever handles it', () => {
    const options = { code: 'A', field: 'b', resourceType: 'C', retryAfter: 0.5 };
    expect(new HttpError(400, 'x', options)).toMatchObject(options);
  });

  test('an option wins over a header of the same name', () => {
    const error = new HttpError(400, 'x', {
      code: 'A',
      headers: { 'X-Error-Code': 'B', 'X-More': ['1', '2'] },
    });
    expect(error.headers).toEqual({ 'X-More': ['1', '2'], 'x-error-code': 'A' });
  });

  test('a header may have the name of what every object has', () => {
    const headers = { constructor: 'a' };
    expect(new HttpError(400, 'x', { headers }).headers).toEqual(headers);
  });

  test('half of a pair of surrogates, as of a text that was cut, hides no error', () => {
    const { headers } = new HttpError(400, 'x', {
      code: 'a\ud83d',
      field: '\ude00',
      resourceType: '\u{1f600}',
    });
    expect(headers).toEqual({
      'x-error-code': 'a%EF%BF%BD',
      'x-resource-type': '%F0%9F%98%80',
      'x-field': '%EF%BF%BD',
    });
  });
});

describe('standardized error objects', () => {
  test('the plain one', () => {
    expect(errorObject('Broken')).toEqual({ detail: 'Broken', status_code: 500, timestamp });
    const all = { status: 400, code: 'ODD', field: 'a', suggestion: 'Try again' };
    expect(errorObject('Odd', all, { more: 1, detail: 'other', status_code: 1 })).toEqual({
      detail: 'Odd',
      status_code: 400,
      timestamp,
      error_code: 'ODD',
      field: 'a',
      suggestion: 'Try again',
      more: 1,
    });
  });

  test('one for each code', () => {
    expect(notFoundObject('User', 7)).toEqual({
      detail: 'User with ID 7 not found',
      status_code: 404,
      timestamp,
      error_code: 'RESOURCE_NOT_FOUND',
      resource_type: 'User',
      resource_id: '7',
    });
    expect(conflictObject('Post', 'title', 'Hello')).toEqual({
      detail: 'Post with title Hello already exists',
      status_code: 409,
      timestamp,
      error_code: 'DUPLICATE_RESOURCE',
      field: 'title',
      value: 'Hello',
    });
    expect(validationObject('Too short', 'content')).toMatchObject({ status_code: 422, field: 'content' });
    expect(validationObject('Too short')).not.toHaveProperty('field');
    expect(unauthorizedObject()).toMatchObject({
      detail: 'Authentication required',
      status_code: 401,
      error_code: 'UNAUTHORIZED',
      suggestion: expect.stringMatching(/valid .*credentials/),
    });
    expect(forbiddenObject('No')).toMatchObject({
      detail: 'No',
      status_code: 403,
      error_code: 'FORBIDDEN',
      suggestion: expect.stringContaining('administrator'),
    });
    expect(permissionDeniedObject('delete', 'posts')).toMatchObject({
      detail: 'Permission denied: cannot delete posts',
      error_code: 'PERMISSION_DENIED',
    });
    expect(rateLimitObject('5 a minute', 30)).toMatchObject({ status_code: 429, retry_after: 30 });
    expect(rateLimitObject('5 a minute')).not.toHaveProperty('retry_after');
  });
});
