import { expect, test } from '@jest/globals';
import { expectFaults, expectJson } from './support/expectations.ts';
import { describeDemo } from './support/ways.ts';

const emoji = '\u{1F600}';

describeDemo('the body of /todos', (client) => {
  const missingBody = { type: 'missing', loc: ['body'], input: null };

  async function patchOf(changes: unknown) {
    const { id } = (await client.post('/todos', { title: 'old' })).json as { id: number };
    return client.patch(`/todos?todo_id=${id}`, changes);
  }

  test.each([
    ['one character', 'a'],
    ['200 characters', 'a'.repeat(200)],
    ['200 code points of two units each', emoji.repeat(200)],
    ['a blank', ' '],
    ['what JSON escapes', '"\\/\b\f\n\r\t\u0000\u2028<>&'],
    ['other scripts', 'Käse 日本 नमस्ते e\u0301'],
    ['what looks like a number', '5'],
  ])('a title may be %s, and comes back as it is', async (_name, title) => {
    const answer = await client.post('/todos', { title });
    expect([answer.status, answer.json]).toEqual([200, { id: expect.any(Number), title, completed: false }]);
  });

  test.each([
    ['', 'string_too_short', { min_length: 1 }],
    ['a'.repeat(201), 'string_too_long', { max_length: 200 }],
    [emoji.repeat(201), 'string_too_long', { max_length: 200 }],
  ])('a title is refused: %#', async (title, type, ctx) => {
    const entry = { type, loc: ['body', 'title'], input: title, ctx };
    expectFaults(await client.post('/todos', { title }), [entry]);
    expectFaults(await client.put('/todos?todo_id=1', { title }), [entry]);
    expectFaults(await patchOf({ title }), [entry]);
  });

  test.each([5, 0, true, null, ['a'], { a: 1 }])('a title is a string, not %j', async (input) => {
    const entry = { type: 'string_type', loc: ['body', 'title'], input };
    expectFaults(await client.post('/todos', { title: input }), [entry]);
    expectFaults(await patchOf({ title: input }), [entry]);
  });

  test.each(['true', 'false', 1, 0, null, [], {}])('`completed` is a boolean, not %j', async (input) => {
    const entry = { type: 'bool_type', loc: ['body', 'completed'], input };
    expectFaults(await client.post('/todos', { title: 'a', completed: input }), [entry]);
    expectFaults(await patchOf({ completed: input }), [entry]);
  });

  test.each([null, 5, 1.5, 'text', true, false, [], [{ title: 'a' }]])(
    'a todo is an object, not %j',
    async (input) => {
      const entry = { type: 'model_attributes_type', loc: ['body'], input };
      const options = { body: JSON.stringify(input) };
      expectFaults(await client.send('POST', '/todos', options), [entry]);
      expectFaults(await client.send('PUT', '/todos?todo_id=1', options), [entry]);
      expectFaults(await client.send('PATCH', '/todos?todo_id=1', options), [entry]);
    },
  );

  test.each([{}, { completed: true }, { Title: 'a' }, { 'title ': 'a' }])(
    'a title is missing in %j',
    async (input) => {
      expectFaults(await client.post('/todos', input), [{ type: 'missing', loc: ['body', 'title'], input }]);
      expectFaults(await client.put('/todos?todo_id=1', input), [
        { type: 'missing', loc: ['body', 'title'], input },
      ]);
    },
  );

  test('all failures come at once, those of the query before those of the body', async () => {
    expectFaults(await client.put('/todos?todo_id=x', { title: '', completed: 'yes' }), [
      { type: 'int_parsing', loc: ['query', 'todo_id'], input: 'x' },
      { type: 'string_too_short', loc: ['body', 'title'], input: '', ctx: { min_length: 1 } },
      { type: 'bool_type', loc: ['body', 'completed'], input: 'yes' },
    ]);
    expectFaults(await client.put('/todos', {}), [
      { type: 'missing', loc: ['query', 'todo_id'], input: null },
      { type: 'missing', loc: ['body', 'title'], input: {} },
    ]);
    expectFaults(await client.send('PATCH', '/todos?todo_id=0'), [
      { type: 'greater_than', loc: ['query', 'todo_id'], input: '0', ctx: { gt: 0 } },
      missingBody,
    ]);
    // In the order of the model, whatever the order of the request.
    expectFaults(await client.send('POST', '/todos', { body: '{"completed":null,"title":null}' }), [
      { type: 'string_type', loc: ['body', 'title'], input: null },
      { type: 'bool_type', loc: ['body', 'completed'], input: null },
    ]);
  });

  test('what is refused changes nothing', async () => {
    const { id } = (await client.post('/todos', { title: 'old' })).json as { id: number };
    const before = (await client.get('/todos')).json;
    for (const method of ['PUT', 'PATCH']) {
      const answer = await client.send(method, `/todos?todo_id=${id}`, {
        body: { title: 'new', completed: 1 },
      });
      expect(answer.status).toBe(422);
    }
    expect((await client.post('/todos', { title: '' })).status).toBe(422);
    expect((await client.get('/todos')).json).toEqual(before);
  });

  test('fields that are not declared never arrive', async () => {
    const answer = await client.post('/todos', {
      id: 777_777,
      title: 'a',
      completed: true,
      owner: 'me',
      toString: 1,
    });
    expect(answer.json).toEqual({ id: expect.any(Number), title: 'a', completed: true });
    expect(answer.json).not.toMatchObject({ id: 777_777 });
  });

  test.each([
    '{"title":"a","__proto__":{"completed":true}}',
    '{"title":"a","\\u005f_proto__":{"completed":true}}',
    '{"title":"a","constructor":{"prototype":{"completed":true}}}',
    '{"title":"a","prototype":{"completed":true}}',
  ])('%s pollutes nothing', async (body) => {
    const answer = await client.send('POST', '/todos', { body });
    expect(answer.json).toEqual({ id: expect.any(Number), title: 'a', completed: false });
    expect(({} as { completed?: unknown }).completed).toBeUndefined();
    expectFaults(await client.send('POST', '/todos', { body: '{}' }), [
      { type: 'missing', loc: ['body', 'title'], input: {} },
    ]);
  });

  test('a field does not come from `__proto__`', async () => {
    expectFaults(await client.send('POST', '/todos', { body: '{"__proto__":{"title":"a"}}' }), [
      { type: 'missing', loc: ['body', 'title'], input: {} },
    ]);
  });

  test('of a name given twice the last one counts', async () => {
    const answer = await client.send('POST', '/todos', { body: '{"title":5,"title":"b"}' });
    expect(answer.json).toEqual({ id: expect.any(Number), title: 'b', completed: false });
  });

  test('an empty body is missing', async () => {
    for (const [method, target] of [
      ['POST', '/todos'],
      ['PUT', '/todos?todo_id=1'],
      ['PATCH', '/todos?todo_id=1'],
    ] as const) {
      expectFaults(await client.send(method, target, { body: '' }), [missingBody]);
      expectFaults(await client.send(method, target), [missingBody]);
    }
  });

  test('a body of DELETE and GET is ignored', async () => {
    const { id } = (await client.post('/todos', { title: 'a' })).json as { id: number };
    const options = { body: '{"broken' };
    expectJson(await client.get(`/todos?todo_id=${id}`, options), { id, title: 'a', completed: false });
    expect((await client.send('DELETE', `/todos?todo_id=${id}`, options)).status).toBe(200);
    expect((await client.get('/todos')).status).toBe(200);
  });
});
