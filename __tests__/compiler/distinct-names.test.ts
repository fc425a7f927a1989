import { expect, test } from '@jest/globals';
import { compilerOf } from './support/compile.ts';
import { withApp } from './support/temporary.ts';

/** The names of the document's schemas. */
function namesIn(files: { readonly [path: string]: string }): readonly string[] {
  const result = withApp(files, (root) => compilerOf(root).compile());
  expect(result.diagnostics).toEqual([]);
  const document = result.ok ? result.files.find(({ path }) => path === 'openapi.json') : undefined;
  return Object.keys(JSON.parse(document!.text).components.schemas);
}

const paging = 'export interface Page<T> { items: T[]; total: number }\n';

const pageOf = (field: string, written = 'Todo') =>
  [
    "import type { Page } from '../../paging.ts';",
    `export interface Todo { ${field}: string }`,
    `export default class Todos { get(): Page<${written}> { return { items: [], total: 0 }; } }\n`,
  ].join('\n');

test.each([
  ['types of one name', 'Todo', 'PageTodo'],
  ['lists of them', 'Todo[]', 'PageTodoList'],
  ['unions of them', 'Todo | null', 'PageTodoOrNull'],
  ['types in a generic of its own', 'Page<Todo>', 'PagePageTodo'],
  ['types that are written out', '{ own: Todo }', 'PageOwn'],
])(
  'what is filled in with %s has the folders of these as a prefix, whichever is met first',
  (_, written, name) => {
    const two = {
      'paging.ts': paging,
      'routes/homes/page.ts': pageOf('home', written),
      'routes/works/page.ts': pageOf('work', written),
    };
    const expected = [`Homes${name}`, `Works${name}`];
    expect(namesIn(two)).toEqual(expect.arrayContaining(expected));
    expect(namesIn({ ...two, 'routes/early/page.ts': pageOf('early', written) })).toEqual(
      expect.arrayContaining([...expected, `Early${name}`]),
    );
  },
);

test('generics of one name that are filled in with one type have the folders of their own', () => {
  const pageWith = (field: string) =>
    [
      "import type { Todo } from '../../todo.ts';",
      `interface Page<T> { ${field}: T[] }`,
      `export default class Todos { get(): Page<Todo> { return { ${field}: [] }; } }\n`,
    ].join('\n');
  const files = {
    'todo.ts': 'export interface Todo { title: string }\n',
    'routes/homes/page.ts': pageWith('homes'),
    'routes/works/page.ts': pageWith('works'),
  };
  expect(namesIn(files)).toEqual(expect.arrayContaining(['HomesPageTodo', 'WorksPageTodo']));
});

test('an alias that is imported and used without its type arguments is the one with their defaults', () => {
  const blocks = [
    'interface Fields { text: { text: string }; columns: { blocks: Block[] } }',
    'export type Block<K extends keyof Fields = keyof Fields> = { [P in K]: { kind: P } & Fields[P] }[K];',
    'export type Found<T, Extra = T[]> = { item: T; extra: Extra };',
    'export interface Post { body: Block[]; found: Found<Block> }\n',
  ].join('\n');
  const page = [
    "import type { Block, Found, Post } from '../blocks.ts';",
    'export default class Posts {',
    '  get(): Block[] { return []; }',
    '  put(): Found<Block> { throw new Error(); }',
    '  post(): Post { throw new Error(); }',
    '}\n',
  ].join('\n');
  const names = namesIn({ 'blocks.ts': blocks, 'routes/page.ts': page });
  expect(names.filter((name) => /Block|Found/.test(name))).toEqual(['Block', 'FoundBlock']);
});

test('types of one name in namespaces have these as a prefix, whichever is met first', () => {
  const page = (type: string) =>
    [
      "import type { Sale } from '../../sale.ts';",
      `export default class Sales { get(): ${type} { throw new Error(); } }\n`,
    ].join('\n');
  const sale = [
    'export namespace Sale {',
    '  export interface Create { units: Unit.Create[] }',
    '  export namespace Unit {',
    '    export interface Create { stocks: Unit.Stock.Create[] }',
    '    export namespace Stock { export interface Create { quantity: number } }',
    '  }',
    '}\n',
  ].join('\n');
  const one = { 'sale.ts': sale, 'routes/sales/page.ts': page('Sale.Create') };
  const expected = ['SaleCreate', 'StockCreate', 'UnitCreate'];
  expect(namesIn(one)).toEqual(expected);
  expect(namesIn({ ...one, 'routes/early/page.ts': page('Sale.Unit.Stock.Create') })).toEqual(expected);
});

test('a type argument that equals its default is in no name, though the default is made of earlier ones', () => {
  const files = {
    'paging.ts': [
      'export interface Meta<T> { first: T | null }',
      'export interface Page<T, M = Meta<T> | undefined> { items: T[]; meta: M }\n',
    ].join('\n'),
    'routes/homes/page.ts': pageOf('home').replace('{ items: [], total: 0 }', 'undefined!'),
    'routes/works/page.ts': pageOf('work', 'string, Meta<number>')
      .replace('{ Page }', '{ Meta, Page }')
      .replace('{ items: [], total: 0 }', 'undefined!'),
  };
  expect(namesIn(files)).toEqual(expect.arrayContaining(['PageTodo', 'PageStringMetaNumber']));
});

test('a generic type that is filled in has the name of its alias in a namespace', () => {
  const files = {
    'sale.ts': [
      'export namespace Sale {',
      '  export interface Create { title: string }',
      '  export type Update = Partial<Create>;',
      '}\n',
    ].join('\n'),
    'routes/sales/page.ts': [
      "import type { Sale } from '../../sale.ts';",
      'export default class Sales { get(): Sale.Update { return {}; } }\n',
    ].join('\n'),
  };
  expect(namesIn(files)).toEqual(['Update']);
});
