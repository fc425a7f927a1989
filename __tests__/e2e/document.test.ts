import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from '@jest/globals';
import { Validator } from '@seriousme/openapi-schema-validator';
import type { Document, Operation, Schema } from '../emit/support/schema.ts';
import { describeDemo } from './support/ways.ts';

const onDisk = readFileSync(join(import.meta.dirname, '../../generated/openapi.json'), 'utf8');

const document: Document = JSON.parse(onDisk);

/** The operation of a path, which must be there. */
function operation(path: string, verb: string): Operation {
  const found = document.paths[path]?.[verb];
  if (found === undefined) throw new Error(`${verb} ${path} is not in the document`);
  return found;
}

/** The schema, or its target if it is a reference. */
function resolved(schema: Schema): Schema {
  const name = typeof schema.$ref === 'string' ? schema.$ref.split('/').at(-1)! : undefined;
  return name === undefined ? schema : document.components.schemas[name]!;
}

/** The schema of a field, reached by its name. */
function field(schema: Schema, name: string): Schema {
  const found = schema.properties?.[name];
  if (found === undefined) throw new Error(`there is no field ${name}`);
  return found;
}

const bodySchema = (path: string, verb: string) =>
  resolved(operation(path, verb).requestBody!.content['application/json']!.schema);
const answerSchema = (path: string, verb: string, status: string) =>
  resolved(operation(path, verb).responses[status]!.content!['application/json']!.schema);

describeDemo('/openapi.json', (client) => {
  test('is the generated document', async () => {
    const answer = await client.get('/openapi.json');
    expect([answer.status, answer.headers['content-type']]).toEqual([200, 'application/json']);
    expect(answer.json).toEqual(JSON.parse(onDisk));
    expect(Number(answer.headers['x-process-time'])).toBeGreaterThan(0);
    expect((await client.get('/openapi.json')).text).toBe(answer.text);
  });
});

test('the document is valid OpenAPI 3.1', async () => {
  const validator = new Validator();
  const result = await validator.validate(JSON.parse(onDisk));
  expect(result).toMatchObject({ valid: true });
  expect(validator.version).toBe('3.1');
});

test.each([
  ['/todos', ['delete', 'get', 'patch', 'post', 'put']],
  ['/items', ['get']],
  ['/session', ['get']],
  ['/agent', ['get']],
])('%s is there with its methods', (path, verbs) => {
  expect(Object.keys(document.paths[path] ?? {}).sort()).toEqual(verbs);
});

const operations = Object.entries(document.paths).flatMap(([path, verbs]) =>
  Object.entries(verbs).map(([verb, one]) => ({ path, verb, one })),
);

test('every operation has an id of its own, a summary and a tag', () => {
  expect(new Set(operations.map(({ one }) => one.operationId)).size).toBe(operations.length);
  for (const { one } of operations) {
    expect(one.summary).toMatch(/\S/);
    expect(one.tags?.length).toBeGreaterThan(0);
  }
});

test('every parameter, body and field that a client sends is described', () => {
  const undescribed: string[] = [];
  for (const { one, path, verb } of operations) {
    for (const { description, name } of one.parameters ?? []) {
      if (!description) undescribed.push(`${verb} ${path} ${name}`);
    }
    for (const { schema } of Object.values(one.requestBody?.content ?? {})) {
      for (const [name, field] of Object.entries(resolved(schema).properties ?? {})) {
        if (!field.description) undescribed.push(`${verb} ${path} ${name}`);
      }
    }
  }
  expect(undescribed).toEqual([]);
});

test('an operation with inputs documents 422, one with a body 413', () => {
  for (const { one } of operations) {
    const statuses = Object.keys(one.responses);
    if ((one.parameters?.length ?? 0) > 0 || one.requestBody !== undefined) expect(statuses).toContain('422');
    if (one.requestBody !== undefined) expect(statuses).toContain('413');
  }
});

let validation: Schema;
beforeAll(() => {
  validation = answerSchema('/todos', 'post', '422');
});

test('the 422 of the default mode is a list of entries', () => {
  const entry = resolved(field(validation, 'detail').items as Schema);
  expect(validation.required).toEqual(['detail']);
  expect(Object.keys(entry.properties ?? {})).toEqual(
    expect.arrayContaining(['type', 'loc', 'msg', 'input', 'ctx']),
  );
  expect(entry.required).toEqual(expect.arrayContaining(['type', 'loc', 'msg', 'input']));
  expect(entry.required).not.toContain('ctx');
});

