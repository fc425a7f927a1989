import { beforeAll, describe, expect, test } from '@jest/globals';
import { createApp } from 'routeclass';
import { buildApp } from './support/built-app.ts';
import { sampleApp } from './support/sample-app.ts';

const given: { answer: unknown } = (await import('../samples/answer-contracts/given.ts')).given;
const reported: unknown[] = [];
let app: ReturnType<typeof createApp>;

beforeAll(async () => {
  app = await sampleApp('answer-contracts', { onError: (error) => reported.push(error) });
});

/**
 * The body that is sent for a handler's result, or the reported error where the result does not fit its type.
 */
async function written(line: string, answer: unknown): Promise<string> {
  given.answer = answer;
  reported.length = 0;
  const [method, path] = line.split(' ');
  const response = await app.fetch(new Request(`http://app.test${path}`, { method: method! }));
  if (response.status === 200) return response.text();
  const [error] = reported as Error[];
  return `${error?.name}: ${error?.message.replace('A handler returned ', '')}`;
}

describe('literals and enums', () => {
  const cat = { name: 'Tom', kind: 'cat', lives: 9, tame: true, only: 'only "one"' };
  const broken = 'ContractError:';
  const tagged = 'an object whose kind is "cat" | "dog"';

  test.each([
    ['GET', 'red', '"red"'],
    ['GET', "gr'een", '"gr\'een"'],
    ['GET', 1, '1'],
    ['GET', false, 'false'],
    ['GET', null, 'null'],
    ['POST', ['l', -1, true], '["l",-1,true]'],
    ['PUT', cat, '{"name":"Tom","kind":"cat","lives":9,"tame":true,"only":"only \\"one\\""}'],
    [
      'PUT',
      { ...cat, age: 2 },
      '{"name":"Tom","kind":"cat","age":2,"lives":9,"tame":true,"only":"only \\"one\\""}',
    ],
    ['PATCH', cat, '{"name":"Tom","kind":"cat","lives":9,"tame":true,"only":"only \\"one\\""}'],
    ['PATCH', { kind: 'dog', level: 10 }, '{"kind":"dog","level":10}'],
  ])('%s %j is written', async (method, answer, text) => {
    expect(await written(`${method} /literals`, answer)).toBe(text);
  });

  test.each([
    ['GET', 'blue', `${broken} a string where its type declares "red" | "gr'een" | 1 | false`],
    ['GET', '1', `${broken} a string where its type declares "red" | "gr'een" | 1 | false`],
    ['GET', true, `${broken} a boolean where its type declares "red" | "gr'een" | 1 | false`],
    ['POST', ['a', 'm'], `${broken} a string where its type declares one of 14 literals`],
    ['POST', [1], `${broken} a number where its type declares one of 14 literals`],
    ['PUT', { ...cat, kind: 'dog' }, `${broken} a string where its type declares "cat"`],
    ['PUT', { ...cat, kind: undefined }, `${broken} undefined where its type declares "cat"`],
    ['PUT', { ...cat, lives: '9' }, `${broken} a string where its type declares 9`],
    ['PUT', { ...cat, tame: false }, `${broken} a boolean where its type declares true`],
    ['PUT', { ...cat, only: 'one' }, `${broken} a string where its type declares "only \\"one\\""`],
    ['PUT', { ...cat, age: 3 }, `${broken} a number where its type declares 1 | 2`],
    ['PATCH', { kind: 'dog', level: 5 }, `${broken} a number where its type declares 0 | 10`],
    ['PATCH', { kind: 'cow' }, `${broken} an object of Object where its type declares ${tagged}`],
    ['PATCH', null, `${broken} null where its type declares ${tagged}`],
  ])('%s %j is none of its type', async (method, answer, message) => {
    expect(await written(`${method} /literals`, answer)).toBe(message);
  });
});

