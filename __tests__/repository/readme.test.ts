import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { createApp } from 'routeclass';
import { routes } from '../../generated/dispatch.ts';
import { TestApp } from '../cli/app.ts';

const root = join(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');
const readme = read('README.md');

test('the README shows the generated code as it is', () => {
  const shown = [...readme.matchAll(/<!-- generated: (\S+) -->\n```ts\n([\s\S]*?)```\n/g)];
  expect(shown.length).toBeGreaterThan(0);
  for (const [, file, text] of shown) expect(text).toBe(read(`generated/${file}`));
});

test('the README shows the route class as it is', () => {
  const shown = /`(demo\/\S+\/page\.ts)`[^\n]*\n\n```ts\n([\s\S]*?)```\n/.exec(readme);
  expect(shown?.[2]).toBe(read(shown?.[1] ?? ''));
});

test('the README shows a refusal as the demo answers it', async () => {
  const shown = /`GET (\/items\?\S+)`\n\n```json\n([\s\S]*?)```\n/.exec(readme);
  const answer = await createApp(routes).request(shown?.[1] ?? '');
  expect(answer.status).toBe(422);
  expect(await answer.json()).toEqual(JSON.parse(shown?.[2] ?? ''));
});

test('the README leads to places that are there', () => {
  const headings = [...readme.matchAll(/^#+ (.*)$/gm)].map(([, text = '']) =>
    text
      .toLowerCase()
      .replace(/[^\w -]/g, '')
      .replaceAll(' ', '-'),
  );
  const targets = [...readme.matchAll(/\]\((?!https:)([^)]+)\)/g)].map(([, target = '']) => target);
  expect(targets.length).toBeGreaterThan(10);
  for (const target of targets) {
    if (target.startsWith('#')) expect(headings).toContain(target.slice(1));
    else expect(read(target)).not.toBe('');
  }
});

describe('the files that a document names are there', () => {
  // Not `.tmp`, where other tests make and remove their apps meanwhile.
  const ofTests = readdirSync(join(root, '__tests__')).filter((name) => !name.startsWith('.'));
  const folders = ['cli', 'compiler', 'demo', 'generated', 'runtime', 'scripts', 'templates'];
  const all = [...folders, ...ofTests.map((name) => `__tests__/${name}`)].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map(
      (path) => `/${folder}/${path.replaceAll('\\', '/')}`,
    ),
  );
  const isThere = (name: string) =>
    existsSync(join(root, name)) || all.some((path) => path.endsWith(`/${name}`));

  test.each(['ARCHITECTURE.md', 'CONTRIBUTING.md', 'bench/README.md'])('%s', (document) => {
    const named = [...read(document).matchAll(/`([\w./-]+(?:\/|\.(?:ts|js|json|md)))`/g)].map(
      ([, name = '']) => name.replace(/\/$/, ''),
    );
    expect(named.length).toBeGreaterThan(5);
    const base = document.replace(/[^/]*$/, '');
    // Tests install the files in `.cache/` on their first run.
    const missing = named.filter(
      (name) => !name.startsWith('.cache/') && !isThere(name) && !isThere(base + name),
    );
    expect(missing).toEqual([]);
  });
});

/**
 * The app in the README: each block is written to the file that its first line names. `readme/` contains what
 * they import.
 */
describe('the app of the README', () => {
  const blocks = [...readme.matchAll(/```ts\n(\/\/ ([\w./-]+\.ts)\b[\s\S]*?)```\n/g)];
  const [, tsconfig = ''] = /tsconfig\.json[^\n]*\n\n```json\n([\s\S]*?)```\n/.exec(readme) ?? [];
  let app: TestApp;
  beforeAll(async () => {
    app = new TestApp({ 'tsconfig.json': tsconfig });
    cpSync(join(import.meta.dirname, 'readme'), app.root, { recursive: true });
    for (const [, text = '', path = ''] of blocks) app.write(path, text);
    expect(await app.run(['build', '--strict'])).toMatchObject({ status: 0, stderr: '' });
  });
  afterAll(() => app.remove());

  test('has all blocks but those of the demo', () => {
    expect(blocks.length).toBe([...readme.matchAll(/^```ts$/gm)].length - 2);
  });

  test('has no type errors, however strict its tsconfig.json is made', () => {
    const strict = [
      'noUncheckedIndexedAccess',
      'exactOptionalPropertyTypes',
      'noUnusedLocals',
      'verbatimModuleSyntax',
    ];
    const args = [join(root, 'node_modules/typescript/bin/tsc'), ...strict.map((name) => `--${name}`)];
    expect(spawnSync(process.execPath, args, { cwd: app.root, encoding: 'utf8' }).stdout).toBe('');
  });

  test('passes its own tests', () => {
    // By itself the reporter depends on Node's version.
    const args = ['--import', 'tsx', '--test', '--test-reporter=tap', 'test/app.test.ts'];
    expect(execFileSync(process.execPath, args, { cwd: app.root, encoding: 'utf8' })).toMatch(/^# pass 2$/m);
  });
});
