import { mkdirSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, expect, test } from '@jest/globals';
import { nodeGlobals, onlyLanguage, saved, TestApp } from './app.ts';

const page = (body: string, head = '') =>
  `${head}export default class Page {\n  get() {\n    ${body}\n  }\n}\n`;

/** A tsconfig.json with which TypeScript reads JSON. */
const withJson = JSON.stringify({
  compilerOptions: {
    module: 'nodenext',
    strict: true,
    noEmit: true,
    lib: ['es2023'],
    types: [],
    resolveJsonModule: true,
    allowImportingTsExtensions: true,
  },
});

let app: TestApp;
afterEach(() => app.remove());

async function start(files: { readonly [path: string]: string }) {
  app = new TestApp({ ...onlyLanguage, ...files });
  const dev = app.start(['dev', '--port', '0']);
  const [, url] = await dev.printed(/listening at (\S+)\n/);
  const get = async (path: string): Promise<unknown> => (await fetch(`${url}${path}`)).json();
  return { dev, get };
}

test('a save lists the routes that it adds, removes and changes, those of a shared model too', async () => {
  const todos = (extra = '') =>
    `import type { Body } from 'routeclass';\nimport type { Todo } from '../../todo.ts';\nexport default class Todos {\n  get(): Todo[] {\n    return [];\n  }\n\n  post(todo: Body<Todo>): Todo {\n    return todo;\n  }\n${extra}}\n`;
  const todo = (type: string) =>
    `import type { Owner } from './owner.ts';\nexport interface Todo {\n  title: ${type};\n  owner: Owner;\n}\n`;
  const { dev, get } = await start({
    'app/owner.ts': 'export interface Owner {\n  name: string;\n}\n',
    'app/todo.ts': todo('string'),
    'app/routes/todos/page.ts': todos(),
    'app/routes/other/page.ts': page("return 'other';"),
  });
  await dev.printed(/^3 operations built in \d+ ms\n/m);

  // The change is in a type to which only the shared type refers.
  expect(
    await saved(dev, () => app.write('app/owner.ts', 'export interface Owner {\n  name: number;\n}\n')),
  ).toBe('rebuilt (app/owner.ts)\n  changed  GET    /todos\n  changed  POST   /todos\n');

  const extra = '\n  delete(): void {}\n';
  expect(
    await saved(dev, () => {
      app.write('app/routes/todos/page.ts', todos(extra).replace(/ {2}get[\s\S]*?}\n\n/, ''));
      app.write('app/routes/new/{id}/page.ts', page("return 'new';"));
      rmSync(join(app.root, 'app/routes/other'), { recursive: true });
    }),
  ).toBe(
    'rebuilt (3 files)\n  added    GET    /new/{id}\n  added    DELETE /todos\n  removed  GET    /other\n  removed  GET    /todos\n',
  );
  expect(await get('new/1')).toBe('new');
  expect(await get('other')).toEqual({ detail: 'Not Found' });
  // Changes to a handler's code, or to line numbers only, do not change a route.
  const moved = `// A comment.\n${todos(extra).replace(/ {2}get[\s\S]*?}\n\n/, '')}`;
  expect(await saved(dev, () => app.write('app/routes/todos/page.ts', moved))).toBe(
    'rebuilt (app/routes/todos/page.ts)\n',
  );
});

test('models of another package in the workspace, of which nothing is loaded, are watched', async () => {
  app = new TestApp({
    'packages/models/package.json': '{"name":"@shop/models","type":"module","exports":"./todo.ts"}',
    'packages/models/todo.ts': 'export interface Todo { title: string }\n',
    'api/package.json': '{"type":"module"}',
    'api/app/routes/page.ts':
      "import type { Todo } from '@shop/models';\nexport default class Page {\n  get(): Todo {\n    return { title: '' };\n  }\n}\n",
  });
  mkdirSync(join(app.root, 'node_modules/@shop'), { recursive: true });
  symlinkSync(join(app.root, 'packages/models'), join(app.root, 'node_modules/@shop/models'), 'junction');
  const dev = app.start(['dev', '--port', '0'], join(app.root, 'api'));
  await dev.printed(/built in \d+ ms\n/);
  dev.forget();
  app.write('packages/models/todo.ts', 'export interface Todo { title: string; done: boolean }\n');
  await dev.printed(/TS2741/);
  dev.forget();
  app.write('packages/models/todo.ts', 'export interface Todo { title: string; done?: boolean }\n');
  await dev.printed(/rebuilt in \d+ ms \(\.\.\/packages\/models\/todo\.ts\)\n {2}changed {2}GET/);
});

