import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { type Compiler, formatDiagnostics, type OutputFile } from '../../compiler/index.ts';
import { compilerOf } from './support/compile.ts';
import { temporaryFolder, withApp } from './support/temporary.ts';

const sample = join(import.meta.dirname, '../samples/body-models');

let copies: string;
beforeAll(() => {
  copies = temporaryFolder();
});
afterAll(() => rmSync(copies, { recursive: true, force: true }));

function copyOf(name: string): string {
  const root = join(copies, name, 'deeper');
  cpSync(sample, root, { recursive: true, filter: (path) => !path.endsWith('/expected') });
  return root;
}

/** Path to text; generated code lies in the same place of every copy. */
function outputOf(compiler: Compiler, changed?: readonly string[]): { [path: string]: string } {
  const result = changed === undefined ? compiler.compile() : compiler.update(changed);
  expect(result.diagnostics).toEqual([]);
  const files: readonly OutputFile[] = result.ok ? result.files : [];
  return Object.fromEntries(files.map(({ path, text }) => [path, text]));
}

function edit(root: string, change: (text: string) => string): string[] {
  const names = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.ts'),
  );
  const files = names.map((name) => join(root, name));
  for (const file of files) writeFileSync(file, change(readFileSync(file, 'utf8')));
  return files;
}

const original = outputOf(compilerOf(sample));

describe('the same bytes', () => {
  test('from a copy of the app in another folder, named with a dot', () => {
    expect(outputOf(compilerOf(copyOf('.other')))).toEqual(original);
  });

  test('from sources with CRLF line ends', () => {
    const root = copyOf('crlf');
    edit(root, (text) => text.replaceAll('\n', '\r\n'));
    expect(outputOf(compilerOf(root))).toEqual(original);
  });

  test('wherever packages lie, before the app or behind it', () => {
    const unionIn = (routes: string) =>
      withApp(
        {
          'node_modules/shapes/package.json': '{ "name": "shapes", "types": "index.d.ts" }',
          'node_modules/shapes/index.d.ts': 'export interface Square { side: number }\n',
          [`${routes}/page.ts`]: [
            "import type { Square } from 'shapes';",
            'interface Circle { radius: number }',
            'export default class Shapes {',
            '  get(): { shape: Square | Circle } {',
            '    return { shape: { side: 1 } };',
            '  }',
            '}\n',
          ].join('\n'),
        },
        (root) => outputOf(compilerOf(root, { routes: join(root, routes) }))['openapi.json'],
      );
    expect(unionIn('routes')).toBe(unionIn('app'));
  });

  test('after another app was compiled in the same process', () => {
    outputOf(compilerOf(join(import.meta.dirname, '../samples/generics')));
    expect(outputOf(compilerOf(sample))).toEqual(original);
  });

  test('when one compiler compiles again', () => {
    const compiler = compilerOf(sample);
    expect([outputOf(compiler), outputOf(compiler)]).toEqual([original, original]);
  });

  test('when a file was changed and changed back', () => {
    const root = copyOf('updated');
    const compiler = compilerOf(root);
    outputOf(compiler);
    const changed = edit(root, (text) => text.replaceAll('street', 'road'));
    const between = outputOf(compiler, changed);
    expect(between['validators/_models/address.ts']).toContain('input.road');
    expect(
      outputOf(
        compiler,
        edit(root, (text) => text.replaceAll('road', 'street')),
      ),
    ).toEqual(original);
  });
});

test('a page before another changes no name of what the other is made of', () => {
  const last = [
    'interface Box<T> { value: T }',
    'export default class Last {',
    "  get(): Box<'b' | 'a' | null | [2 | 1, string]> {",
    '    return { value: null };',
    '  }',
    '}\n',
  ].join('\n');
  const first = "export default class First {\n  get(): 2 | 1 | 'a' | 'b' {\n    return 2;\n  }\n}\n";
  const filesOf = (files: { readonly [path: string]: string }) =>
    withApp(files, (root) => outputOf(compilerOf(root)));
  const alone = filesOf({ 'routes/last/page.ts': last });
  const beside = filesOf({ 'routes/first/page.ts': first, 'routes/last/page.ts': last });
  expect(beside['validators/last/page.ts']).toBe(alone['validators/last/page.ts']);
});

