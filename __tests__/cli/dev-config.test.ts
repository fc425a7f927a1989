import { renameSync, rmSync, symlinkSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, expect, test } from '@jest/globals';
import { ConfigFiles } from '../../cli/dev/config-files.ts';
import { onlyLanguage, saved, TestApp } from './app.ts';

const page = 'export default class Page {\n  get(): string {\n    return "hello";\n  }\n}\n';
const title = (text: string) => `export const title = '${text}';\n`;

let app: TestApp;
afterEach(() => app?.remove());

/** Files that a config imports: where each is from the root, the specifier, and the name that `dev` prints. */
const imported = [
  ['outside/shared.config.ts', '../outside/shared.config.ts', '../outside/shared.config.ts'],
  ['extension/shared.ts', '../extension/shared.js', '../extension/shared.ts'],
  ['api/.config/shared.ts', './.config/shared.ts', '.config/shared.ts'],
  ['parts/index.ts', '../parts', '../parts/index.ts'],
] as const;

test('what a config imports is watched, wherever it is, and may be missing for a while', async () => {
  const imports = imported.map(([, specifier], i) => `import { title as t${i} } from '${specifier}';\n`);
  const titles = imported.map((_, i) => `t${i}`).join(" + ' ' + ");
  app = new TestApp({
    ...Object.fromEntries(imported.map(([file]) => [file, title('one')])),
    'api/package.json': '{"type":"module"}',
    'api/tsconfig.json': onlyLanguage['tsconfig.json'],
    'api/routeclass.config.ts': `${imports.join('')}export default { openapi: { title: ${titles} } };\n`,
    'api/app/routes/page.ts': page,
  });
  const dev = app.start(['dev', '--port', '0'], join(app.root, 'api'));
  const [, url] = await dev.printed(/listening at (\S+)\n/);
  await dev.printed(/built in/);
  const served = async (): Promise<string[]> => {
    const document = (await (await fetch(`${url}openapi.json`)).json()) as { info: { title: string } };
    return document.info.title.split(' ');
  };
  expect(await served()).toEqual(['one', 'one', 'one', 'one']);

  const unreadable = /error\[config-unreadable\]/;
  for (const [i, [file, , shown]] of imported.entries()) {
    // What was saved during the build before is built once more, perhaps together with this.
    const rebuilt = new RegExp(`rebuilt in .* \\((?:${shown}|2 files)\\)\n`);
    await saved(dev, () => app.write(file, title('two')), rebuilt);
    expect((await served())[i]).toBe('two');
    await saved(dev, () => app.write(file, 'export const'), unreadable);
    await saved(dev, () => app.write(file, title('three')));
    expect((await served())[i]).toBe('three');
    await saved(dev, () => rmSync(join(app.root, file)), unreadable);
    // The missing file is watched only shortly after its report: a single save may come too early.
    dev.forget();
    const saving = setInterval(() => app.write(file, title('four')), 500);
    await dev.printed(/rebuilt in/).finally(() => clearInterval(saving));
    expect((await served())[i]).toBe('four');
  }
});

test('a file outside that changes while the config that newly imports it is read leads to a build', async () => {
  app = new TestApp({
    'shared.ts': title('one'),
    'api/package.json': '{"type":"module"}',
    'api/tsconfig.json': onlyLanguage['tsconfig.json'],
    'api/routeclass.config.ts': 'export default {};\n',
    'api/app/routes/page.ts': page,
  });
  const dev = app.start(['dev', '--port', '0'], join(app.root, 'api'));
  const [, url] = await dev.printed(/listening at (\S+)\n/);
  await dev.printed(/built in/);
  const config = `import { writeFileSync } from 'node:fs';
import { title } from '../shared.ts';
writeFileSync('../shared.ts', ${JSON.stringify(title('two'))});
export default { openapi: { title } };
`;
  await saved(dev, () => app.write('api/routeclass.config.ts', config));
  const document = (await (await fetch(`${url}openapi.json`)).json()) as { info: { title: string } };
  expect(document.info.title).toBe('two');
});

test('a version that serves on imports its own modules, after another has been started over', async () => {
  const made = 'export const made = {};\n';
  app = new TestApp({
    ...onlyLanguage,
    'app/made.ts': made,
    'app/later.ts': "export { made } from './made.ts';\n",
    'app/routes/page.ts': `import { made } from '../made.ts';

export default class Page {
  async get(): Promise<boolean> {
    return (await import('../later.ts')).made === made;
  }
}
`,
  });
  const dev = app.start(['dev', '--port', '0']);
  const [, url] = await dev.printed(/listening at (\S+)\n/);
  await dev.printed(/built in/);
  const breakAll = () => {
    app.write('routeclass.config.ts', 'export default { debug: true };\n');
    app.write('app/made.ts', `${made}throw new Error('no');\n`);
  };
  await saved(dev, breakAll, /error\[app-not-loaded\]/);
  expect(await (await fetch(url!)).json()).toBe(true);
});

