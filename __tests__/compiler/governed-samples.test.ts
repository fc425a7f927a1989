import { describe, expect, test } from '@jest/globals';
import { sampleApp } from './support/sample-app.ts';

const reported: unknown[] = [];
const governed = await sampleApp('error-files', { onError: (error) => reported.push(error) });
const guarded = await sampleApp('middleware-files');

async function send(app: typeof governed, line: string, body?: string) {
  const [method, target] = line.split(' ');
  const headers = { 'content-type': 'application/json' };
  const request = new Request(`http://test${target}`, {
    method: method!,
    ...(body !== undefined && { body, headers }),
  });
  const response = await app.fetch(request);
  const text = await response.text();
  return {
    status: response.status,
    body: text === '' ? undefined : JSON.parse(text),
    trail: response.headers.get('x-trail'),
  };
}

const timestamp = expect.any(String);
const internal = { detail: 'Internal server error', error: 'An unexpected error occurred', timestamp };

describe('what an `error.ts` leaves out falls to the next one up the tree, at last to the default', () => {
  test('one with `http` alone', async () => {
    expect(await send(governed, 'GET /plain?status=418')).toMatchObject({
      status: 418,
      body: { problem: 'As you wish' },
    });
    expect(await send(governed, 'PUT /plain')).toMatchObject({
      status: 405,
      body: { problem: 'Method Not Allowed' },
    });
    const { body, status } = await send(governed, 'GET /plain?status=x');
    expect([status, body.detail[0].loc]).toEqual([422, ['query', 'status']]);
    expect(await send(governed, 'POST /plain', '0')).toMatchObject({
      status: 500,
      body: { detail: 'Internal Server Error' },
    });
  });

  test('detailed errors are complete', async () => {
    expect((await send(governed, 'GET /users?status=418')).body).toEqual({
      detail: 'As you wish',
      status_code: 418,
      path: '/users',
      method: 'GET',
      timestamp,
    });
    expect((await send(governed, 'GET /users?status=x')).body).toMatchObject({
      errors: [{ field: 'query.status', type: 'int_parsing' }],
    });
    expect((await send(governed, 'POST /users', '0')).body).toEqual(internal);
  });

  test('detailed errors whose `http` was replaced keep the rest', async () => {
    expect((await send(governed, 'GET /posts?status=418')).body).toEqual({ post: 'As you wish' });
    expect((await send(governed, 'GET /posts?status=x')).body).toMatchObject({ detail: 'Validation failed' });
    expect((await send(governed, 'POST /posts', '0')).body).toEqual(internal);
  });

  test('the nearest one comes first, and what it lacks is found above', async () => {
    expect(await send(governed, 'GET /posts/archive?status=x')).toMatchObject({
      status: 400,
      body: { faults: 1 },
    });
    expect((await send(governed, 'GET /posts/archive?status=418')).body).toEqual({ post: 'As you wish' });
    expect((await send(governed, 'POST /posts/archive', '0')).body).toEqual(internal);
  });

  test('an unknown path is answered in the same way everywhere', async () => {
    for (const path of ['/nothing', '/users/nothing', '/posts/archive/nothing']) {
      expect(await send(governed, `GET ${path}`)).toMatchObject({
        status: 404,
        body: { detail: 'Not Found' },
      });
    }
  });

  test('unexpected errors are reported', () => {
    expect(reported.map(String)).toEqual(Array(4).fill('Error: secret'));
  });
});

describe('middleware', () => {
  test.each([
    ['GET /', 200, 'root'],
    ['GET /health', 200, 'root, internal'],
    ['GET /admin', 200, 'root, admin 1, admin 2'],
    ['GET /admin/5', 200, 'root, admin 1, admin 2, id 5'],
    ['GET /admin/x', 422, 'root, admin 1, admin 2, id x'],
  ])('runs from the outermost folder inwards: %s', async (line, status, trail) => {
    expect(await send(guarded, line)).toMatchObject({ status, trail });
  });

  test('runs also where no method answers', async () => {
    expect(await send(guarded, 'DELETE /admin')).toMatchObject({
      status: 405,
      trail: 'root, admin 1, admin 2',
    });
    expect(await send(guarded, 'OPTIONS /admin')).toMatchObject({
      status: 204,
      trail: 'root, admin 1, admin 2',
    });
  });

  test('refuses before anything is read', async () => {
    expect(await send(guarded, 'GET /admin/0')).toMatchObject({
      status: 403,
      body: { detail: 'Not this one' },
    });
    expect(await send(guarded, 'DELETE /admin/0')).toMatchObject({ status: 403 });
  });

  test.each(['/nothing', '/admin/5/nothing', '/internal/health'])('never runs for %s', async (path) => {
    expect(await send(guarded, `GET ${path}`)).toEqual({
      status: 404,
      body: { detail: 'Not Found' },
      trail: null,
    });
  });
});
