import { expect, test } from '@jest/globals';
import { compilerOf } from './support/compile.ts';
import { withApp } from './support/temporary.ts';

/** A page whose answers hold what options hide from TypeScript: `on && ...`, and `levels[state]`. */
const pageOf = (returned: string) => `
import { type Field, type int, type Query, reply } from 'routeclass';

type State = 'open' | 'shut';
type Price = Field<int, { ge: 0 }>;
interface Todo { id: int; title: Field<string, { minLength: 1 }> }
interface Page<T> { items: T[]; total: int }
type Versions<T> = { [K in keyof T]: { value: T[K]; version: int } };
type Got<T> = T extends { id: int } ? { got: T; count: int } : never;
const levels = { open: 1, shut: 2 } as const;
const names = { open: 'Open', shut: 'Shut' } as const;
const todos: Record<State, Todo> = null!;
const lists: Record<State, Todo[]> = null!;
const page: Page<Todo> = null!;
const patched = { ...(null! as Todo), ...(null! as Partial<Todo>) };
const boxOf = <T>(value: T): { value: T; at: int } => ({ value, at: 0 });
interface Box<T> { value: T; at: int }
const boxed = <T>(value: T): Box<T> => ({ value, at: 0 });
interface Nested<T> { in: { value: T; price: Price } }
const paged = <T>(items: readonly T[]): Page<T> => ({ items: [...items], total: 0 });
const nested = <T>(value: T): Nested<T> => ({ in: { value, price: 1 } });

export default class Todos {
  get(on: Query<boolean>, state: Query<State>, maybe?: Query<State>) { return ${returned}; }
}
`;

/** The schemas of the answer, without titles; models are written out. */
function answerOf(returned: string): unknown {
  return withApp({ 'routes/page.ts': pageOf(returned) }, (root) => {
    const result = compilerOf(root).compile();
    if (!result.ok) return result.diagnostics.map(({ message }) => message);
    const { components, paths } = JSON.parse(result.files.find(({ path }) => path === 'openapi.json')!.text);
    const schema = paths['/'].get.responses[200].content['application/json'].schema;
    return words(schema, components.schemas);
  });
}

interface Schema {
  readonly $ref?: string;
  readonly anyOf?: readonly Schema[];
  readonly additionalProperties?: Schema;
  readonly items?: Schema;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
}

