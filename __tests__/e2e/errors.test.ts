import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import {
  conflictObject,
  createApp,
  DuplicateResource,
  detailedErrors,
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
} from 'routeclass';
import { defineRoutes, type Exchange, route } from 'routeclass/generated';
import type { Running } from '../runtime/support/ways.ts';
import { Client } from './support/client.ts';
import { expectHttpError } from './support/detailed.ts';
import { expectDetail } from './support/expectations.ts';
import { ways } from './support/ways.ts';

/** Name, error, status, detail and headers of every row. */
const errors: readonly (readonly [string, () => Error, number, string, Readonly<Record<string, string>>])[] =
  [
    ...[400, 401, 403, 404, 405, 409, 413, 422, 429, 500, 501, 503].map(
      (status) =>
        [
          `http-${status}`,
          () => new HttpError(status, `Detail ${status}`),
          status,
          `Detail ${status}`,
          {},
        ] as const,
    ),
    [
      'coded',
      () => new HttpError(404, 'User 5 not found', { code: 'USER_NOT_FOUND' }),
      404,
      'User 5 not found',
      { 'x-error-code': 'USER_NOT_FOUND' },
    ],
    [
      'taken',
      () => new HttpError(400, 'Taken', { code: 'EMAIL_EXISTS', field: 'email' }),
      400,
      'Taken',
      { 'x-error-code': 'EMAIL_EXISTS', 'x-field': 'email' },
    ],
    [
      'not-found',
      () => new ResourceNotFound('Post', 7),
      404,
      'Post with ID 7 not found',
      { 'x-error-code': 'RESOURCE_NOT_FOUND', 'x-resource-type': 'Post' },
    ],
    [
      'duplicate',
      () => new DuplicateResource('Post', 'title', 'A'),
      409,
      'Post with title A already exists',
      { 'x-error-code': 'DUPLICATE_RESOURCE', 'x-field': 'title' },
    ],
    [
      'validation',
      () => new ValidationError('Too short', 'content'),
      422,
      'Too short',
      { 'x-error-code': 'VALIDATION_ERROR', 'x-field': 'content' },
    ],
    [
      'validation-plain',
      () => new ValidationError('Too short'),
      422,
      'Too short',
      { 'x-error-code': 'VALIDATION_ERROR' },
    ],
    [
      'permission',
      () => new PermissionDenied('delete', 'post'),
      403,
      'Permission denied: cannot delete post',
      { 'x-error-code': 'PERMISSION_DENIED' },
    ],
    [
      'rate',
      () => new RateLimitExceeded('5 per minute', 30),
      429,
      'Rate limit exceeded: 5 per minute',
      { 'x-error-code': 'RATE_LIMIT_EXCEEDED', 'retry-after': '30' },
    ],
    [
      'rate-plain',
      () => new RateLimitExceeded('5 per minute'),
      429,
      'Rate limit exceeded: 5 per minute',
      { 'x-error-code': 'RATE_LIMIT_EXCEEDED' },
    ],
    [
      'unauthorized',
      () => new Unauthorized(),
      401,
      'Authentication required',
      { 'x-error-code': 'UNAUTHORIZED' },
    ],
    [
      'unauthorized-own',
      () => new Unauthorized('Token expired'),
      401,
      'Token expired',
      { 'x-error-code': 'UNAUTHORIZED' },
    ],
    ['forbidden', () => new Forbidden(), 403, 'Access forbidden', { 'x-error-code': 'FORBIDDEN' }],
  ];