test('a save of a model outside of the app is seen while the first build that has read it is loaded', async () => {
  const model = (type: string) => `export interface Todo {\n  title: ${type};\n}\n`;
  const wait = 'await new Promise((done) => setTimeout(done, 1000));\n';
  app = new TestApp({
    'package.json': '{"type":"module"}',
    'shared/todo.ts': model('string'),
    'api/package.json': '{"type":"module"}',
    'api/tsconfig.json': onlyLanguage['tsconfig.json'],
    'api/app/globals.d.ts': nodeGlobals['app/globals.d.ts'],
    'api/app/routes/page.ts': page(
      'return [];',
      `import type { Todo } from '../../../shared/todo.ts';\n${wait}`,
    ).replace('get()', 'get(): Todo[]'),
  });
  const dev = app.start(['dev', '--port', '0'], join(app.root, 'api'));
  while (app.files('api/generated')?.['api/generated/dispatch.ts'] === undefined) await pause(20);
  app.write('shared/todo.ts', model('number'));
  await dev.printed(/rebuilt in \d+ ms \(\.\.\/shared\/todo\.ts\)\n {2}changed {2}GET {4}\/\n/);
});

test('a new page in a routes folder outside of the app is seen', async () => {
  app = new TestApp({
    'package.json': '{"type":"module"}',
    'routes/page.ts': page('return 1;'),
    'api/package.json': '{"type":"module"}',
    'api/routeclass.config.ts': "export default { routes: '../routes' };\n",
  });
  const dev = app.start(['dev', '--port', '0'], join(app.root, 'api'));
  await dev.printed(/built in \d+ ms\n/);
  expect(await saved(dev, () => app.write('routes/more/page.ts', page('return 2;')))).toBe(
    'rebuilt (../routes/more/page.ts)\n  added    GET    /more\n',
  );
});

test('what tsconfig.json extends or refers to in another folder is watched, and is what the app runs by', async () => {
  const options = (folder: string) =>
    JSON.stringify({
      compilerOptions: {
        module: 'esnext',
        moduleResolution: 'bundler',
        types: [],
        paths: { '@/*': [`./api/${folder}/*`] },
      },
    });
  app = new TestApp({
    'base.json': options('one'),
    'api/package.json': '{"type":"module"}',
    'api/tsconfig.json': '{ "files": [], "references": [{ "path": "./tsconfig.app.json" }] }',
    'api/tsconfig.app.json': '{ "extends": "../base.json", "include": ["app"] }',
    'api/one/word.ts': "export const word: string = 'one';\n",
    'api/two/word.ts': "export const word: string = 'two';\n",
    'api/app/routes/page.ts': page('return word;', "import { word } from '@/word';\n"),
  });
  const dev = app.start(['dev', '--port', '0'], join(app.root, 'api'));
  const [, url] = await dev.printed(/listening at (\S+)\n/);
  await dev.printed(/built in \d+ ms\n/);
  expect(await (await fetch(url!)).json()).toBe('one');
  await saved(dev, () => app.write('base.json', '{ "extends": 1 }'), /error\[tsconfig-unreadable\]/);
  expect(await saved(dev, () => app.write('base.json', options('two')))).toBe('rebuilt (../base.json)\n');
  expect(await (await fetch(url!)).json()).toBe('two');
});

test('a module that writes what it imports whenever it is loaded does not cause builds without end', async () => {
  const made = 'export const made: number = 1;\n';
  const head = `import { made } from '../made.ts';
declare const process: { getBuiltinModule(id: string): { writeFileSync(path: string, text: string): void } };
process.getBuiltinModule('node:fs').writeFileSync('app/made.ts', ${JSON.stringify(made)});
`;
  const { dev } = await start({ 'app/made.ts': made, 'app/routes/page.ts': page('return made;', head) });
  await dev.printed(/built in/);
  await saved(dev, () => app.write('app/routes/page.ts', page('return made + 1;', head)));
  await pause(1000);
  expect(dev.output.match(/rebuilt in/g)!.length).toBeLessThan(4);
});