describe('members of a union that only nested values distinguish', () => {
  const leaf = { name: 'NOT LOWER', color: 'red' };
  const tree = { name: 'too long', size: 0, parts: [leaf, { name: 'none', size: 10, parts: [] }] };

  test.each([
    ['GET', leaf, '{"name":"NOT LOWER","color":"red"}'],
    ['GET', { ...tree, more: 1 }, JSON.stringify(tree)],
    ['POST', 'no uuid', '"no uuid"'],
    ['POST', 'none', '"none"'],
    ['POST', { codes: ['a', 'a'] }, '{"codes":["a","a"]}'],
    ['POST', { code: '', codes: [] }, '{"codes":[],"code":""}'],
    ['PUT', { held: ['a', -1] }, '{"held":["a",-1]}'],
    ['PUT', { held: ['a', 'b', 'c'] }, '{"held":["a","b","c"]}'],
    ['PUT', { held: { a: 7 } }, '{"held":{"a":7}}'],
    ['PATCH', 'neither', '"neither"'],
    ['PATCH', 3, '3'],
    ['PATCH', 3.5, '3.5'],
    ['DELETE', { at: new Date(0) }, '{"at":"1970-01-01T00:00:00.000Z"}'],
    ['DELETE', { at: { from: 'noon' } }, '{"at":{"from":"noon"}}'],
    ['DELETE', { at: { a: 1 }, note: 'b' }, '{"at":{"a":1},"note":"b"}'],
  ])('%s %j is written, whatever a request would be asked for', async (method, answer, text) => {
    expect(await written(`${method} /unions`, answer)).toBe(text);
  });

  test('what breaks a recursive member deep inside is written as the member that it fits', async () => {
    const within = (part: object) => ({ name: 'b', size: 1, parts: [part] });
    const broken = within(within(within({ name: 1 })));
    expect(await written('GET /unions', { ...broken, color: 'red' })).toBe('{"name":"b","color":"red"}');
  });

  test.each([
    ['GET', { name: 'a', color: 'green' }, 'an object of Object'],
    ['GET', { ...tree, parts: 'none' }, 'an object of Object'],
    ['POST', { codes: [1] }, 'an object of Object'],
    ['PUT', { held: ['a', '1', 2] }, 'a list of length 3'],
    ['PUT', { held: [1] }, 'a list of length 1'],
    ['PATCH', null, 'null'],
  ])('%s %j is none of them', async (method, answer, kind) => {
    const message = `ContractError: ${kind} where its type declares a member of its declared type`;
    expect(await written(`${method} /unions`, answer)).toBe(message);
  });

  const small = { name: 'a', size: 'small', parts: [] };

  test.each([
    [{ name: 'a', color: 'green' }, 'a string where its type declares "red" | "blue"', 'leaf'],
    [small, 'a string where its type declares a safe integer', 'branch'],
    [{ ...tree, parts: [leaf, small] }, 'a string where its type declares a safe integer', 'branch'],
  ])('%j is reported with what the member refuses that it is nearest to', async (answer, refused, model) => {
    await written('GET /unions', answer);
    const { cause } = reported[0] as { cause: Error };
    expect(cause.message).toBe(`A handler returned ${refused}`);
    expect(/_models\/(\w+)\.ts/.exec(cause.stack!)?.[1]).toBe(model);
  });

  test('what has no field of any member is near to none', async () => {
    await written('GET /unions', { other: 1 });
    expect((reported[0] as Error).cause).toBeUndefined();
  });
});

describe('whole numbers', () => {
  test('that are safe are written, -0 as 0', async () => {
    expect(await written('GET /ints', { count: -0, all: [2 ** 53 - 1, -7], either: 5 })).toBe(
      '{"count":0,"all":[9007199254740991,-7],"either":5}',
    );
  });

  test.each([1.5, 2 ** 53, Number.NaN, '1'])('%j is none', async (answer) => {
    const message = /^ContractError: .* where its type declares a safe integer$/;
    expect(await written('GET /ints', { count: answer, all: [] })).toMatch(message);
    expect(await written('GET /ints', { count: 1, all: [answer] })).toMatch(message);
  });

  test('a fraction is none in a union', async () => {
    expect(await written('GET /ints', { count: 1, all: [], either: 0.5 })).toBe(
      'ContractError: a number where its type declares a safe integer',
    );
  });
});

describe('tuples', () => {
  test.each([
    ['GET', { point: [1, 2] }, '{"point":[1,2]}'],
    ['POST', { open: ['a', 1, true] }, '{"open":["a",1,true]}'],
    ['POST', { open: ['a'] }, '{"open":["a"]}'],
    ['POST', { open: ['a', undefined, undefined] }, '{"open":["a"]}'],
    ['PUT', { rest: [], last: [1] }, '{"rest":[],"last":[1]}'],
    ['PUT', { rest: [undefined], last: [1, 2, 3] }, '{"rest":[],"last":[1,2,3]}'],
    ['PATCH', { nothing: [] }, '{"nothing":[]}'],
  ])('%s %j is written', async (method, answer, text) => {
    expect(await written(`${method} /tuples`, answer)).toBe(text);
  });

  test.each([
    ['GET', { point: [1] }, 'a list of length 1 where its type declares a list of length 2'],
    ['GET', { point: [1, 2, 3] }, 'a list of length 3 where its type declares a list of length 2'],
    ['GET', { point: { 0: 1, 1: 2, length: 2 } }, 'an object of Object where its type declares a list'],
    ['GET', { point: null }, 'null where its type declares a list'],
    ['POST', { open: [] }, 'a list of length 0 where its type declares a list of length 1 to 3'],
    ['POST', { open: 'a' }, 'a string where its type declares a list'],
    ['POST', { open: { 0: 'a', length: 1 } }, 'an object of Object where its type declares a list'],
    [
      'POST',
      { open: ['a', undefined, true] },
      'undefined where its type declares an item: one that others follow cannot be left out in JSON',
    ],
    [
      'PUT',
      { rest: [undefined, 1], last: [1] },
      'undefined where its type declares an item: one that others follow cannot be left out in JSON',
    ],
    ['PUT', { rest: [], last: [] }, 'a list of length 0 where its type declares a list of length 1 or more'],
    ['PATCH', { nothing: [1] }, 'a list of length 1 where its type declares a list of length 0'],
  ])('%s %j is none of its type', async (method, answer, message) => {
    expect(await written(`${method} /tuples`, answer)).toBe(`ContractError: ${message}`);
  });
});

