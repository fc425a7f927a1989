import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import type { Compilation } from '../../compiler/index.ts';
import { compilerOf } from './support/compile.ts';
import { withApp } from './support/temporary.ts';

/** The schemas of the document, by their names. */
function schemasOf(result: Compilation): { readonly [name: string]: { readonly properties: object } } {
  expect(result.diagnostics).toEqual([]);
  const document = result.ok ? result.files.find(({ path }) => path === 'openapi.json') : undefined;
  return JSON.parse(document!.text).components.schemas;
}

const schemasIn = (files: Parameters<typeof withApp>[0]) =>
  withApp(files, (root) => schemasOf(compilerOf(root).compile()));

const pageOf = (imported: string, from: string, returned: string) =>
  [
    "import type { Page } from '../../page-of.ts';",
    `import type { ${imported} } from '../../${from}.ts';`,
    `export default class Shown { get(): ${returned} { throw new Error(); } }\n`,
  ].join('\n');

const paging = { 'page-of.ts': 'export interface Page<T> { items: T[]; total: number }\n' };

const books = [
  "import { z } from 'zod';",
  'export const book = z.object({ id: z.number(), at: z.string(), by: z.string(), title: z.string() });',
  'export type Book = z.infer<typeof book>;',
  'export const film = z.object({ id: z.number(), at: z.string(), by: z.string(), length: z.number() });',
  'export type Film = z.infer<typeof film>;\n',
].join('\n');

test('what a schema of zod infers has the name of the alias beside it, also in a generic', () => {
  const files = {
    ...paging,
    'books.ts': books,
    'routes/books/page.ts': pageOf('Book', 'books', 'Page<Book>'),
    'routes/films/page.ts': pageOf('Film', 'books', 'Page<Film>'),
  };
  const schemas = schemasIn(files);
  expect(Object.keys(schemas)).toEqual(expect.arrayContaining(['Book', 'Film', 'PageBook', 'PageFilm']));
  expect(schemas.PageBook!.properties).toMatchObject({
    items: { items: { $ref: '#/components/schemas/Book' } },
  });
});

test('so has what a table of drizzle infers, whose fields are known by name alone', () => {
  const files = {
    ...paging,
    'tables.ts': [
      "import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';",
      "export const users = sqliteTable('users', { id: integer('id').primaryKey(), name: text('name').notNull() });",
      'export type User = typeof users.$inferSelect;',
      'export type NewUser = typeof users.$inferInsert;\n',
    ].join('\n'),
    'routes/users/page.ts': pageOf('NewUser, User', 'tables', '{ all: Page<User>; added: Page<NewUser> }'),
  };
  const schemas = schemasIn(files);
  expect(Object.keys(schemas)).toEqual(
    expect.arrayContaining(['NewUser', 'PageNewUser', 'PageUser', 'User']),
  );
});

test('what a helper in a package makes has the name by which the app writes it, or of an alias beside its fields', () => {
  const deep = [
    '/** Internal helper. */',
    'export type _Deep<T> = { readonly [K in keyof T]: T[K] };',
    'export type ReadonlyDeep<T> = T extends string ? T : _Deep<T>;\n',
  ].join('\n');
  const files = {
    ...paging,
    'node_modules/helpers/package.json': '{ "name": "helpers", "types": "index.d.ts" }',
    'node_modules/helpers/index.d.ts': deep,
    'config.ts': [
      "import type { ReadonlyDeep } from 'helpers';",
      'export interface Config { port: number; host: string }',
      'export type Frozen = ReadonlyDeep<Config>;',
      'export interface Limits { body: number; files: number }\n',
    ].join('\n'),
    'written.ts': [
      "import type { ReadonlyDeep } from 'helpers';",
      "import type { Limits } from './config.ts';",
      'export type Fixed = ReadonlyDeep<Limits>;\n',
    ].join('\n'),
    'routes/config/page.ts': pageOf('Config', 'config', "Page<import('helpers').ReadonlyDeep<Config>>"),
    'routes/limits/page.ts': pageOf('Fixed', 'written', 'Fixed'),
  };
  const schemas = schemasIn(files);
  expect(Object.keys(schemas).sort()).toEqual(['Fixed', 'Frozen', 'PageFrozen']);
  expect(schemas.Fixed).not.toHaveProperty('description');
});

test('and so has what leads back to itself', () => {
  const files = {
    ...paging,
    'tree.ts': [
      "import { z } from 'zod';",
      'export const tree = z.object({ name: z.string(), get children() { return z.array(tree); } });',
      'export type Tree = z.infer<typeof tree>;\n',
    ].join('\n'),
    'routes/trees/page.ts': pageOf('Tree', 'tree', 'Page<Tree>'),
  };
  const schemas = schemasIn(files);
  expect(Object.keys(schemas)).toEqual(expect.arrayContaining(['PageTree', 'Tree']));
});

test('an alias that stands elsewhere names nothing of another page, in an update or a new build', () => {
  const files = {
    ...paging,
    'books.ts': books.replace(/^export type .*\n/gm, ''),
    'at-first.ts': 'export {};\n',
    'routes/books/page.ts': pageOf('book', 'books', "Page<(typeof book)['_output']>"),
    'routes/films/page.ts': `import '../../at-first.ts';\n${pageOf('film', 'books', "Page<(typeof film)['_output']>")}`,
  };
  withApp(files, (root) => {
    const compiler = compilerOf(root);
    const before = schemasOf(compiler.compile());
    const file = join(root, 'at-first.ts');
    writeFileSync(
      file,
      "import { book } from './books.ts';\nexport const again = book;\nexport type Again = (typeof again)['_output'];\n",
    );
    expect(schemasOf(compiler.update([file]))).toEqual(before);
    expect(schemasOf(compilerOf(root).compile())).toEqual(before);
  });
});

test('an update follows an alias that comes and goes', () => {
  const files = {
    ...paging,
    'books.ts': books,
    'routes/books/page.ts': pageOf('book', 'books', "Page<(typeof book)['_output']>"),
    'routes/films/page.ts': pageOf('Film', 'books', 'Page<Film>'),
  };
  withApp(files, (root) => {
    const compiler = compilerOf(root);
    const before = schemasOf(compiler.compile());
    expect(Object.keys(before)).toContain('PageBook');
    const file = join(root, 'books.ts');
    writeFileSync(file, books.replace('type Book', 'type Novel'));
    const renamed = schemasOf(compiler.update([file]));
    expect(Object.keys(renamed)).toContain('PageNovel');
    expect(renamed).toEqual(schemasOf(compilerOf(root).compile()));
    writeFileSync(file, books);
    expect(schemasOf(compiler.update([file]))).toEqual(before);
  });
});

test('a recursive return type without an alias is named by the place where it refers back to itself', () => {
  const page = [
    'declare const log: { title: string; next?: typeof log };',
    'export default class Logs { get() { return log; } }\n',
  ].join('\n');
  expect(schemasIn({ 'routes/page.ts': page })).toMatchObject({
    NextOfReturnValue: { properties: { next: { $ref: '#/components/schemas/NextOfReturnValue' } } },
  });
});
