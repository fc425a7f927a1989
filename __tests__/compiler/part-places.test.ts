import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { compilerOf } from './support/compile.ts';
import { withApp } from './support/temporary.ts';

/** Types with one part that cannot be sent, `symbol`, in every place in which a type may have parts. */
const sent = [
  '[a: symbol]',
  '[string, b?: symbol]',
  '[string, (symbol)?]',
  '[string, ...(symbol)[]]',
  '[...Array<symbol>, string]',
  'readonly [string, ...readonly symbol[]]',
  '([symbol])',
  'symbol[]',
  '(symbol)[]',
  '(readonly symbol[])',
  'ReadonlyArray<symbol>',
  'symbol[] | null',
  'Array<symbol> | string',
  'Record<string, symbol>',
  '{ [key: string]: symbol }',
  '{ a: (symbol | null)[] }',
];

const given = [
  'Promise<symbol[]>',
  '(Promise<(symbol)[]>)',
  'Promise<[symbol, 200]>',
  '[string, 200] | [symbol, 404]',
  'AsyncGenerator<symbol>',
  '[AsyncIterable<symbol>, 200]',
  '[(AsyncIterable<symbol>), 200] | [string, 404]',
];

test('a diagnostic about a part of a type is at that part, in every notation', () => {
  const pages = [
    ...sent.map((type) => pageOf(`post(body: Body<${type}>): void {}`)),
    ...given.map((type) => pageOf(`get(): ${type} { return null!; }`)),
    pageOf('post(body: Body<Own>): void {}', 'type Own = { a: symbol };'),
  ];
  const files = Object.fromEntries(pages.map((text, i) => [`routes/r${i}/page.ts`, text]));
  withApp(files, (root) => {
    const { diagnostics } = compilerOf(root).compile();
    const places = pages.map((text, i) => {
      const own = diagnostics.filter(({ span }) => span?.file === join(root, `routes/r${i}/page.ts`));
      return [text, own.map(({ span }) => [span?.start, span?.end])];
    });
    const wanted = pages.map((text) => {
      const start = text.indexOf('symbol');
      return [text, [[start, start + 'symbol'.length]]];
    });
    expect(places).toEqual(wanted);
  });
});

test.each([
  ['T', 'Having<symbol, 1>', ' It is the type argument for `T`.'],
  ['(T) | null', 'Having<symbol, 1>', ' It is the type argument for `T`.'],
  ['T | U', 'Having<1, symbol>', ''],
  ['T | Promise<T>', 'Having<1, 1>', ''],
])('a type argument is called one only where no other member may be meant: %s', (value, type, expected) => {
  const page = pageOf(`get(): ${type} { return null!; }`, `interface Having<T, U> { value: ${value} }`);
  withApp({ 'routes/page.ts': page }, (root) => {
    const hints = compilerOf(root)
      .compile()
      .diagnostics.map(({ hint = '' }) => / It is the type argument for .*|$/.exec(hint)![0]);
    expect(hints).toEqual([expected]);
  });
});

const pageOf = (member: string, types = '') => `import type { Body } from 'routeclass';
${types}
export default class Page {
  ${member}
}
`;

test.each([
  ['class Todo { title = ""; }', 'typeof Todo', ': `Todo`'],
  ["import Todo from '../todo.ts';", 'typeof Todo', ': `Todo`'],
  ['const Todo = class { title = ""; };', 'typeof Todo', ''],
])('a class that is taken for the type of its objects is called by its name: %s', (declared, text, named) => {
  const files = {
    'todo.ts': 'export default class Todo { title = ""; }\n',
    'routes/page.ts': pageOf('post(todo: Body<typeof Todo>) { return todo.name; }', declared),
  };
  withApp(files, (root) => {
    expect(compilerOf(root).compile().diagnostics).toMatchObject([
      {
        message: `\`${text}\` cannot cross HTTP as JSON: it is the class itself, not one of its objects`,
        hint: `Remove it, or write the type of its objects${named}.`,
      },
    ]);
  });
});

test('what a package contains is not reported beside the package itself', () => {
  const files = {
    'tables.ts':
      "import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';\nconst dated = { addedAt: integer({ mode: 'timestamp' }) };\nexport const users = sqliteTable('users', { id: integer().primaryKey(), name: text(), ...dated });\n",
    'routes/page.ts':
      "import { users } from '../tables.ts';\nexport default class Page {\n  get() {\n    return users;\n  }\n}\n",
  };
  withApp(files, (root) => {
    expect(compilerOf(root).compile().diagnostics).toMatchObject([
      {
        message: '`getSQL` of the return value cannot cross HTTP as JSON: it is a function',
        span: { file: expect.stringMatching(/\/page\.ts$/) },
      },
    ]);
  });
});