describe('objects', () => {
  test.each([
    ['GET', { title: 'a', secret: 1 }, '{"title":"a"}'],
    ['POST', { todo: { title: 'a' }, marks: {} }, '{"todo":{"title":"a"},"marks":{}}'],
    ['PUT', { kind: 'dog', level: 0 }, '{"kind":"dog","level":0}'],
    ['PATCH', { 'the kind': 'b' }, '{"the kind":"b"}'],
  ])('%s %j is written', async (method, answer, text) => {
    expect(await written(`${method} /objects`, answer)).toBe(text);
  });

  test.each([
    ['GET', null, 'null where its type declares an object'],
    ['GET', undefined, 'undefined where its type declares an object'],
    ['GET', 'a', 'a string where its type declares an object'],
    ['GET', {}, 'undefined where its type declares a string'],
    ['POST', { todo: null, marks: {} }, 'null where its type declares an object'],
    ['POST', { todo: { title: 'a' }, marks: null }, 'null where its type declares an object'],
    ['POST', { todo: { title: 'a' }, marks: 5 }, 'a number where its type declares an object'],
    ['PUT', null, 'null where its type declares an object whose kind is "cat" | "dog"'],
    ['PUT', undefined, 'undefined where its type declares an object whose kind is "cat" | "dog"'],
    ['PUT', 'cat', 'a string where its type declares an object whose kind is "cat" | "dog"'],
    ['PATCH', null, 'null where its type declares a member of its declared type'],
  ])('%s %j is none of its type', async (method, answer, message) => {
    expect(await written(`${method} /objects`, answer)).toBe(`ContractError: ${message}`);
  });
});

describe.each(['GET', 'POST', 'PUT'])('objects that may be empty, %s', (method) => {
  class Settings {}
  class Counts extends Map {}

  test.each([{}, Object.create(null), new Settings()])('%p is written', async (answer) => {
    expect(await written(`${method} /records`, answer)).toBe('{}');
  });

  test.each([
    new Map([['a', 1]]),
    new Counts(),
    new Set([1]),
    new Date(0),
    Promise.resolve({ a: 1 }),
    new URL('http://a'),
    /a/,
  ])('%p holds nothing in fields', async (answer) => {
    expect(await written(`${method} /records`, answer)).toMatch(
      /^ContractError: an object of \w+ where its type declares an object with fields of its own$/,
    );
  });
});

describe('template literals', () => {
  test('texts that fit are written', async () => {
    expect(await written('GET /templates', { id: 'user-1', others: ['user-2'] })).toBe(
      '{"id":"user-1","others":["user-2"]}',
    );
  });

  test.each([{ id: 'admin-1' }, { id: 'user-1', others: ['user-'] }, { id: 5 }, { id: 'user-NaN' }])(
    '%j holds another',
    async (answer) => {
      expect(await written('GET /templates', answer)).toMatch(
        /^ContractError: a \w+ where its type declares a string that matches \/\^user-.*\/u$/,
      );
    },
  );
});

test('a compiled app asks for every level of a recursive member, though not for its bounds', async () => {
  const page = `import type { Body, Field, int } from 'routeclass';
interface Link { size: Field<int, { ge: 0 }>; next?: Link }
interface Group { name: string }
export default class Page {
  post(value: Body<unknown>) { return value as Link | Group; }
}
`;
  const { routes, remove } = await buildApp({ 'routes/page.ts': page });
  const answerTo = async (size: unknown) => {
    const link = { size: 1, next: { size: 1, next: { size: 1, next: { size } } } };
    const body = JSON.stringify({ name: 'a', ...link });
    const headers = { 'content-type': 'application/json' };
    const request = new Request('http://app.test/', { method: 'POST', headers, body });
    return (await createApp(routes).fetch(request)).json();
  };
  expect(await answerTo('large')).toEqual({ name: 'a' });
  expect(await answerTo(-1)).toMatchObject({ next: { next: { next: { size: -1 } } } });
  remove();
});
