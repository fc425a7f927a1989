import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { createApp } from 'routeclass';
import { AnswerError, type ApiClient, createClient, unwrap } from '../../generated/client.ts';
import { routes } from '../../generated/dispatch.ts';
import { document } from '../../generated/openapi.ts';
import { ways } from '../e2e/support/ways.ts';
import type { Running } from '../runtime/support/ways.ts';

/** The demo, every route of it, as the client that is made of it sees it. */
describe.each(ways)('the demo, $name', ({ start }) => {
  let running: Running;
  let client: ApiClient;
  const called = new Set<string>();
  beforeAll(async () => {
    running = await start(createApp(routes));
    const made = createClient({ baseUrl: `http://127.0.0.1:${running.port}` });
    client = Object.fromEntries(
      Object.entries(made).map(([name, method]) => [
        name,
        (...taken: unknown[]) => {
          called.add(name);
          return (method as (...taken: unknown[]) => unknown)(...taken);
        },
      ]),
    ) as unknown as ApiClient;
  });
  afterAll(() => running.close());

  test('todos are made, found, replaced, changed and deleted', async () => {
    const made = unwrap(await client.postTodos({ body: { title: 'Buy milk' } }));
    expect(made).toEqual({ id: made.id, title: 'Buy milk', completed: false });
    const one = { query: { todo_id: made.id } };
    expect(await client.getTodos(one)).toMatchObject({ ok: true, status: 200, data: made });
    const replaced = { title: 'Buy tea', completed: true };
    expect(unwrap(await client.putTodos({ ...one, body: replaced }))).toEqual({ id: made.id, ...replaced });
    expect(unwrap(await client.patchTodos({ ...one, body: { completed: false } }))).toMatchObject({
      completed: false,
    });
    expect(unwrap(await client.getTodos({ query: { completed: false } }))).toMatchObject({ total: 1 });
    expect(unwrap(await client.getTodos())).toMatchObject({ total: 1, todos: [{ title: 'Buy tea' }] });
    expect(unwrap(await client.deleteTodos(one))).toMatchObject({ deleted: { id: made.id } });
  });

  test('what is thrown comes back, also where it is not in the document', async () => {
    const answer = await client.getTodos({ query: { todo_id: 99 } });
    expect(answer.ok).toBe(false);
    expect(answer.response.status).toBe(404);
    expect(answer).toMatchObject({ error: { detail: 'Todo with ID 99 not found' } });
    expect(answer.headers.get('x-error-code')).toBe('RESOURCE_NOT_FOUND');
    const fault = await client
      .deleteTodos({ query: { todo_id: 99 } })
      .then(unwrap)
      .catch((error) => error);
    expect(fault).toBeInstanceOf(AnswerError);
    expect((fault as AnswerError).answer.response.status).toBe(404);
    expect((fault as AnswerError).message).toMatch(/404.*not found/);
  });

  test('errors are distinguished by status, each with the body of its route', async () => {
    const answer = await client.postTodos({ body: { title: '' } });
    if (answer.status !== 422) throw new Error(`status ${answer.status}`);
    expect(answer.error.detail).toEqual([
      {
        type: 'string_too_short',
        loc: ['body', 'title'],
        msg: expect.any(String),
        input: '',
        ctx: { min_length: 1 },
      },
    ]);
    const detailed = await client.postUsers({ body: { name: 'A', email: 'none', age: -1 } });
    if (detailed.status !== 422) throw new Error(`status ${detailed.status}`);
    expect(detailed.error.errors.map(({ field }) => field)).toEqual(['body.name', 'body.email', 'body.age']);
    const huge = await client.postTodos({ body: { title: 'x'.repeat(2_000_000) } });
    if (huge.status !== 413) throw new Error(`status ${huge.status}`);
    expect(huge.error.detail).toBe('Content Too Large');
  });

  test('users', async () => {
    const ada = unwrap(await client.postUsers({ body: { name: 'Ada', email: 'ada@example.org' } }));
    expect(ada).toEqual({ id: ada.id, name: 'Ada', email: 'ada@example.org', age: null });
    const one = { query: { user_id: ada.id } };
    const body = { name: 'Ada L.', email: 'ada@example.org', age: 36 };
    expect(unwrap(await client.putUsers({ ...one, body }))).toEqual({ id: ada.id, ...body });
    expect(unwrap(await client.getUsers(one))).toMatchObject({ age: 36 });
    expect(unwrap(await client.getUsers())).toMatchObject({ users: [{ id: ada.id }] });
    const taken = await client.postUsers({ body: { ...body } });
    expect([taken.ok, taken.response.status]).toEqual([false, 400]);
    expect(unwrap(await client.deleteUsers(one))).toMatchObject({ deleted: { id: ada.id } });
    expect(unwrap(await client.getUsersById({ path: { id: 7 } }))).toEqual({ id: 7 });
    const sent = {
      path: { id: 7 },
      query: { force: true },
      headers: { authorization: 'Bearer token' },
      body: { name: 'Ada', email: 'ada@example.org', age: 36 },
    };
    expect(unwrap(await client.putUsersById(sent))).toEqual({ id: 7, ...sent.body, force: true });
  });

  test('posts', async () => {
    const body = { title: `News ${running.port}`, content: 'long enough' };
    const made = await client.postPosts({ body });
    expect(made.status).toBe(201);
    const post = unwrap(made);
    expect(unwrap(await client.getPosts({ query: { post_id: post.id } }))).toEqual(post);
    const again = await client.postPosts({ body });
    expect([again.ok, again.response.status]).toEqual([false, 409]);
  });

  test('queries, headers, cookies, forms and files', async () => {
    const query = { limit: 5, offset: 2, search: 'a&b=ü +%', tags: ['x y', '', 'ß'] };
    expect(unwrap(await client.getItems({ query }))).toEqual(query);
    expect(unwrap(await client.getItems())).toEqual({ limit: 10, offset: 0, search: null, tags: null });
    expect(unwrap(await client.getItems({ query: { tags: [] } }))).toMatchObject({ tags: [] });
    expect(unwrap(await client.getAgent({ headers: { 'user-agent': 'me/1' } }))).toEqual({
      user_agent: 'me/1',
    });
    const cookies = { session_id: 'a;b=c ü%' };
    expect(unwrap(await client.getSession({ cookies }))).toEqual(cookies);
    expect(unwrap(await client.getSession())).toEqual({ error: 'No session' });
    const form = { username: 'ada & co', password: '+%ü' };
    expect(unwrap(await client.postLogin({ form }))).toEqual({ username: 'ada & co' });
    const content = new Blob(['hello'], { type: 'text/plain' });
    expect(unwrap(await client.postUpload({ form: { file: content } }))).toMatchObject({
      filename: 'blob',
      size: 5,
    });
    const file = { content, filename: 'grüße "a".txt' };
    expect(unwrap(await client.postUpload({ form: { file } }))).toEqual({
      filename: file.filename,
      size: 5,
      content_type: 'text/plain',
    });
    const refused = await client.postUpload({ form: { file: new Blob(['x'.repeat(11_000_000)]) } });
    expect(refused.status).toBe(413);
  });

  test('every operation of the document was called', () => {
    const { paths } = JSON.parse(document) as {
      paths: { [path: string]: { [verb: string]: { operationId: string } } };
    };
    const ids = Object.values(paths).flatMap((verbs) =>
      Object.values(verbs).map(({ operationId }) => operationId),
    );
    expect([...called].sort()).toEqual(ids.sort());
  });

  test('an aborted request throws the reason of the signal', async () => {
    const signal = AbortSignal.abort(new Error('changed my mind'));
    await expect(client.getTodos({}, { signal })).rejects.toThrow('changed my mind');
    const shared = createClient({ baseUrl: `http://127.0.0.1:${running.port}`, signal });
    await expect(shared.getTodos({}, { signal: new AbortController().signal })).rejects.toThrow(
      'changed my mind',
    );
  });
});
