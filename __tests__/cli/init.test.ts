import { mkdirSync, readdirSync, readFileSync, statSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { appFiles } from '../../cli/init/app-files.ts';
import { backendNames } from '../../cli/init/backends.ts';
import { packageManagerOf } from '../../cli/init/package-manager.ts';
import { projectNameFault } from '../../cli/init/project-name.ts';
import { writeFolder } from '../../cli/init/write-folder.ts';
import { Templates } from '../../cli/templates.ts';
import { TestApp } from './app.ts';

const repository = join(import.meta.dirname, '../..');
const templates = new Templates(join(repository, 'cli'));
const json = (path: string) => JSON.parse(readFileSync(path, 'utf8'));

/** Not an app: the folder that apps are made in. */
let place: TestApp;
beforeEach(() => {
  place = new TestApp({});
});
afterEach(() => place.remove());

const init = (...args: string[]) => place.run(['init', ...args]);
const names = () => readdirSync(place.root).sort();

describe('routeclass init', () => {
  test('writes the same app for the same arguments, and prints the next steps', async () => {
    mkdirSync(join(place.root, 'shop'));
    const made = await init('shop');
    expect(made).toEqual({
      status: 0,
      stderr: '',
      stdout: 'shop: 7 files written\n\nNext:\n  cd shop\n  npm install\n  npm run dev\n',
    });
    expect(Object.keys(place.files('shop')!)).toEqual([
      'shop/.gitignore',
      'shop/README.md',
      'shop/app/routes/hello/[name]/page.ts',
      'shop/package.json',
      'shop/server.ts',
      'shop/test/hello.test.ts',
      'shop/tsconfig.json',
    ]);
    expect(names()).toEqual(['package.json', 'shop']);
    expect(JSON.stringify(place.files('shop'))).not.toMatch(/<%|undefined|\\r/);
  });

  test('run by pnpm it writes a pnpm-workspace.yaml that allows no build scripts, except inside a workspace', async () => {
    const env = { npm_config_user_agent: 'pnpm/11.2.0 npm/? node/v24.1.0 linux x64' };
    const { stdout } = await place.start(['init', 'shop'], place.root, env).finished;
    expect(stdout).toBe('shop: 8 files written\n\nNext:\n  cd shop\n  pnpm install\n  pnpm run dev\n');
    expect(place.read('shop/pnpm-workspace.yaml')).toMatch(
      /^packages: \['\.'\]\n#.*\nallowBuilds:\n {2}esbuild: false\n$/m,
    );
    place.write('pnpm-workspace.yaml', 'packages: [apps/*]\n');
    place.write('apps/.keep', '');
    await place.start(['init', 'shop'], join(place.root, 'apps'), env).finished;
    expect(Object.keys(place.files('apps/shop')!)).toHaveLength(7);
  });

  test("a scope's folder is left out", async () => {
    expect((await init('@acme/shop', '--framework', 'nitro')).status).toBe(0);
    expect(json(join(place.root, 'shop/package.json')).name).toBe('@acme/shop');
    expect(place.read('shop/README.md')).toMatch(/^# shop\n/);
  });

  test('what a backend has of its own is in the README and in .gitignore', () => {
    const files = appFiles('shop', 'nitro', templates, []);
    expect(files.get('.gitignore')).toBe('node_modules/\n.output/\n.nitro/\n*.log\n.env\n');
    expect(files.get('README.md')).toContain(
      "| `server.ts` | Nitro's server entry: the routes |\n| `plugin.ts` |",
    );
    expect(files.get('README.md')).toContain('run `node .output/server/index.mjs` instead.');
  });

  test('depends on the versions that this repository is tested with', async () => {
    const repositoryVersions = json(join(repository, 'package.json')).devDependencies;
    const own = { routeclass: 'runtime', '@routeclass/cli': 'cli' };
    const versions = {
      ...repositoryVersions,
      h3: json(join(repository, 'runtime/package.json')).dependencies.h3,
      ...Object.fromEntries(
        Object.entries(own).map(([name, folder]) => [
          name,
          `^${json(join(repository, folder, 'package.json')).version}`,
        ]),
      ),
    };
    for (const name of backendNames)
      writeFolder(join(place.root, `on-${name}`), appFiles(`on-${name}`, name, templates, []));
    for (const name of backendNames) {
      const manifest = place.read(`on-${name}/package.json`);
      const { dependencies, devDependencies, scripts } = JSON.parse(manifest);
      // As npm writes it at the first `npm install <package>`.
      expect(manifest).toBe(`${JSON.stringify(JSON.parse(manifest), undefined, 2)}\n`);
      const all: { [name: string]: string } = { ...dependencies, ...devDependencies };
      for (const list of [dependencies, devDependencies])
        expect(Object.keys(list)).toEqual(Object.keys(list).sort());
      expect(Object.keys(scripts).sort()).toEqual(['build', 'dev', 'start', 'test']);
      // Neither esbuild nor tsx checks types.
      expect(scripts.test).toMatch(/^routeclass build && tsc && /);
      expect(all).toMatchObject({
        routeclass: versions.routeclass,
        '@routeclass/cli': versions['@routeclass/cli'],
      });
      // Middleware and handlers import the same h3 as the runtime.
      expect(dependencies.h3).toBe(versions.h3);
      for (const [one, version] of Object.entries(all))
        expect(`${one} ${version}`).toBe(`${one} ${versions[one]}`);
      // The packages that the server imports are production dependencies.
      const imported = [...place.read(`on-${name}/server.ts`).matchAll(/from '([^.'][^']*)'/g)].map(
        ([, from]) => from!,
      );
      const packages = imported.filter((from) => !from.startsWith('node:')).map(packageOf);
      expect(packages).toContain('routeclass');
      expect(Object.keys(dependencies)).toEqual(expect.arrayContaining(packages));
    }
  });

  test('wrong usage and what is in the way: one line, status 2, and nothing is written', async () => {
    place.write('full/.hidden', '');
    place.write('file', 'mine');
    symlinkSync('full', join(place.root, 'link'));
    const finished = await Promise.all([
      init('../shop'),
      init('fastify', '--framework', 'fastify'),
      init('shop', '--framework', 'koa'),
      init('shop', 'more'),
      init(),
      init('full'),
      init('file'),
      init('link'),
    ]);
    expect(finished.map(({ status, stdout, stderr }) => [status, stdout, stderr.split('\n')[0]])).toEqual(
      [
        '"../shop" is not a valid name: it is a path, not a name: run the command in the parent folder of the app',
        '"fastify" is not a valid name: a dependency of the app has the same name',
        'expected --framework=koa to be one of: h3, hono, express, fastify, nitro',
        'unexpected argument: more',
        'the name of the app is missing: write `routeclass init <project_name>`',
        '"full" exists already and is not empty',
        '"file" exists already and is not a folder',
        '"link" exists already and is a symbolic link, which would be replaced',
      ].map((line) => [2, '', `error: ${line}`]),
    );
    expect(names()).toEqual(['file', 'full', 'link', 'package.json']);
    expect(place.read('file')).toBe('mine');
  });
});

test.each([
  ['yarn/4.9.1 npm/? node/v24.1.0 linux x64', 'yarn'],
  ['bun/1.2.13 npm/? node/v24.1.0 linux x64', 'bun'],
  ['deno/2.3.1 npm/? deno/2.3.1 linux x86_64', 'npm'],
  [undefined, 'npm'],
])('the next steps are those of the package manager that runs it: %s', (npm_config_user_agent, name) => {
  expect(packageManagerOf({ npm_config_user_agent })).toBe(name);
});

describe('a folder is written whole or not at all', () => {
  test('what fails midway leaves nothing behind', () => {
    const folder = join(place.root, 'half');
    // The second file needs a folder at the path of the first.
    const files = new Map([
      ['a', 'file'],
      ['a/b', 'file'],
    ]);
    expect(() => writeFolder(folder, files)).toThrow(/EEXIST|ENOTDIR/);
    expect(names()).toEqual(['package.json']);
  });

  test('what somebody puts there in the meantime is kept', () => {
    const folder = join(place.root, 'busy');
    mkdirSync(join(folder, 'theirs'), { recursive: true });
    expect(() => writeFolder(folder, new Map([['a', 'ours']]))).toThrow('ENOTEMPTY');
    expect(readdirSync(folder)).toEqual(['theirs']);
    expect(names()).toEqual(['busy', 'package.json']);
  });

  test('its rights are those of any new folder', () => {
    mkdirSync(join(place.root, 'other'));
    writeFolder(join(place.root, 'ours'), new Map([['a', 'text']]));
    const [ours, other] = ['ours', 'other'].map((name) => statSync(join(place.root, name)).mode);
    expect(ours).toBe(other);
  });
});

test.each([
  'shop',
  'shop-2',
  'a.b_c',
  '@acme/shop',
  '0',
  'com',
  'com10',
  '@acme/fs',
  '@acme/routeclass',
  'x'.repeat(214),
])('%s is a name', (name) => {
  expect(projectNameFault(name, ['routeclass'])).toBeUndefined();
});

test.each([
  '',
  ' ',
  ' a',
  'a ',
  '.a',
  '_a',
  'a/',
  '/a',
  'a\\b',
  'a:b',
  'a\0',
  'con',
  'aux',
  'com1',
  'con.json',
  'lpt1.api',
  'a.',
  'ä',
  '@acme',
  '@acme/',
  '@/a',
  '@a/b/c',
  '@acme/../x',
  '@acme/..',
  'x'.repeat(215),
  'routeclass',
  'favicon.ico',
  'node_modules',
  'package.json',
  'fs',
  "a'b",
  'a\nb',
  '~a',
])('%j is no name', (name) => {
  expect(projectNameFault(name, ['routeclass'])).toEqual(expect.any(String));
});

test.each([
  ['Bad Name!', 'npm does not allow capital letters: write "bad-name"'],
  ['@Acme/Shop', 'npm does not allow capital letters: write "@acme/shop"'],
  [' shop', '" " is not allowed in package names: write "shop"'],
  ['my  shop', '" " is not allowed in package names: write "my-shop"'],
  ['café-shöp', '"é" is not allowed in package names: write "cafe-shop"'],
  ['_shop', 'it begins with "_": write "shop"'],
  ['Fastify', 'npm does not allow capital letters'],
  ['!!!', '"!" is not allowed in package names'],
  ['@acme/', 'a part of it is empty'],
  ['new\\shop', 'it is a path, not a name: run the command in the parent folder of the app'],
  ['.', 'it is a path, not a name: run the command in the parent folder of the app'],
  ['../Shop', 'it is a path, not a name: run the command in the parent folder of the app'],
])('%j is no name, and what is to be written instead is one', (name, fault) => {
  expect(projectNameFault(name, ['fastify'])).toBe(fault);
});

function packageOf(specifier: string): string {
  return specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');
}