test('the parameters of /items have their bounds and defaults', () => {
  const { parameters } = operation('/items', 'get');
  const int = { type: 'integer' };
  expect(parameters).toMatchObject([
    { name: 'limit', in: 'query', schema: { ...int, minimum: 1, maximum: 100, default: 10 } },
    { name: 'offset', in: 'query', schema: { ...int, minimum: 0, default: 0 } },
    { name: 'search', in: 'query', schema: { default: null } },
    {
      name: 'tags',
      in: 'query',
      style: 'form',
      explode: false,
      schema: { items: { type: 'string' }, default: null },
    },
  ]);
  const [, , search, tags] = parameters!;
  expect([search!.schema.type].flat()).toContain('string');
  expect([tags!.schema.type].flat()).toContain('array');
  expect(parameters!.some((one) => 'required' in one && one.required === true)).toBe(false);
});

test('the parameters of /todos, /session and /agent are required where they are', () => {
  const [todoId, completed, ...more] = operation('/todos', 'get').parameters!;
  expect(more).toEqual([]);
  expect(todoId).toMatchObject({ name: 'todo_id', in: 'query', schema: { type: 'integer' } });
  expect(todoId).not.toMatchObject({ required: true });
  expect(todoId).not.toHaveProperty('schema.exclusiveMinimum');
  expect(completed).toMatchObject({ name: 'completed', in: 'query', schema: { type: 'boolean' } });
  for (const verb of ['put', 'patch', 'delete']) {
    const schema = { type: 'integer', exclusiveMinimum: 0 };
    expect(operation('/todos', verb).parameters).toMatchObject([
      { name: 'todo_id', in: 'query', required: true, schema },
    ]);
  }
  const [session] = operation('/session', 'get').parameters!;
  expect(session).toMatchObject({ name: 'session_id', in: 'cookie', schema: { type: 'string' } });
  expect(session).not.toMatchObject({ required: true });
  const header = { name: 'user-agent', in: 'header', required: true, schema: { type: 'string' } };
  expect(operation('/agent', 'get').parameters).toMatchObject([header]);
});

test.each(['post', 'put'])('the body of %s /todos is a TodoCreate', (verb) => {
  expect(operation('/todos', verb).requestBody).toMatchObject({ required: true });
  const schema = bodySchema('/todos', verb);
  expect(schema).toMatchObject({
    type: 'object',
    properties: {
      title: { type: 'string', minLength: 1, maxLength: 200 },
      completed: { type: 'boolean', default: false },
    },
    required: ['title'],
  });
  expect(Object.keys(schema.properties ?? {})).toEqual(['title', 'completed']);
});

test('the body of patch /todos is a TodoUpdate, every field of which may be left out', () => {
  const schema = bodySchema('/todos', 'patch');
  expect(schema.properties).toMatchObject({
    title: { type: 'string', minLength: 1, maxLength: 200 },
    completed: { type: 'boolean' },
  });
  expect(schema.required ?? []).toEqual([]);
  expect(field(schema, 'completed')).not.toHaveProperty('default');
});

test('the answers of /todos are a Todo, a list of them, what was deleted', () => {
  const todo = {
    properties: { id: { type: 'integer' }, title: { type: 'string' }, completed: { type: 'boolean' } },
    required: ['id', 'title', 'completed'],
  };
  for (const verb of ['post', 'put', 'patch'])
    expect(answerSchema('/todos', verb, '200')).toMatchObject(todo);
  const [one, list] = answerSchema('/todos', 'get', '200').anyOf!.map(resolved);
  expect(one).toMatchObject(todo);
  expect(list).toMatchObject({ properties: { total: { type: 'integer' } }, required: ['total', 'todos'] });
  expect(resolved(field(list!, 'todos').items as Schema)).toMatchObject(todo);
  const deleted = answerSchema('/todos', 'delete', '200');
  expect(deleted).toMatchObject({
    properties: { message: { type: 'string' } },
    required: ['message', 'deleted'],
  });
  expect(resolved(field(deleted, 'deleted'))).toMatchObject(todo);
});
