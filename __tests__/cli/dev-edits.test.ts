import { renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, test } from '@jest/globals';
import { loadSettings } from '../../cli/config/load-settings.ts';
import { jsonHead } from '../../cli/report/json.ts';
import { compareOutput } from '../../compiler/write/write.ts';
import { compilerOf } from '../compiler/support/compile.ts';
import { saved, TestApp } from './app.ts';

/** After every edit, `dev` has the output and the diagnostics of a new build. */

const todo = (type: string) => `export interface Todo {\n  title: ${type};\n}\n`;
const page = (body: string) => `import type { Body } from 'routeclass';
import type { Todo } from '../../todo.ts';

export default class Todos {
  post(todo: Body<Todo>): Todo {
    ${body}
  }
}
`;
const config = (body: string) => `export default { ${body} };\n`;
const tsconfig = (strict: boolean) =>
  `{ "compilerOptions": { "module": "nodenext", "lib": ["es2023"], "types": [], "strict": ${strict}, "allowImportingTsExtensions": true, "noEmit": true } }\n`;

const initial = {
  'package.json': '{ "name": "shop", "version": "1.0.0", "type": "module" }\n',
  'tsconfig.json': tsconfig(true),
  'routeclass.config.ts': config(''),
  'app/todo.ts': todo('string'),
  'app/routes/todos/page.ts': page('return todo;'),
  'app/routes/users/[id]/page.ts': page('return todo;').replace('../../', '../../../'),
};

let app: TestApp;
afterEach(() => app.remove());

const move = (from: string, to: string) => renameSync(join(app.root, from), join(app.root, to));
const remove = (path: string) => rmSync(join(app.root, path), { recursive: true });

/** The edits of one app, one after another, and the code of the error that each gives, if any. */
const edits: readonly (readonly [name: string, edit: () => void, code?: string])[] = [
  ['a mistake', () => app.write('app/routes/todos/page.ts', page('return tod;')), 'type-error'],
  ['a model, beside the mistake', () => app.write('app/todo.ts', todo("'a' | 'b'")), 'type-error'],
  ['the mistake mended', () => app.write('app/routes/todos/page.ts', page('return todo;'))],
  [
    'a page with another name',
    () => move('app/routes/todos/page.ts', 'app/routes/todos/Page.ts'),
    'misnamed-page',
  ],
  [
    'a folder with another name, and its page with the right one',
    () => {
      move('app/routes/todos', 'app/routes/lists');
      move('app/routes/lists/Page.ts', 'app/routes/lists/page.ts');
    },
  ],
  ['a parameter with another name', () => move('app/routes/users/[id]', 'app/routes/users/[name]')],
  [
    'an error.ts',
    () =>
      app.write(
        'app/routes/error.ts',
        "import { problemDetails } from 'routeclass';\n\nexport default problemDetails();\n",
      ),
  ],
  [
    'a middleware.ts that is none',
    () => app.write('app/routes/lists/middleware.ts', 'export default 5;\n'),
    'not-middleware',
  ],
  [
    'no error.ts, and no middleware.ts',
    () => {
      remove('app/routes/error.ts');
      remove('app/routes/lists/middleware.ts');
    },
  ],
  [
    'a config that is wrong',
    () => app.write('routeclass.config.ts', config('limits: 5')),
    'config-invalid-value',
  ],
  [
    'another model, beside the wrong config',
    () => app.write('app/todo.ts', todo('number')),
    'config-invalid-value',
  ],
  ['another output', () => app.write('routeclass.config.ts', config("out: 'made', client: true"))],
  ['no config', () => remove('routeclass.config.ts')],
  [
    'a body that only a lenient TypeScript accepts',
    () => app.write('app/routes/lists/page.ts', page('return null;')),
    'type-error',
  ],
  ['a lenient tsconfig', () => app.write('tsconfig.json', tsconfig(false))],
  [
    'another version',
    () => app.write('package.json', '{ "name": "shop", "version": "2.0.0", "type": "module" }\n'),
  ],
  ['no page', () => remove('app/routes'), 'routes-folder-missing'],
  [
    'all as it was at first, as by a checkout',
    () => {
      for (const [path, text] of Object.entries(initial)) app.write(path, text);
    },
  ],
];

/** The diagnostics of a new build, and what differs from its output. */
async function build() {
  const loaded = await loadSettings(app.root);
  if (!loaded.ok) return { ...jsonHead(false, loaded.diagnostics, app.root), differences: [] };
  const { settings } = loaded;
  const result = compilerOf(app.root, settings, { once: true }).compile();
  const differences = result.ok ? compareOutput(settings.out, result.files) : [];
  return { ...jsonHead(result.ok, result.diagnostics, app.root), differences };
}

test('dev agrees with a build after every edit', async () => {
  app = new TestApp(initial);
  const dev = app.start(['dev', '--port', '0']);
  const [, url] = await dev.printed(/listening at (\S+)\n/);
  await dev.printed(/built in/);
  for (const [name, edit, code] of edits) {
    await saved(dev, edit, code ? /^(?:still )?\d+ errors?$/m : undefined);
    const shown: unknown = await (await fetch(`${url}__routeclass/diagnostics`)).json();
    const { differences, ...built } = await build();
    expect([name, shown, differences]).toEqual([name, expect.objectContaining(built), []]);
    expect([name, built.diagnostics[0]?.code]).toEqual([name, code]);
  }
}, 120_000);
