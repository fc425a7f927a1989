import { expect, test } from '@jest/globals';
import { expectDetail, expectFaults, expectJson } from './support/expectations.ts';
import { describeDemo } from './support/ways.ts';

describeDemo('/todos, of which there is none', (client) => {
  test('an empty list has a total of 0', async () => {
    expectJson(await client.get('/todos'), { total: 0, todos: [] });
  });

  test('a todo lives from POST to DELETE', async () => {
    const created = await client.post('/todos', { title: 'Buy milk' });
    const { id } = created.json as { id: number };
    expectJson(created, { id, title: 'Buy milk', completed: false });
    expect(Number.isSafeInteger(id) && id > 0).toBe(true);
    expectJson(await client.get(`/todos?todo_id=${id}`), { id, title: 'Buy milk', completed: false });

    const put = await client.put(`/todos?todo_id=${id}`, { title: 'Buy oat milk', completed: true });
    expectJson(put, { id, title: 'Buy oat milk', completed: true });
    const patched = await client.patch(`/todos?todo_id=${id}`, { title: 'Bake bread' });
    expectJson(patched, { id, title: 'Bake bread', completed: true });
    expectJson(await client.get(`/todos?todo_id=${id}`), { id, title: 'Bake bread', completed: true });

    const deleted = await client.delete(`/todos?todo_id=${id}`);
    expect(deleted.status).toBe(200);
    const { message, ...rest } = deleted.json as { message: unknown };
    expect(rest).toEqual({ deleted: { id, title: 'Bake bread', completed: true } });
    expect(message).toMatch(new RegExp(`\\b${id}\\b`));

    for (const answer of [
      await client.delete(`/todos?todo_id=${id}`),
      await client.get(`/todos?todo_id=${id}`),
    ]) {
      expectDetail(answer, 404, `Todo with ID ${id} not found`);
    }
    expectJson(await client.get('/todos'), { total: 0, todos: [] });
  });
});

describeDemo('/todos', (client) => {
  /** Adds a todo and gives its id. */
  async function add(title: string, completed = false): Promise<number> {
    const answer = await client.post('/todos', { title, completed });
    expect(answer.status).toBe(200);
    return (answer.json as { id: number }).id;
  }

  test('PUT replaces every field, so that one left out has its default again', async () => {
    const id = await add('Done', true);
    expectJson(await client.put(`/todos?todo_id=${id}`, { title: 'New' }), {
      id,
      title: 'New',
      completed: false,
    });
  });

  test.each([
    [{}, { title: 'Old', completed: true }],
    [{ completed: false }, { title: 'Old', completed: false }],
    [{ title: 'New' }, { title: 'New', completed: true }],
    [
      { title: 'New', completed: false, id: 99, other: 1 },
      { title: 'New', completed: false },
    ],
  ])('PATCH of %j changes nothing else', async (changes, expected) => {
    const id = await add('Old', true);
    expectJson(await client.patch(`/todos?todo_id=${id}`, changes), { id, ...expected });
  });

  test('ids increase and are never used again', async () => {
    const first = await add('a');
    const second = await add('b');
    await client.delete(`/todos?todo_id=${second}`);
    const third = await add('c');
    expect([second > first, third > second]).toEqual([true, true]);
  });

  test('`completed` filters the list and its total', async () => {
    const { todos } = (await client.get('/todos')).json as { todos: { id: number }[] };
    for (const { id } of todos) await client.delete(`/todos?todo_id=${id}`);
    const open = await add('open');
    const done = await add('done', true);
    const all = [
      { id: open, title: 'open', completed: false },
      { id: done, title: 'done', completed: true },
    ];
    expectJson(await client.get('/todos'), { total: 2, todos: all });
    expectJson(await client.get('/todos?completed=true'), { total: 1, todos: [all[1]] });
    expectJson(await client.get('/todos?completed=false'), { total: 1, todos: [all[0]] });
    // A request with an id ignores the other parameters.
    expectJson(await client.get(`/todos?todo_id=${open}&completed=true`), all[0]);
  });

  test.each([
    ['PUT', { title: 'a' }],
    ['PATCH', { title: 'a' }],
    ['DELETE', undefined],
    ['GET', undefined],
  ])('%s of an unknown id is 404 with its code and kind', async (method, body) => {
    const answer = await client.send(method, '/todos?todo_id=123456', { body });
    expectDetail(answer, 404, 'Todo with ID 123456 not found');
    expect(answer.headers['x-error-code']).toBe('RESOURCE_NOT_FOUND');
    expect(answer.headers['x-resource-type']).toBe('Todo');
    expect(answer.headers['x-field']).toBeUndefined();
  });

  test.each([
    ['0', 0],
    ['-1', -1],
    ['-0', 0],
    ['007', 7],
    ['9007199254740991', 9007199254740991],
  ])('GET has no bound on `todo_id`: %s is merely unknown', async (text, id) => {
    // Another test may have created a todo with a small id. An unknown id is named in the detail.
    const answer = await client.get(`/todos?todo_id=${text}`);
    if (answer.status === 200) expect(answer.json).toMatchObject({ id });
    else expectDetail(answer, 404, `Todo with ID ${id} not found`);
  });

  test.each(['0', '-1', '-0'])('PUT, PATCH and DELETE ask for a `todo_id` above 0: not %s', async (input) => {
    const entry = { type: 'greater_than', loc: ['query', 'todo_id'], input, ctx: { gt: 0 } };
    expectFaults(await client.put(`/todos?todo_id=${input}`, { title: 'a' }), [entry]);
    expectFaults(await client.patch(`/todos?todo_id=${input}`, {}), [entry]);
    expectFaults(await client.delete(`/todos?todo_id=${input}`), [entry]);
  });

  test('PUT, PATCH and DELETE ask for a `todo_id`', async () => {
    const entry = { type: 'missing', loc: ['query', 'todo_id'], input: null };
    expectFaults(await client.put('/todos', { title: 'a' }), [entry]);
    expectFaults(await client.patch('/todos', {}), [entry]);
    expectFaults(await client.delete('/todos'), [entry]);
  });

  test('500 at once get 500 ids, and all are in the list', async () => {
    const ids = await Promise.all(Array.from({ length: 500 }, (_, i) => add(`todo ${i}`)));
    expect(new Set(ids).size).toBe(500);
    const { todos } = (await client.get('/todos')).json as { todos: { id: number; title: string }[] };
    const titles = new Map(todos.map(({ id, title }) => [id, title]));
    expect(ids.map((id) => titles.get(id))).toEqual(Array.from({ length: 500 }, (_, i) => `todo ${i}`));
    const inOrder = todos.map(({ id }) => id);
    expect(inOrder).toEqual([...inOrder].sort((a, b) => a - b));
  });

  test('500 on one connection, one after the other, get increasing ids', async () => {
    const body = '{"title":"a"}';
    const one = `POST /todos HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body}`;
    const answers = await client.raw(one.repeat(500), 500);
    const ids = answers.map(({ json }) => (json as { id: number }).id);
    expect(ids).toHaveLength(500);
    expect(ids.every((id, i) => i === 0 || id > ids[i - 1]!)).toBe(true);
  });
});