function words(schema: Schema, models: Readonly<Record<string, Schema>>): string {
  const of = (one: Schema) => words(one, models);
  const { additionalProperties, anyOf, items, properties, required, $ref, ...rest } = schema;
  if ($ref) return of(models[$ref.replace(/.*\//, '')]!);
  if (anyOf) return anyOf.map(of).join(' | ');
  if (items) return `(${of(items)})[]`;
  if (additionalProperties) return `Record<${of(additionalProperties)}>`;
  if (properties) {
    const fields = Object.entries(properties);
    return `{ ${fields.map(([name, one]) => `${name}${required?.includes(name) ? '' : '?'}: ${of(one)}`).join('; ')} }`;
  }
  const { title: _, type, ...bounds } = rest as { title?: string; type?: string };
  return [type, ...Object.entries(bounds).map(([name, value]) => `${name} ${value}`)].join(' ');
}

const todo = '{ id: integer; title: string minLength 1 }';
const todos = `{ items: (${todo})[]; total: integer }`;

test.each([
  [
    'a field',
    '{ ...(on && { price: 1 as Price, id: 1 as int }) }',
    '{ price?: integer minimum 0; id?: integer }',
  ],
  [
    'items and values',
    '{ ...(on && { ids: [1 as int], by: {} as Record<string, Price> }) }',
    '{ ids?: (integer)[]; by?: Record<integer minimum 0> }',
  ],
  ['a generic model', '{ ...(on && { page }) }', `{ page?: ${todos} }`],
  [
    'a generic model of numbers',
    '{ ...(on && { page: null! as Page<Price> }) }',
    '{ page?: { items: (integer minimum 0)[]; total: integer } }',
  ],
  ['a spread generic model', '{ ...(on && page) }', `{ items?: (${todo})[]; total?: integer }`],
  [
    'a mapped type',
    '{ ...(on && { all: {} as Versions<Todo> }) }',
    '{ all?: { id: { value: integer; version: integer }; title: { value: string minLength 1; version: integer } } }',
  ],
  [
    'a conditional type',
    '{ ...(on && { got: {} as Got<Todo> }) }',
    `{ got?: { got: ${todo}; count: integer } }`,
  ],
  [
    'what a generic function returns',
    '{ ...(on && { box: boxOf(1 as Price) }) }',
    '{ box?: { value: integer minimum 0; at: integer } }',
  ],
  ['one member of a union', 'on ? page : levels[state]', `${todos} | number enum 1,2`],
  ['a member that is falsy', '(on && page) || { id: 1 as int }', `${todos} | { id: integer }`],
])('%s keeps its options in an answer that options hide from TypeScript', (_, returned, expected) => {
  expect(answerOf(returned)).toBe(expected);
});

test('a field that is hidden may be absent', () => {
  const returned = '{ level: maybe && levels[maybe], name: names[state] }';
  expect(answerOf(returned)).toBe('{ level?: number enum 1,2; name: string enum Open,Shut }');
});

test('two instances of a generic model with hidden type arguments are two types', () => {
  expect(answerOf('{ level: boxed(levels[state]), name: boxed(names[state]) }')).toBe(
    '{ level: { value: number enum 1,2; at: integer }; name: { value: string enum Open,Shut; at: integer } }',
  );
});

test('a hidden type argument may be that of a field within a field', () => {
  expect(answerOf('nested(todos[state])')).toBe(`{ in: { value: ${todo}; price: integer minimum 0 } }`);
});

test('a hidden list may be what a generic function takes as a list', () => {
  expect(answerOf('{ found: paged(lists[state]) }')).toBe(`{ found: ${todos} }`);
});

test.each([
  ['on ? { level: levels[state] } : { level: page }', `{ level: number enum 1,2 } | { level: ${todos} }`],
  [
    '[{ level: levels[state] }, { level: on }, { level: new Date() }]',
    '({ level: number enum 1,2 } | { level: boolean } | { level: string format date-time })[]',
  ],
  [
    'on ? reply({ level: on }, 200) : reply({ level: levels[state] }, 200)',
    '{ level: number enum 1,2 } | { level: boolean const true }',
  ],
  [
    'on ? { level: [levels[state]], page } : { level: 1 as Price, page }',
    `{ level: (number enum 1,2)[]; page: ${todos} } | { level: integer minimum 0; page: ${todos} }`,
  ],
])('objects of which one has a hidden field are all in the answer: %s', (returned, expected) => {
  expect(answerOf(returned)).toBe(expected);
});

test.each([
  [
    'on ? reply({ ...patched, level: levels[state] }, 200) : reply(page, 202)',
    '{ id: integer; title: string minLength 1; level: number enum 1,2 }',
  ],
  [
    'on ? [{ ...patched, level: levels[state] }] : [{ on }]',
    '({ id: integer; title: string minLength 1; level: number enum 1,2 })[] | ({ on: boolean const false })[]',
  ],
])('a hidden field takes no options from the fields beside it: %s', (returned, expected) => {
  expect(answerOf(returned)).toBe(expected);
});

test('a dependency gives what a text of the request names, and is awaited where that is a promise', () => {
  const dependencies = `
import type { Depends, Query } from 'routeclass';

const shelves = { novels: { load: async () => [1] }, poems: { load: async () => [2] } };
export const shelf = (name: Query<keyof typeof shelves>) => shelves[name];
export const books = (given: Depends<typeof shelf>) => given.load();
`;
  const page = `
import type { Depends } from 'routeclass';
import type { books } from '../dependencies.ts';

export default class Shelves {
  get(ids: Depends<typeof books>) { return { ids }; }
}
`;
  withApp({ 'dependencies.ts': dependencies, 'routes/page.ts': page }, (root) => {
    const result = compilerOf(root).compile();
    expect(result.diagnostics).toEqual([]);
    const files = result.ok ? result.files : [];
    const textOf = (wanted: string) => files.find(({ path }) => path === wanted)!.text;
    const { get } = JSON.parse(textOf('openapi.json')).paths['/'];
    expect(words(get.responses[200].content['application/json'].schema, {})).toBe('{ ids: (number)[] }');
    expect(textOf('validators/_dependencies/books.ts')).toContain('{ awaited: true }');
  });
});
