import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, expect, test } from '@jest/globals';
import { onlyLanguage, TestApp } from './app.ts';

/**
 * Folders in an app that its user may not read, such as the data of a database. Root may read them, so the
 * tests make the file system refuse.
 */

const hello = 'export default class Hello {\n  get(): string {\n    return "hello";\n  }\n}\n';

const refusing = (code: string, calls: readonly string[], paths: RegExp) => `import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
for (const name of ${JSON.stringify(calls)}) {
  const real = fs[name];
  fs[name] = (path, ...rest) => {
    if (${paths}.test(String(path))) throw Object.assign(new Error('${code}: refused'), { code: '${code}' });
    return real(path, ...rest);
  };
}
syncBuiltinESMExports();
`;

let app: TestApp;
afterEach(() => app.remove());

function appRefusing(
  code: string,
  calls: readonly string[] = ['readdirSync', 'watch'],
  paths = /data$/,
): { readonly NODE_OPTIONS: string } {
  app = new TestApp({
    ...onlyLanguage,
    'app/routes/page.ts': hello,
    'refuse.mjs': refusing(code, calls, paths),
    'data/x.txt': '',
  });
  // Without it nothing is kept between builds, and so nothing walked through.
  mkdirSync(join(app.root, 'node_modules'));
  return { NODE_OPTIONS: `--import=${pathToFileURL(join(app.root, 'refuse.mjs')).href}` };
}

test('build goes around them, and sees that nothing has changed', async () => {
  const env = appRefusing('EACCES');
  const first = await app.start(['build'], app.root, env).finished;
  expect(first).toEqual({ status: 0, stdout: 'generated: 5 files written\n', stderr: '' });
  const second = await app.start(['build'], app.root, env).finished;
  expect(second).toEqual({ status: 0, stdout: 'generated is up to date\n', stderr: '' });
});

test('a home folder that cannot be read is not mentioned', async () => {
  app = new TestApp({ ...onlyLanguage, 'app/routes/page.ts': hello });
  const env = { XDG_DATA_HOME: join(app.root, 'app/routes/page.ts') };
  const { stderr } = await app.start(['build'], app.root, env).finished;
  expect(stderr).toBe('');
});

test('dev serves, and does not mention them', async () => {
  const env = appRefusing('EACCES');
  const dev = app.start(['dev', '--port', '0'], app.root, env);
  await dev.printed(/1 operation built in/);
  expect(dev.output).not.toContain('refused');
});

test('init does not make an app in one', async () => {
  const env = appRefusing('EACCES', ['readdirSync']);
  const { status, stderr } = await app.start(['init', 'data'], app.root, env).finished;
  expect({ status, first: stderr.split('\n')[0] }).toEqual({
    status: 2,
    first: 'error: "data" exists already and cannot be listed: permission denied',
  });
});

test.each(['mkdirSync', 'lstatSync'])('init says why it cannot make one: %s', async (call) => {
  const env = appRefusing('EACCES', [call], /shop$|shop-/);
  expect(await app.start(['init', 'shop'], app.root, env).finished).toEqual({
    status: 1,
    stdout: '',
    stderr: 'error: "shop" cannot be written: permission denied\n',
  });
});

test('where the system has no more watches, dev reports it once, and serves', async () => {
  const env = appRefusing('ENOSPC');
  const dev = app.start(['dev', '--port', '0'], app.root, env);
  await dev.printed(/1 operation built in/);
  expect(dev.output.match(/^.*some folders.*$/gm)).toEqual([
    'error: some folders cannot be watched, and changes in them go unnoticed: the system limit of file watches is reached; `sysctl fs.inotify.max_user_watches` shows it',
  ]);
  app.write('app/routes/page.ts', hello.replace('"hello"', '"hi"'));
  await dev.printed(/rebuilt in/);
});

test('where it has none at all, dev reports it once, and serves', async () => {
  const env = appRefusing('EMFILE', ['watch'], /./);
  const dev = app.start(['dev', '--port', '0'], app.root, env);
  const [, url] = await dev.printed(/listening at (\S+)\n/);
  await dev.printed(/1 operation built in/);
  expect(dev.output.match(/^error.*$/gm)).toEqual([
    'error: some folders cannot be watched, and changes in them go unnoticed: too many files are open',
  ]);
  expect((await fetch(url!)).status).toBe(200);
});