test('a tsconfig in a folder with a dot is watched', async () => {
  const options = (strict: string) => `{ "compilerOptions": { "module": "nodenext", "strict": ${strict} } }`;
  app = new TestApp({
    '.config/base.json': options('true'),
    'tsconfig.json': '{ "extends": "./.config/base.json", "include": ["app"] }',
    'app/routes/page.ts': page,
  });
  const dev = app.start(['dev', '--port', '0']);
  await dev.printed(/built in/);
  await saved(dev, () => app.write('.config/base.json', '{ "extends": 1 }'), /error\[tsconfig-unreadable\]/);
  await saved(dev, () => app.write('.config/base.json', options('false')));
});

test('a package.json that is new, changed or gone beside pages in a linked folder is watched', async () => {
  app = new TestApp({
    'shared/routes/page.ts': page,
    'api/package.json': '{"type":"module"}',
    'api/app/routes/page.ts': page,
  });
  symlinkSync('../../../shared/routes', join(app.root, 'api/app/routes/shared'));
  const dev = app.start(['dev', '--port', '0'], join(app.root, 'api'));
  await dev.printed(/built in/);
  const manifest = 'shared/package.json';
  const refused = /error\[app-not-module\]/;
  await saved(dev, () => app.write(manifest, '{}'), refused);
  await saved(dev, () => app.write(manifest, '{"type":"module"}'));
  await saved(dev, () => app.write(manifest, '{"type":"commonjs"}'), refused);
  await saved(dev, () => rmSync(join(app.root, manifest)));
});

test('a config with a similar name is reported, and read once it has the right one', async () => {
  app = new TestApp({ ...onlyLanguage, 'app/routes/page.ts': page });
  const dev = app.start(['dev', '--port', '0']);
  await dev.printed(/built in/);
  const [wrong, right] = ['routeclass.conf.json', 'routeclass.config.json'];
  await saved(dev, () => app.write(wrong, '{ "out": "made" }'), /error\[config-misnamed\]/);
  await saved(dev, () => renameSync(join(app.root, wrong), join(app.root, right)));
  expect(app.files('made')).toHaveProperty(['made/dispatch.ts']);
});

test('packages that are installed anew are read and loaded again', async () => {
  const dep = (type: string, value: string) => {
    app.write(
      'node_modules/dep/package.json',
      '{"type":"module","types":"./index.d.ts","main":"./index.js"}',
    );
    app.write('node_modules/dep/index.d.ts', `export declare const dep: ${type};\n`);
    app.write('node_modules/dep/index.js', `export const dep = ${value};\n`);
    app.write('node_modules/.package-lock.json', JSON.stringify({ value }));
  };
  app = new TestApp({
    ...onlyLanguage,
    'app/routes/page.ts': `import { dep } from 'dep';\n${page.replace('string', 'number').replace('"hello"', 'dep')}`,
  });
  dep('number', '1');
  const dev = app.start(['dev', '--port', '0']);
  const [, url] = await dev.printed(/listening at (\S+)\n/);
  await dev.printed(/built in/);
  await saved(dev, () => dep('string', '"two"'), /TS2322/);
  expect(await saved(dev, () => dep('number', '3'))).toMatch(/^rebuilt/);
  expect(await (await fetch(url!)).json()).toBe(3);
  // `npm ci` removes everything first: no build begins before the packages are there again.
  dev.forget();
  rmSync(join(app.root, 'node_modules/.package-lock.json'));
  await pause(2000);
  expect(dev.output).toBe('');
  await saved(dev, () => dep('number', '4'));
  expect(await (await fetch(url!)).json()).toBe(4);
  // The folder itself may be gone in between.
  const anew = () => {
    rmSync(join(app.root, 'node_modules'), { recursive: true });
    dep('number', '5');
  };
  await saved(dev, anew);
  expect(await (await fetch(url!)).json()).toBe(5);
  await saved(dev, () => dep('number', '6'));
  expect(await (await fetch(url!)).json()).toBe(6);
});

test('other `imports` are refused, which Node would not see', async () => {
  const manifest = (file: string) => `{ "type": "module", "imports": { "#word": "./${file}" } }\n`;
  app = new TestApp({
    ...onlyLanguage,
    'package.json': manifest('one.ts'),
    'one.ts': "export const word = 'one';\n",
    'two.ts': "export const word = 'two';\n",
    'app/routes/page.ts': `import { word } from '#word';\n${page.replace('"hello"', 'word')}`,
  });
  const dev = app.start(['dev', '--port', '0']);
  const [, url] = await dev.printed(/listening at (\S+)\n/);
  await dev.printed(/built in/);
  const said = await saved(
    dev,
    () => app.write('package.json', manifest('two.ts')),
    /error\[app-not-loaded\].*\n.*\n/,
  );
  expect(said).toContain('restart `routeclass dev`\n  package.json:1:21');
  expect(await (await fetch(url!)).json()).toBe('one');
  await saved(dev, () => app.write('package.json', manifest('one.ts')));
});

test.each([
  ['package.json', true],
  ['routeclass.config.mjs', true],
  ['routeclass.conf.json', true],
  ['tsconfig.json', true],
  ['tsconfig.app.json', true],
  ['data.json', false],
])('whether a build with a changed %s starts over: %s, and never below the app', (name, isConfig) => {
  const root = resolve('/app');
  const config = new ConfigFiles(root);
  expect([config.has(join(root, name)), config.has(join(root, 'below', name))]).toEqual([isConfig, false]);
});