test('a generic type has one name over a parameter and over its declared type, whichever page comes first', () => {
  const box = 'export interface Box<T> { value: T }\n';
  const over = [
    "import type { int, Query } from 'routeclass';",
    "import type { Box } from '../../box.ts';",
    'const box = <T>(value: T): Box<T> => ({ value });',
    'export default class Over {',
    '  get(limit: Query<int>, all: Query<boolean>) {',
    "    return { limit: box<typeof limit | 'b' | 'a'>(limit), all: box<typeof all | 'b'>(all) };",
    '  }',
    '}\n',
  ].join('\n');
  const declared = [
    "import type { int } from 'routeclass';",
    "import type { Box } from '../../box.ts';",
    'export default class Declared {',
    "  get(): { limit: Box<int | 'a' | 'b'>; all: Box<boolean | 'b'> } {",
    '    return { limit: { value: 1 }, all: { value: true } };',
    '  }',
    '}\n',
  ].join('\n');
  const modelsOf = (first: string, second: string) =>
    withApp({ 'box.ts': box, 'routes/a/page.ts': first, 'routes/b/page.ts': second }, (root) =>
      Object.entries(outputOf(compilerOf(root))).filter(([path]) => path.includes('_models/')),
    );
  const models = modelsOf(over, declared);
  expect(models.map(([path]) => path)).toEqual([
    'validators/_models/box-a-or-b-or-int.ts',
    'validators/_models/box-b-or-boolean.ts',
  ]);
  expect(modelsOf(declared, over)).toEqual(models);
});

test.each(['Exclude<Result<Todo>, Fail>', 'Awaited<Partial<Todo>>'])(
  'an alias of %s on one page renames nothing on another, in an update or a new build',
  (written) => {
    const lib = [
      "import type { int } from 'routeclass';",
      'export interface Todo { id: int; title: string }',
      'export type Ok<T> = { ok: true; value: T };',
      'export type Fail = { ok: false; reason: string };',
      'export type Result<T> = Ok<T> | Fail;\n',
    ].join('\n');
    const first = [
      "import type { Ok, Todo } from '../../lib.ts';",
      'export default class First {',
      '  get(): { found: Ok<Todo>; patch: Partial<Todo> } {',
      "    return { found: { ok: true, value: { id: 1, title: 'a' } }, patch: {} };",
      '  }',
      '}\n',
    ].join('\n');
    const second = [
      "import type { Fail, Result, Todo } from '../../lib.ts';",
      'export default class Second {',
      '  get(): { result: Result<Todo> } {',
      "    return { result: { ok: true, value: { id: 1, title: 'a' } } };",
      '  }',
      '}\n',
    ].join('\n');
    const files = { 'lib.ts': lib, 'routes/first/page.ts': first, 'routes/second/page.ts': second };
    withApp(files, (root) => {
      const compiler = compilerOf(root);
      const before = outputOf(compiler);
      const page = join(root, 'routes/second/page.ts');
      writeFileSync(page, `export type Found = ${written};\n${second}`);
      expect(outputOf(compiler, [page])).toEqual(before);
      expect(outputOf(compilerOf(root))).toEqual(before);
    });
  },
);

test('an update sees files that were made and removed', () => {
  const root = copyOf('moved');
  const compiler = compilerOf(root);
  outputOf(compiler);
  const page = join(root, 'routes/page.ts');
  writeFileSync(page, 'export default class Root {\n  get() {\n    return { up: true };\n  }\n}\n');
  expect(Object.keys(outputOf(compiler, [page]))).toContain('validators/page.ts');
  rmSync(page);
  expect(outputOf(compiler, [page])).toEqual(original);
});

