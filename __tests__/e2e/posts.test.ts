import { expect, test } from '@jest/globals';
import { expectHttpError, expectInvalid } from './support/detailed.ts';
import { expectJson } from './support/expectations.ts';
import { describeDemo } from './support/ways.ts';

let count = 0;
/** A title that no other test uses. */
const fresh = () => `Title ${++count}`;

const shortContent = {
  status: 422,
  method: 'POST',
  path: '/posts',
  detail: 'Content must be at least 10 characters',
  headers: { 'x-error-code': 'VALIDATION_ERROR', 'x-field': 'content' },
};

describeDemo('/posts', (client) => {
  test('a post is created with 201 and found by its id', async () => {
    const title = fresh();
    const answer = await client.post('/posts', { title, content: 'Ten chars.' });
    const { id } = answer.json as { id: number };
    expect([answer.status, answer.json]).toEqual([201, { id, title, content: 'Ten chars.' }]);
    expect(answer.headers['content-type']).toBe('application/json');
    expect(Number.isSafeInteger(id) && id > 0).toBe(true);
    expectJson(await client.get(`/posts?post_id=${id}`), { id, title, content: 'Ten chars.' });
    const next = await client.post('/posts', { title: fresh(), content: 'Ten chars.' });
    expect((next.json as { id: number }).id).toBeGreaterThan(id);
  });

  test('an unknown id is 404 RESOURCE_NOT_FOUND with the kind of thing', async () => {
    expectHttpError(await client.get('/posts?post_id=123456'), {
      status: 404,
      method: 'GET',
      path: '/posts',
      detail: 'Post with ID 123456 not found',
      headers: { 'x-error-code': 'RESOURCE_NOT_FOUND', 'x-resource-type': 'Post' },
    });
  });

  test.each(['A title', 'Käse & "日本"', 'line\nbreak', '', '__proto__', '\u{1F600}'])(
    'a title exists once: %j is 409 DUPLICATE_RESOURCE the second time',
    async (title) => {
      const body = { title, content: 'Ten chars.' };
      expect((await client.post('/posts', body)).status).toBe(201);
      expectHttpError(await client.post('/posts', body), {
        status: 409,
        method: 'POST',
        path: '/posts',
        detail: `Post with title ${title} already exists`,
        headers: { 'x-error-code': 'DUPLICATE_RESOURCE', 'x-field': 'title' },
      });
    },
  );

  test('titles differ by their case', async () => {
    const title = fresh();
    for (const one of [title, title.toUpperCase()]) {
      expect((await client.post('/posts', { title: one, content: 'Ten chars.' })).status).toBe(201);
    }
  });

  test.each(['', 'too short', '123456789', '\u{1F600}'.repeat(9)])(
    'a content of less than 10 characters is 422 naming the field: %j',
    async (content) => {
      const title = fresh();
      expectHttpError(await client.post('/posts', { title, content }), shortContent);
      // Nothing was added: the title is still free.
      expect((await client.post('/posts', { title, content: '0123456789' })).status).toBe(201);
      // The rule is checked before the conflict.
      expectHttpError(await client.post('/posts', { title, content }), shortContent);
    },
  );

  test.each(['0123456789', '\u{1F600}'.repeat(10), ' '.repeat(10), 'x'.repeat(100_000)])(
    'a content of 10 characters and more is taken: %#',
    async (content) => {
      const title = fresh();
      const answer = await client.post('/posts', { title, content });
      expect([answer.status, answer.json]).toEqual([201, { id: expect.any(Number), title, content }]);
    },
  );

  test('what is missing or of another type is 422', async () => {
    expectInvalid(await client.post('/posts', {}), ['body.title', 'missing'], ['body.content', 'missing']);
    expectInvalid(await client.post('/posts', { title: fresh() }), ['body.content', 'missing']);
    expectInvalid(
      await client.post('/posts', { title: 5, content: null }),
      ['body.title', 'string_type'],
      ['body.content', 'string_type'],
    );
    expectInvalid(await client.post('/posts', []), ['body', 'model_attributes_type']);
    expectInvalid(await client.send('POST', '/posts'), ['body', 'missing']);
    expectInvalid(await client.typed('POST', '/posts', 'text/plain', '{}'), ['body', 'missing']);
    expectInvalid(await client.send('POST', '/posts', { body: '{"title":' }), ['body.9', 'json_invalid']);
  });

  test.each([
    ['', 'missing'],
    ['?post_id=', 'int_parsing'],
    ['?post_id=0', 'greater_than'],
    ['?post_id=-1', 'greater_than'],
    ['?post_id=x', 'int_parsing'],
    ['?post_id=1.5', 'int_parsing'],
    ['?post_id=9007199254740992', 'int_parsing'],
    ['?Post_id=1', 'missing'],
  ])('GET /posts%s is 422 %s', async (query, type) => {
    expectInvalid(await client.get(`/posts${query}`), ['query.post_id', type]);
  });

  test.each(['PUT', 'PATCH', 'DELETE'])(
    '%s is 405 in the same shape, with what is allowed',
    async (method) => {
      const answer = await client.send(method, '/posts?post_id=1');
      expectHttpError(answer, { status: 405, method, path: '/posts', detail: 'Method Not Allowed' });
      expect(answer.headers.allow?.split(', ').sort()).toEqual(['GET', 'HEAD', 'OPTIONS', 'POST']);
    },
  );

  test('of 50 who send one title at once, one gets 201 and the others 409', async () => {
    const body = { title: fresh(), content: 'Ten chars.' };
    const all = await Promise.all(Array.from({ length: 50 }, () => client.post('/posts', body)));
    expect(all.map(({ status }) => status).sort()).toEqual([201, ...Array(49).fill(409)]);
  });
});