/** The object that each builder makes, without its timestamp. */
const objects: readonly (readonly [string, () => object, object])[] = [
  ['error', () => errorObject('Broken'), { detail: 'Broken', status_code: 500 }],
  [
    'error-all',
    () => errorObject('Broken', { status: 503, code: 'DOWN', field: 'a', suggestion: 'Wait' }, { more: 1 }),
    { detail: 'Broken', status_code: 503, error_code: 'DOWN', field: 'a', suggestion: 'Wait', more: 1 },
  ],
  [
    'not-found',
    () => notFoundObject('User', 5),
    {
      detail: 'User with ID 5 not found',
      status_code: 404,
      error_code: 'RESOURCE_NOT_FOUND',
      resource_type: 'User',
      resource_id: '5',
    },
  ],
  [
    'conflict',
    () => conflictObject('Post', 'title', 'A'),
    {
      detail: 'Post with title A already exists',
      status_code: 409,
      error_code: 'DUPLICATE_RESOURCE',
      field: 'title',
      value: 'A',
    },
  ],
  [
    'validation',
    () => validationObject('Too short', 'content'),
    { detail: 'Too short', status_code: 422, error_code: 'VALIDATION_ERROR', field: 'content' },
  ],
  [
    'permission',
    () => permissionDeniedObject('delete', 'post'),
    { detail: 'Permission denied: cannot delete post', status_code: 403, error_code: 'PERMISSION_DENIED' },
  ],
  [
    'rate',
    () => rateLimitObject('5 per minute', 30),
    {
      detail: 'Rate limit exceeded: 5 per minute',
      status_code: 429,
      error_code: 'RATE_LIMIT_EXCEEDED',
      retry_after: 30,
    },
  ],
  [
    'unauthorized',
    () => unauthorizedObject(),
    {
      detail: 'Authentication required',
      status_code: 401,
      error_code: 'UNAUTHORIZED',
      suggestion: expect.stringMatching(/provide valid .*credentials/i),
    },
  ],
  [
    'forbidden',
    () => forbiddenObject(),
    {
      detail: 'Access forbidden',
      status_code: 403,
      error_code: 'FORBIDDEN',
      suggestion: expect.stringMatching(/contact an administrator/i),
    },
  ],
];

class Page {
  get() {}
}

const secret = 'secret of /srv/app/db.ts:12';
const fail = (error: () => unknown) => () => {
  throw error();
};
const unexpected = () => new Error(secret);

const routes = defineRoutes([
  ...errors.flatMap(([name, error]) => [
    route(`/plain/${name}`, Page, { get: fail(error) }),
    route(`/detailed/${name}`, Page, { get: fail(error) }, { errors: [detailedErrors()] }),
  ]),
  ...objects.map(([name, make]) =>
    route(`/object/${name}`, Page, {
      get: (_page: Page, x: Exchange) => x.reply(200, JSON.stringify(make())),
    }),
  ),
  route('/plain/unexpected', Page, { get: fail(unexpected) }),
  route('/plain/status', Page, { get: fail(() => ({ status: 404, message: secret })) }),
  route('/detailed/unexpected', Page, { get: fail(unexpected) }, { errors: [detailedErrors()] }),
  route('/debug/unexpected', Page, { get: fail(unexpected) }, { errors: [detailedErrors({ debug: true })] }),
]);

describe.each(ways)('errors, $name', ({ start }) => {
  const client = new Client();
  const reported: unknown[] = [];
  let running: Running;
  beforeAll(async () => {
    running = await start(createApp(routes, { onError: (error) => reported.push(error) }));
    client.port = running.port;
  });
  afterAll(async () => {
    client.close();
    await running.close();
  });

  test.each(errors)('%s by default', async (name, _error, status, detail, headers) => {
    const answer = await client.get(`/plain/${name}`);
    expectDetail(answer, status, detail);
    expect(answer.headers).toMatchObject(headers);
    expect(Number(answer.headers['x-process-time'])).toBeGreaterThan(0);
    if (!('retry-after' in headers)) expect(answer.headers['retry-after']).toBeUndefined();
  });

  test.each(errors)('%s in detail', async (name, _error, status, detail, headers) => {
    const path = `/detailed/${name}`;
    expectHttpError(await client.get(path), { status, method: 'GET', path, detail, headers });
  });

  test.each(objects)('the standardized object: %s', async (name, _make, expected) => {
    const { json } = await client.get(`/object/${name}`);
    expect(json).toEqual({ ...expected, timestamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/) });
  });

  test('an unexpected error is a reported 500, with its message in debug mode only', async () => {
    reported.length = 0;
    const detailed = { detail: 'Internal server error', timestamp: expect.any(String) };
    const answers = [
      await client.get('/plain/unexpected'),
      await client.get('/plain/status'),
      await client.get('/detailed/unexpected'),
    ];
    for (const { status, text } of answers) {
      expect(status).toBe(500);
      expect(text).not.toMatch(/secret|srv|\.ts/);
    }
    expectDetail(answers[0]!, 500, 'Internal Server Error');
    expectDetail(answers[1]!, 500, 'Internal Server Error');
    expect(answers[2]!.json).toEqual({ ...detailed, error: 'An unexpected error occurred' });
    const told = await client.get('/debug/unexpected');
    expect([told.status, told.json]).toEqual([500, { ...detailed, error: secret }]);
    expect(reported).toHaveLength(4);
  });
});