test('an update follows imports that a package.json leads elsewhere, to a file that was there before', () => {
  const packageOf = (target: string) => `{ "type": "module", "imports": { "#shape": "./${target}.ts" } }`;
  const page = (specifier: string) =>
    [
      `import type { Shape } from '${specifier}';`,
      'export default class Page {',
      '  get(): { shape?: Shape } {',
      '    return {};',
      '  }',
      '}\n',
    ].join('\n');
  const files = {
    'package.json': packageOf('one'),
    'one.ts': 'export interface Shape { one: string }\n',
    'two.ts': 'export interface Shape { two: number }\n',
    'routes/led/page.ts': page('#shape'),
    'routes/one/page.ts': page('../../one.ts'),
    'routes/two/page.ts': page('../../two.ts'),
  };
  withApp(files, (root) => {
    const compiler = compilerOf(root);
    const before = outputOf(compiler);
    const manifest = join(root, 'package.json');
    writeFileSync(manifest, packageOf('two'));
    const updated = outputOf(compiler, [manifest]);
    expect(updated).not.toEqual(before);
    expect(updated).toEqual(outputOf(compilerOf(root)));
  });
});

test.each([
  ['more', 'get(): string { return ""; }', 'post(user: Body<User>): void {}'],
  ['less', 'post(user: Body<User>): void {}', 'get(): string { return ""; }'],
])('an update writes a kept model anew where a page comes to need %s of it', (_, before, after) => {
  const page = (method: string) => `import type { Body } from 'routeclass';
import type { User } from '../../user.ts';
export default class Page { ${method} }
`;
  const files = {
    'user.ts': 'export interface User { name: string; friends?: User[] }\n',
    'routes/kept/page.ts': page('get(): User { return { name: "" }; }'),
    'routes/later/page.ts': page(before),
  };
  withApp(files, (root) => {
    const compiler = compilerOf(root);
    outputOf(compiler);
    const changed = join(root, 'routes/later/page.ts');
    writeFileSync(changed, page(after));
    expect(outputOf(compiler, [changed])).toEqual(outputOf(compilerOf(root)));
  });
});

test('an update reports what files miss that import from a removed one through the `export *` of another', () => {
  const files = {
    'package.json': '{"type":"module"}',
    'app/thing.ts': 'export interface Thing {\n  name: string;\n}\n',
    'app/index.ts': "export * from './thing.ts';\n",
    'routes/page.ts':
      "import type { Thing } from '../app/index.ts';\nexport default class Root {\n  get(): Thing {\n    return { name: 'a' };\n  }\n}\n",
  };
  withApp(files, (root) => {
    const compiler = compilerOf(root);
    compiler.compile();
    const index = join(root, 'app/index.ts');
    writeFileSync(index, `${files['app/index.ts']}export const one = 1;\n`);
    compiler.update([index]);
    const removed = join(root, 'app/thing.ts');
    rmSync(removed);
    expect(compiler.update([removed]).diagnostics).toEqual(compilerOf(root).compile().diagnostics);
  });
});

test('an update reports the faults of a change, and nothing once they are fixed', () => {
  const root = copyOf('broken');
  const compiler = compilerOf(root);
  outputOf(compiler);
  const changed = edit(root, (text) => text.replace('street: string', 'street: any'));
  expect(compiler.update(changed).diagnostics.map(({ code }) => code)).toEqual(['any-type']);
  const mended = edit(root, (text) => text.replace('street: any', 'street: string'));
  expect(outputOf(compiler, mended)).toEqual(original);
});

