import { execFileSync } from 'node:child_process';
import {
  mkdirSync,
  mkdtempSync,
  realpathSync,
  renameSync,
  rmdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from '@jest/globals';
import { compilerOf } from './support/compile.ts';

const root = realpathSync(mkdtempSync(join(tmpdir(), 'routeclass-strange-')));
afterAll(() => rmSync(root, { recursive: true, force: true }));

const routes = join(root, 'routes');
const page = 'export default class One { get(): number { return 1; } }\n';
symlinkSync(join(import.meta.dirname, '../../node_modules'), join(root, 'node_modules'));
mkdirSync(join(routes, 'one'), { recursive: true });
writeFileSync(join(routes, 'one/page.ts'), page);

test('a folder that is named as a page is none', () => {
  mkdirSync(join(routes, 'folder/page.ts'), { recursive: true });
  expect(foldersOfPages()).toEqual(['one']);
});

test('a folder that links lead to answers at each of them', () => {
  symlinkSync('one', join(routes, 'another'));
  expect(foldersOfPages()).toEqual(['another', 'one']);
  rmSync(join(routes, 'another'));
});

test('a link that leads back to itself, and a folder or file without permission, are diagnostics', () => {
  const [link, closed] = [join(routes, 'again'), join(routes, 'closed')];
  symlinkSync('again', link);
  expect(compilerOf(root).compile().diagnostics).toMatchObject([
    {
      code: 'route-unreadable',
      message: '`routes/again` cannot be read: symbolic links in its path form a loop',
    },
  ]);
  rmSync(link);
  if (process.getuid?.() === 0) return; // Root may read everywhere.
  mkdirSync(closed, { mode: 0o300 });
  expect(compilerOf(root).compile().diagnostics).toMatchObject([
    { code: 'route-unreadable', message: '`routes/closed` cannot be read: permission denied' },
  ]);
  rmdirSync(closed);
  writeFileSync(join(routes, 'error.ts'), '', { mode: 0o200 });
  expect(compilerOf(root).compile().diagnostics).toMatchObject([
    { code: 'route-unreadable', message: '`routes/error.ts` cannot be read: permission denied' },
  ]);
  rmSync(join(routes, 'error.ts'));
});

test('so is the routes folder itself', () => {
  renameSync(routes, `${routes}-away`);
  symlinkSync('routes', routes);
  expect(compilerOf(root).compile().diagnostics).toMatchObject([
    { code: 'route-unreadable', message: '`routes` cannot be read: symbolic links in its path form a loop' },
  ]);
  rmSync(routes);
  renameSync(`${routes}-away`, routes);
});

test('a folder with decomposed letters is refused: no client sends them', () => {
  const folder = join(routes, '[gr\u006f\u0308\u00dfe]');
  mkdirSync(folder);
  writeFileSync(join(folder, 'page.ts'), page);
  expect(compilerOf(root).compile().diagnostics).toMatchObject([
    {
      code: 'malformed-folder',
      message: expect.stringContaining('its accents are characters of their own (Unicode NFD)'),
      hint: expect.stringContaining('Rename it to `[gr\u00f6\u00dfe]`.'),
    },
  ]);
  rmSync(folder, { recursive: true });
});

// Other systems have no pipes in folders, and no names that are not Unicode.
if (process.platform === 'linux') {
  test('a pipe that is named as a page is not waited for', () => {
    mkdirSync(join(routes, 'pipe'));
    execFileSync('mkfifo', [join(routes, 'pipe/page.ts')]);
    expect(foldersOfPages()).toEqual(['one']);
  });

  test('a folder whose name is no UTF-8 is refused', () => {
    const folder = Buffer.concat([Buffer.from(`${routes}/caf`), Buffer.from([0xe9])]);
    mkdirSync(folder);
    writeFileSync(Buffer.concat([folder, Buffer.from('/page.ts')]), page);
    expect(compilerOf(root).compile().diagnostics).toMatchObject([
      { code: 'malformed-folder', message: expect.stringContaining('its bytes are not UTF-8') },
    ]);
    rmSync(folder, { recursive: true });
  });

  test('a folder with a backslash is refused', () => {
    const folder = join(routes, 'a\\b');
    mkdirSync(folder);
    writeFileSync(join(folder, 'page.ts'), page);
    expect(compilerOf(root).compile().diagnostics).toMatchObject([
      { code: 'malformed-folder', message: expect.stringContaining('imports cannot contain "\\\\"') },
    ]);
    rmSync(folder, { recursive: true });
  });
}

function foldersOfPages(): readonly string[] {
  const result = compilerOf(root).compile();
  expect(result.diagnostics).toEqual([]);
  return result.ok ? result.model.routes.map(({ folder }) => folder) : [];
}