test('only what has changed is loaded again: other modules keep what they hold', async () => {
  const counter = (name: string) => `let n = 0;\nexport const ${name} = (): number => ++n;\n`;
  const { dev, get } = await start({
    'app/kept.ts': counter('kept'),
    'app/shared.ts': "export const word: string = 'one';\n",
    'app/between.ts': "export * from './shared.ts';\n",
    'app/data.json': '{ "n": 1 }',
    'app/plain.js': 'export const plain = 1;\n',
    'app/plain.d.ts': 'export declare const plain: number;\n',
    'app/old.cjs': "exports.old = require('./older.cjs').n;\n",
    'app/older.cjs': 'exports.n = 1;\n',
    'app/old.d.cts': 'export declare const old: number;\n',
    'app/routes/kept/page.ts': page('return kept();', "import { kept } from '../../kept.ts';\n"),
    'app/routes/word/page.ts': page('return word;', "import { word } from '../../between.ts';\n"),
    'app/routes/data/page.ts': page(
      'return [Number(data.n), plain, old];',
      "import { old } from '../../old.cjs';\nimport data from '../../data.json' with { type: 'json' };\nimport { plain } from '../../plain.js';\n",
    ),
    'tsconfig.json': withJson,
  });
  await dev.printed(/built in/);
  expect([await get('kept'), await get('word')]).toEqual([1, 'one']);

  await saved(dev, () => app.write('app/shared.ts', "export const word: string = 'two';\n"));
  expect([await get('kept'), await get('word')]).toEqual([2, 'two']);
  await saved(dev, () => app.write('app/data.json', '{ "n": 2 }'));
  await saved(dev, () => app.write('app/plain.js', 'export const plain = 2;\n'));
  await saved(dev, () => app.write('app/old.cjs', "exports.old = require('./older.cjs').n + 1;\n"));
  await saved(dev, () => app.write('app/older.cjs', 'exports.n = 2;\n'));
  expect([await get('data'), await get('kept')]).toEqual([[2, 2, 3], 3]);

  // A module that failed to load is loaded again after the next save, even if it has not changed.
  await saved(
    dev,
    () =>
      app.write('app/shared.ts', "export const word: string = 'three';\nthrow new Error('no database');\n"),
    /the last successful build keeps serving/,
  );
  expect([await get('kept'), await get('word')]).toEqual([4, 'two']);
  await saved(dev, () => app.write('app/shared.ts', "export const word: string = 'four';\n"));
  expect([await get('kept'), await get('word')]).toEqual([5, 'four']);

  // The config affects everything: all is loaded again.
  app.write('title.ts', "export const title = 'Mine';\n");
  await saved(dev, () =>
    app.write(
      'routeclass.config.ts',
      "import { title } from './title.ts';\nexport default { openapi: { title } };\n",
    ),
  );
  expect([await get('kept'), await get('openapi.json')]).toMatchObject([1, { info: { title: 'Mine' } }]);
  await saved(dev, () => app.write('title.ts', "export const title = 'Yours';\n"));
  expect(await get('openapi.json')).toMatchObject({ info: { title: 'Yours' } });
});

test('JSON and JavaScript are watched from the first build that reads, misses or loads them, also one that fails', async () => {
  const { dev, get } = await start({
    'app/data.json': '{ "n": "one" }',
    'app/plain.js': "export const plain = 1;\nthrow new Error('no database');\n",
    'app/plain.d.ts': 'export declare const plain: number;\n',
    'app/routes/page.ts': page(
      'return { sum };',
      "import data from '../data.json' with { type: 'json' };\nimport more from '../more.json' with { type: 'json' };\nimport { plain } from '../plain.js';\nconst sum: number = data.n + more.n + plain;\n",
    ),
    'tsconfig.json': withJson,
  });
  const unserved = /nothing is served until the app builds/;
  await dev.printed(unserved);
  await saved(dev, () => app.write('app/more.json', '{ "n": 2 }'), unserved);
  const thrown = await saved(dev, () => app.write('app/data.json', '{ "n": 1 }'), unserved);
  expect(thrown).toContain('error[app-not-loaded]: `app/plain.js` cannot be loaded: no database\n');
  await saved(dev, () => app.write('app/plain.js', 'export const plain = 3;\n'));
  expect(await get('')).toEqual({ sum: 6 });
});