test('a mistake in one page leaves the types of another as they were, of which the plain Program has shown some', () => {
  const shapes = [
    "import type { Field } from 'routeclass';",
    "export interface Circle { kind: Field<'circle', { description: 'Round' }> }",
    "export interface Square { kind: Field<'square', { description: 'Not round' }> }",
    'const shapes: (Circle | Square)[] = [];',
    'export default class Shapes {',
    "  put() { return { squares: shapes.filter((shape) => shape.kind === 'square') }; }",
    "  async *delete() { for (const shape of shapes) if (shape.kind !== 'square') yield shape; }",
    '}\n',
  ].join('\n');
  const sizes = 'export default class Sizes {\n  get() {\n    return 1;\n  }\n}\n';
  const files = {
    'package.json': '{"type":"module"}',
    'routes/shapes/page.ts': shapes,
    'routes/sizes/page.ts': sizes,
  };
  withApp(files, (root) => {
    const compiler = compilerOf(root);
    const before = outputOf(compiler);
    const page = join(root, 'routes/sizes/page.ts');
    writeFileSync(page, sizes.replace('1', 'nothing'));
    expect(compiler.update([page]).diagnostics.map(({ origin }) => origin)).toEqual(['TS2304']);
    writeFileSync(page, sizes);
    expect(outputOf(compiler, [page])).toEqual(before);
  });
});

test('the tuples of one page have their order, whichever of them another page returns', () => {
  const page = (type: string) =>
    `import type { Draft, Entry } from '../../models.ts';\nexport default class Page {\n  get(): ${type} {\n    throw new Error();\n  }\n}\n`;
  const outputWith = (other: string) =>
    withApp(
      {
        'package.json': '{"type":"module"}',
        'models.ts': 'export interface Draft { a: string }\nexport interface Entry { b: string }\n',
        'routes/first/page.ts': page(other),
        'routes/second/page.ts': page('[Draft, 200] | [Entry, 200]'),
      },
      (root) => outputOf(compilerOf(root))['validators/second/page.ts'],
    );
  expect(outputWith('[Entry, 200]')).toBe(outputWith('[Draft, 200]'));
});

test('an update finds a file again that was gone for a while, though the files that import it are the same', () => {
  const root = copyOf('away');
  const model = join(root, 'model.ts');
  const page = join(root, 'routes/page.ts');
  writeFileSync(model, "import type { int } from 'routeclass';\nexport interface Seen { id: int }\n");
  writeFileSync(
    page,
    `import type { Seen } from '../model.ts';\nexport default class Root {\n  get(): Seen {\n    return { id: 1 };\n  }\n}\n`,
  );
  const compiler = compilerOf(root);
  const before = outputOf(compiler);
  const text = readFileSync(model, 'utf8');
  rmSync(model);
  expect(compiler.update([model]).ok).toBe(false);
  writeFileSync(model, text);
  expect(outputOf(compiler, [model])).toEqual(before);
});

test('a diagnostic has one place, whether or not its file begins with a mark of the order of its bytes', () => {
  const root = copyOf('marked');
  const shown = () => formatDiagnostics(compilerOf(root).compile().diagnostics, { root, color: false });
  const page = join(root, 'routes/page.ts');
  const text = 'export default class Root {\n  get(id: string) {}\n}\n';
  writeFileSync(page, text);
  const plain = shown();
  expect(plain).toContain('routes/page.ts:2:7');
  writeFileSync(page, `\ufeff${text}`);
  expect(shown()).toBe(plain);
});

test('comments change no code, only the text of the documentation', () => {
  const root = copyOf('commented');
  edit(
    root,
    (text) =>
      `// A remark.\n\n${text.replaceAll('{\n', '{\n  // Another.\n').replaceAll('  post(', '  /** Says what it does. */\n  post(')}`,
  );
  const commented = outputOf(compilerOf(root));
  expect(Object.keys(commented)).toEqual(Object.keys(original));
  for (const [path, text] of Object.entries(original)) {
    if (path === 'openapi.json') expect(JSON.parse(commented[path]!)).toEqual(withSummaries(text));
    else expect(commented[path]).toBe(text);
  }
});

/** The document with the summary that the comment gives every POST. */
function withSummaries(text: string): unknown {
  const document = JSON.parse(text) as { paths: { [path: string]: { post?: object } } };
  for (const item of Object.values(document.paths))
    if (item.post) Object.assign(item.post, { summary: 'Says what it does.' });
  return document;
}
