import { expect, test } from '@jest/globals';
import type { Diagnostic } from '../../compiler/index.ts';
import { compilerOf } from './support/compile.ts';
import { withApp } from './support/temporary.ts';

const prelude = `import type { ApiKey, Bearer, Body, Depends, Field, Header, int, Query } from 'routeclass';
import type { H3 } from 'h3';

export interface Todo { title: string; done: boolean }
export interface Comment { body: string }
export interface Mailer { send(to: string): void }
type Size = Field<int, { default: 1 }>;
type Mark = Field<int, { ge: 1 }>;
const settings = { debug: true };
function decode(text: string): number { return Number(text); }
namespace Own { export interface H3Event { path: string } }
const Pool = class { open() {} };
`;

/**
 * The parameters of a `put` in the folder `[id]`, or of the method that is written, and what is said of them,
 * up to the first sentence of each hint.
 */
const rows: readonly (readonly [parameters: string, ...said: string[]])[] = [
  ['todo: Partial<Todo>', 'parameter-without-declarator: Write `todo: Body<Partial<Todo>>`.'],
  [
    'tags: Required<Query<string[]>>',
    'parameter-without-declarator: Write `tags: Query<Required<string[]>>`.',
  ],
  [
    'both: Readonly<Query<string | number[]>>',
    'parameter-without-declarator: Write `both: Query<Readonly<string | number[]>>`.',
  ],
  [
    'marked: Readonly<Field<Todo>>',
    'parameter-without-declarator: Write `marked: Body<Readonly<Field<Todo>>>`.',
  ],
  ['query: string', 'parameter-without-declarator: Write `query: Query<string>`.'],
  [
    'names: any[], body?: any[]',
    'parameter-without-declarator: Write `names: Query<string[]>`.',
    'parameter-without-declarator: Write `body?: Body<unknown[]>`.',
  ],
  [
    'id: string, res: Response',
    'parameter-without-declarator: Write `id: Path<string>`.',
    'parameter-without-declarator: Write `event: H3Event`.',
  ],
  [
    'body, query: any, c = 5',
    'parameter-without-declarator: Write `body: Body<unknown>`.',
    'parameter-without-declarator: Declare a parameter for each of its fields, as in `limit?: Query<int>`.',
    'parameter-without-declarator: Write `c: Query<number> = 5`.',
  ],
  [
    'id, params',
    'parameter-without-declarator: Write `id: Path<string>`.',
    'parameter-without-declarator: Declare a parameter for each of its fields, as in `id: Path<int>`.',
  ],
  [
    'nothing: Body<void>',
    'unsupported-type: Remove the parameter, or add the types that it may have, as in `Query<string | null>` or `Body<Todo | null>`.',
  ],
  ['of: typeof settings', 'parameter-without-declarator: Write `of: Body<typeof settings>`.'],
  [
    'parsed: ReturnType<typeof parseInt>',
    'parameter-without-declarator: Write `parsed: Query<ReturnType<typeof parseInt>>`.',
  ],
  [
    'decoded: ReturnType<typeof decode>',
    'parameter-without-declarator: Write `decoded: Depends<typeof decode>`.',
  ],
  [
    'none: undefined = undefined',
    'unsupported-type: Remove the parameter, or add the types that it may have, as in `Query<string | null>` or `Body<Todo | null>`.',
  ],
  ["id: string = 'a'", 'parameter-without-declarator: Write `id: Path<string>`.'],
  ['id: string | null', 'parameter-without-declarator: Write `id: Path<string>`.'],
  [
    'pair: [Query<int>, string]',
    'parameter-without-declarator: Declare a parameter for each of its items: `item1: Query<int>, item2: Query<string>`.',
  ],
  [
    'page: [at: Query<int>, size?: Query<int>]',
    'parameter-without-declarator: Declare a parameter for each of its items: `at: Query<int>, size?: Query<int>`.',
  ],
  [
    'pair: Query<[Header<int>, string]>',
    'not-a-text-type: Declare a parameter for each of its fields: `item1: Header<int>, item2: Query<string>`.',
  ],
  [
    'currentUser: Todo',
    'parameter-without-declarator: Write a dependency: `currentUser: Depends<typeof getCurrentUser>`, with `export function getCurrentUser(event: H3Event): Todo { ... }`.',
  ],
  ['user: Todo', 'parameter-without-declarator: Write `user: Body<Todo>`.'],
  [
    'get(user: Todo)',
    'parameter-without-declarator: Write a dependency: `user: Depends<typeof getUser>`, with `export function getUser(event: H3Event): Todo { ... }`.',
  ],
  [
    'get(filter: Partial<Todo>)',
    'parameter-without-declarator: Declare a parameter for each of its fields: `title?: Query<string>, done?: Query<boolean>`.',
  ],
  [
    "get(filter: { tags: ('a' | 'b')[]; since?: Date; near?: { lat: number } })",
    "parameter-without-declarator: Declare a parameter for each of its fields: `tags: Query<('a' | 'b')[]>, since?: Query<string, { format: 'date-time' }>, near?: Body<{ lat: number }>`.",
  ],
  ['get(body: Todo)', 'parameter-without-declarator: Write `body: Body<Todo>`.'],
  ['get(all: Map<string, string>)', 'parameter-without-declarator: Write `all: Query<string>`.'],
  ['mailer: Mailer | string', 'parameter-without-declarator: Write `mailer: Body<string | Mailer>`.'],
  [
    'pool: InstanceType<typeof Pool>',
    'parameter-without-declarator: Write a dependency for an object that the app creates: `pool: Depends<typeof getPool>`, with `export function getPool(): InstanceType<typeof Pool> { ... }`.',
  ],
  [
    'app: H3',
    'parameter-without-declarator: Write a dependency for an object that the app creates: `app: Depends<typeof getApp>`, with `export function getApp(): H3 { ... }`.',
  ],
  ['size: Size', 'parameter-without-declarator: Write `size: Query<int> = 1`.'],
  ['size: Size = 2', 'parameter-without-declarator: Write `size: Query<int> = 2`.'],
  ['size: Mark | null', 'parameter-without-declarator: Write `size: Query<Mark | null>`.'],
  ['id: Size', 'parameter-without-declarator: Write `id: Path<int>`.'],
  ['id: Mark = 1', 'parameter-without-declarator: Write `id: Path<Mark>`.'],
  ['@Query() q?: string', 'declarator-as-value: Write `q?: Query<string>`.'],
  ["@Query('n') n: int = 5", 'declarator-as-value: Write `n: Query<int> = 5`.'],
  ['@Query(5) n: int', 'declarator-as-value: Write `n: Query<int>`.'],
  ["@Query('q') q: string", 'declarator-as-value: Write `q: Query<string>`.'],
  ["q: string = Query('a', true)", "declarator-as-value: Write `q: Query<string> = 'a'`."],
  ['on: boolean = Query(true)', 'declarator-as-value: Write `on: Query<boolean> = true`.'],
  ['on: boolean = Query(false)', 'declarator-as-value: Write `on: Query<boolean> = false`.'],
  ['q = Query()', 'declarator-as-value: Write `q: Query<string>`.'],
  ['q = Query(5)', 'declarator-as-value: Write `q: Query<number> = 5`.'],
  [
    'q: number = Query({ default: 10, ge: 1 })',
    'declarator-as-value: Write `q: Query<number, { ge: 1 }> = 10`.',
  ],
  ['[a, b]', 'parameter-pattern: Write `todo: Body<Todo>`, and read its fields, such as `todo.title`.'],
  ['[a, b]: [string, string]', 'parameter-pattern: Write `value: Body<[string, string]>`.'],
  ['{ id, q }', 'parameter-pattern: Declare a parameter for each: `id: Path<string>, q: Query<string>`.'],
  ['{ id, ...rest }', 'parameter-pattern: Declare a parameter for each: `id: Path<string>`.'],
  [
    "{ 'a-b': ab, c }",
    'parameter-pattern: Declare a parameter for each of their fields, as in `event: H3Event`.',
  ],
  ['{ req, c }', 'parameter-pattern: Declare a parameter for each of their fields, as in `event: H3Event`.'],
  ['{ title }: Body<Todo>', 'parameter-pattern: Write `body: Body<Todo>` and `const { title } = body;`.'],
  [
    '{ body }: Body<Comment>',
    'parameter-pattern: Write `body2: Body<Comment>` and `const { body } = body2;`.',
  ],
  ['{ title }: Field<Todo>', 'parameter-pattern: Write `field: Body<Todo>`.'],
  ['{ title }: Todo', 'parameter-pattern: Write `todo: Body<Todo>`.'],
  ['{ title }: any', 'parameter-pattern: Declare a parameter for each: `title: Query<string>`.'],
  [
    'search: { query: { a: string } }',
    'parameter-without-declarator: Write `search: Body<{ query: { a: string } }>`.',
  ],
  [
    'ctx: { query: { a: string }; req: { url: string } }',
    'parameter-without-declarator: Declare a parameter for each of their fields, as in `event: H3Event, limit?: Query<int>`.',
  ],
  ['ctx: { query: string }', 'parameter-without-declarator: Write `ctx: Body<{ query: string }>`.'],
  [
    'a: Query<int> | Field<string>',
    'several-declarators: Write `Query<string>` alone, and tell the types apart in the function: a request sends text, which has no type.',
  ],
  ['a: Query<int> & Header<int>', 'several-declarators: Declare a parameter for each.'],
  ['a: Query<int> & Field<number, { ge: 1 }>'],
  [
    "a: Query<'a' | null> | 'b' | null",
    'several-declarators: Write the whole type inside: `Query<"a" | null | "b">`.',
  ],
  [
    "a: Query<'a'> | 'b' | null",
    'several-declarators: Write the whole type inside: `Query<"a" | "b" | null>`.',
  ],
  [
    "a: Query<'a'> | number",
    'several-declarators: Write `Query<string>` alone, and tell the types apart in the function: a request sends text, which has no type.',
  ],
  [
    "a: Query<string> | 'b'",
    'several-declarators: Write `Query<string>` alone, and tell the types apart in the function: a request sends text, which has no type.',
  ],
  ['a: Body<string> | number', 'several-declarators: Write the whole type inside: `Body<string | number>`.'],
  ['key: ApiKey<string>', "api-key-header: Write the name as a literal: `ApiKey<'X-Key'>`."],
  [
    "key: ApiKey<'Authorization'>",
    "api-key-header: Write `Bearer` or `Basic`, for another scheme `authorization: Header<string>`, or give the key a header of its own: `ApiKey<'X-Key'>`.",
  ],
  ['key: Bearer | string', 'conflicting-credentials: Declare a parameter for each.'],
  [
    "all: { q: Query<string>; 'a-b': Query<int> }",
    "parameter-without-declarator: Write `all: Body<{ q: Query<string>; 'a-b': Query<int> }>`.",
  ],
  [
    'all: { q?: Query<string>; todo: Todo; n: number; raw: Mark }',
    'parameter-without-declarator: Declare a parameter for each of its fields: `todo: Body<Todo>, n: Query<number>, raw: Query<Mark>, q?: Query<string>`.',
  ],
  [
    'all: Query<{ q: Query<string>; n: number }>',
    'not-a-text-type: Declare a parameter for each of its fields: `q: Query<string>, n: Query<number>`.',
  ],
  ['event: Own.H3Event', 'parameter-without-declarator: Write `event: Body<Own.H3Event>`.'],
  ['n: Query<int> = missing', 'type-error'],
  ['a: Map<string, string>', 'parameter-without-declarator: Write `a: Query<string>`.'],
  [
    'a: null',
    'unsupported-type: Remove the parameter, or add the types that it may have, as in `Query<string | null>` or `Body<Todo | null>`.',
  ],
  [
    'a: never',
    'unsupported-type: Remove the parameter, or write the type of its values, as in `Query<string>` or `Body<Todo>`.',
  ],
  ['a', 'parameter-without-declarator: Write `a: Query<string>`.'],
];

test('what is written instead of a parameter', () => {
  const pages = rows.map(([parameters], i) => {
    const method = parameters.startsWith('get(') ? parameters : `put(${parameters})`;
    const text = `${prelude}\nexport default class Page {\n  ${method} {}\n}\n`;
    return [`routes/r${i}/[id]/page.ts`, text] as const;
  });
  const files = { 'package.json': '{"type":"module"}', ...Object.fromEntries(pages) };
  const { diagnostics } = withApp(files, (root) => compilerOf(root).compile());
  const said = rows.map(([parameters], i) => {
    const own = diagnostics.filter(({ span }) => span?.file.includes(`/routes/r${i}/`));
    const saidOf = ({ code, hint }: Diagnostic) =>
      hint ? `${code}: ${hint.split(/(?<=[.?]) (?=[A-Z])/)[0]}` : code;
    return [parameters, ...own.map(saidOf)];
  });
  expect(said).toEqual(rows);
});