test('a save that changes nothing prints nothing; errors are printed once', async () => {
  const { dev } = await start({ 'app/routes/page.ts': page('return 1;') });
  await dev.printed(/built in/);
  await saved(dev, () => app.write('app/routes/page.ts', page('return 2;')));
  dev.forget();
  app.write('app/routes/page.ts', page('return 2;'));
  await pause(400);
  expect(dev.output).toBe('');

  const serving = /the last successful build keeps serving\n/;
  const wrong = page('return 3;', 'const n: string = 1;\n');
  expect(await saved(dev, () => app.write('app/routes/page.ts', wrong), serving)).toContain(
    'error[type-error]',
  );
  expect(await saved(dev, () => app.write('app/other.ts', 'export {};\n'), serving)).toBe(
    'still 1 error\nthe last successful build keeps serving\n',
  );
});

test('what is saved during a build is not lost, and a burst of saves is one build', async () => {
  app = new TestApp({ ...onlyLanguage, 'app/routes/page.ts': page('return 1;') });
  const dev = app.start(['dev', '--port', '0']);
  const [, url] = await dev.printed(/listening at (\S+)\n/);
  // A request that comes during the first build waits for it.
  const first = fetch(url!);
  await pause(200);
  app.write('app/routes/page.ts', page('return 2;'));
  expect((await first).status).toBe(200);
  while ((await (await fetch(url!)).json()) !== 2) await pause(50);

  await dev.printed(/rebuilt/);
  // If the machine stalls between two saves, there are two bursts. Neither loses a save, and the next attempt
  // has a single burst.
  for (const area of ['r', 's', 't']) {
    dev.forget();
    for (let n = 0; n < 100; n++) {
      app.write(`app/routes/${area}${n}/page.ts`, page(`return ${n};`));
      if (n % 10 === 0) await pause(10);
    }
    while (builtFiles(dev.output) < 100) await pause(50);
    expect(await (await fetch(`${url}${area}99`)).json()).toBe(99);
    if (dev.output.match(/rebuilt/g)?.length === 1) break;
  }
  await dev.printed(/rebuilt in \d+ ms \(100 files\)\n(?: {2}added .*\n){20} {2}and 80 more\n/);
  expect(dev.output.match(/rebuilt/g)).toHaveLength(1);
});

test('an app that is never done loading gives way to the next save, also the first one', async () => {
  const waiting = page(
    'return 1;',
    'declare const setInterval: (act: () => void, ms: number) => void;\nawait new Promise(() => setInterval(() => {}, 1000));\n',
  );
  const { dev, get } = await start({ 'app/routes/page.ts': waiting });
  const loading = /the app is still loading: if that never ends, .*\n/;
  await dev.printed(loading);
  const early = get('');
  await saved(dev, () => app.write('app/routes/page.ts', page('return 2;')));
  expect([await early, await get('')]).toEqual([2, 2]);

  await saved(dev, () => app.write('app/routes/page.ts', waiting), loading);
  expect(await get('')).toBe(2);
  // The text is unchanged, but the module was not loaded, so it is loaded again.
  await saved(dev, () => app.write('app/routes/page.ts', waiting), loading);
  await saved(dev, () => app.write('app/routes/page.ts', page('return 3;')));
  expect(await get('')).toBe(3);
});

test('a config that waits for what never comes gives way to the next save, be it of another file, also the first one', async () => {
  const waiting = 'await new Promise(() => {});\nexport default {};\n';
  const reading = /the config is still loading: if that never ends, .*\n/;
  const { dev, get } = await start({
    'app/routes/page.ts': page('return 1;'),
    'routeclass.config.ts': waiting,
  });
  await dev.printed(reading);
  const early = get('');
  await saved(dev, () => app.write('routeclass.config.ts', 'export default {};\n'));
  expect(await early).toBe(1);

  await saved(dev, () => app.write('routeclass.config.ts', waiting), reading);
  await saved(dev, () => app.write('app/routes/page.ts', page('return 2;')), reading);
  expect(await get('')).toBe(1);
  await saved(dev, () => app.write('routeclass.config.ts', 'export default {};\n'));
  expect(await get('')).toBe(2);
});

/** The number of files in all builds, read from their output, which names a single file. */
function builtFiles(output: string): number {
  const counts = [...output.matchAll(/rebuilt in \d+ ms \((?:(\d+) files|[^)]+)\)/g)].map(([, count = '1']) =>
    Number(count),
  );
  return counts.reduce((sum, count) => sum + count, 0);
}
