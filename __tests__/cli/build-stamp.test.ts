import { existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { BuildStamp } from '../../cli/build/build-stamp.ts';
import type { Settings } from '../../compiler/settings.ts';
import { writeOutput } from '../../compiler/write/write.ts';
import { compilerOf, settingsOf } from '../compiler/support/compile.ts';
import { temporaryFolder, writeFiles } from '../compiler/support/temporary.ts';
import { TestApp } from './app.ts';

/** A build that has nothing to do sees that without compiling. */

const page = (type: string) => `import type { Todo } from '#models/todo.ts';
export default class Todos {
  get(): Todo & { id: ${type} } { return { id: undefined as never, title: '' }; }
}
`;
const app = {
  'package.json': '{"type":"module","imports":{"#models/*":["./first/*","./models/*"]}}',
  'tsconfig.json': JSON.stringify({
    compilerOptions: {
      module: 'NodeNext',
      lib: ['es2023'],
      types: [],
      strict: true,
      allowImportingTsExtensions: true,
      noEmit: true,
    },
    include: ['**/*.ts'],
  }),
  'models/todo.ts': 'export interface Todo { title: string }\n',
  'node_modules/hue/package.json': '{"name":"hue","type":"module","types":"./index.d.ts"}',
  'node_modules/hue/index.d.ts': 'export type Hue = "red";\n',
  'routes/todos/page.ts': page('string'),
  'routes/hues/page.ts':
    "import type { Hue } from 'hue';\nexport default class Hues { get(): Hue { return 'red'; } }\n",
};

let root: string;
let settings: Settings;
beforeEach(() => {
  root = temporaryFolder();
  settings = settingsOf(root);
  writeFiles(root, app);
  age();
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

/**
 * Waits, so that written files are older than the next build: a build does not trust files that were written
 * while it ran.
 */
function age(): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 20);
}

function build(): boolean {
  const stamp = new BuildStamp(settings);
  if (stamp.isUpToDate()) return false;
  const result = compilerOf(root, settings).compile();
  if (!result.ok) throw new Error(result.diagnostics[0]?.message);
  writeOutput(settings.out, result.files, root);
  stamp.record(result.inputs, result.files);
  age();
  return true;
}

const writeCache = (text: string) =>
  writeFileSync(join(root, 'node_modules/.cache/routeclass/build.json'), text);

const changes: { readonly [what: string]: () => void } = {
  'a page': () => writeFiles(root, { 'routes/todos/page.ts': page('number') }),
  'a page of the same length': () =>
    writeFiles(root, { 'routes/todos/page.ts': page('symbol').replace('symbol', 'string') }),
  'a page with its old time': () => {
    writeFiles(root, { 'routes/todos/page.ts': page('number') });
    utimesSync(join(root, 'routes/todos/page.ts'), new Date(0), new Date(0));
  },
  'a model': () =>
    writeFiles(root, { 'models/todo.ts': 'export interface Todo { title: string; done?: boolean }\n' }),
  'a new page': () => writeFiles(root, { 'routes/users/page.ts': page('string') }),
  'an error.ts': () =>
    writeFiles(root, {
      'routes/error.ts': "import { detailedErrors } from 'routeclass';\nexport default detailedErrors();\n",
    }),
  'a page that is gone': () => rmSync(join(root, 'routes/hues'), { recursive: true }),
  'a declaration for all': () => writeFiles(root, { 'global.d.ts': 'declare const version: string;\n' }),
  'a package': () =>
    writeFiles(root, { 'node_modules/hue/index.d.ts': 'export type Hue = "red" | "blue";\n' }),
  'a package nearer to the pages': () =>
    writeFiles(root, { 'routes/node_modules/hue/index.d.ts': 'export type Hue = "blue";\n' }),
  'the config of TypeScript': () =>
    writeFiles(root, {
      'tsconfig.json': app['tsconfig.json'].replace(
        '"noEmit":true',
        '"noEmit":true,"exactOptionalPropertyTypes":true',
      ),
    }),
  'a file of the output': () => writeFileSync(join(settings.out, 'dispatch.ts'), ''),
  'the output': () => rmSync(settings.out, { recursive: true }),
  'the settings': () => {
    settings = { ...settings, docs: !settings.docs };
  },
  'a cache that is broken': () => writeCache('{'),
  'a cache that is JSON of another kind': () => writeCache('null'),
};

test('nothing has changed', () => {
  expect([build(), build(), build()]).toEqual([true, false, false]);
});

test.each(Object.entries(changes))('%s has changed', (_, change) => {
  expect([build(), build()]).toEqual([true, false]);
  change();
  age();
  expect([build(), build()]).toEqual([true, false]);
});

describe('a new page below a routes folder', () => {
  let elsewhere: string;
  beforeEach(() => {
    elsewhere = temporaryFolder();
    writeFiles(elsewhere, { 'old/page.ts': 'export default class Old { get(): void {} }\n' });
  });
  afterEach(() => rmSync(elsewhere, { recursive: true, force: true }));

  const places: { readonly [where: string]: () => void } = {
    'outside of the app': () => {
      settings = { ...settings, routes: elsewhere };
    },
    'behind a link': () => symlinkSync(elsewhere, join(root, 'routes/linked')),
  };

  test.each(Object.entries(places))('%s', (_, place) => {
    place();
    expect([build(), build()]).toEqual([true, false]);
    writeFiles(elsewhere, { 'new/page.ts': 'export default class New { get(): void {} }\n' });
    age();
    expect([build(), build()]).toEqual([true, false]);
  });
});

test('what is saved during the build is not taken for seen', () => {
  const stamp = new BuildStamp(settings);
  const result = compilerOf(root).compile();
  if (!result.ok) throw new Error('not compiled');
  age();
  writeFiles(root, { 'models/todo.ts': 'export interface Todo { title: number }\n' });
  writeOutput(settings.out, result.files, root);
  stamp.record(result.inputs, result.files);
  expect(new BuildStamp(settings).isUpToDate()).toBe(false);
});

test('an app without packages of its own has no cache, and is built', () => {
  rmSync(join(root, 'node_modules'), { recursive: true });
  rmSync(join(root, 'routes/hues'), { recursive: true });
  expect([build(), build()]).toEqual([true, true]);
  expect(existsSync(join(root, 'node_modules'))).toBe(false);
});

test('the command uses it, and prints the same', async () => {
  const command = new TestApp({
    'app/routes/page.ts': 'export default class Home { get(): string { return "home"; } }\n',
  });
  try {
    mkdirSync(join(command.root, 'node_modules'));
    age();
    expect(await command.run(['build'])).toMatchObject({ status: 0, stdout: 'generated: 5 files written\n' });
    const cache = join(command.root, 'node_modules/.cache/routeclass/build.json');
    const seen = readFileSync(cache, 'utf8');
    expect(await command.run(['build'])).toMatchObject({ status: 0, stdout: 'generated is up to date\n' });
    expect(readFileSync(cache, 'utf8')).toBe(seen);
    command.write(
      'app/routes/page.ts',
      'export default class Home { get(): Map<string, string> { return new Map(); } }\n',
    );
    expect(await command.run(['build'])).toMatchObject({ status: 1 });
    expect(await command.run(['build'])).toMatchObject({ status: 1 });
  } finally {
    await command.remove();
  }
}, 60_000);

test('what stood in a folder that is a file now is not there', () => {
  expect([build(), build()]).toEqual([true, false]);
  rmSync(settings.out, { recursive: true });
  writeFileSync(settings.out, '');
  expect(new BuildStamp(settings).isUpToDate()).toBe(false);
});
