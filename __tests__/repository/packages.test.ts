import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { syncFolder } from '../../scripts/sync-folder.ts';

const repository = join(import.meta.dirname, '../..');

test.each(['runtime', 'cli'])(
  'a tarball of %s holds JavaScript, though nobody has built before',
  (folder) => {
    const { scripts } = JSON.parse(readFileSync(join(repository, folder, 'package.json'), 'utf8'));
    expect(scripts.prepack).toBe('node --import tsx ../scripts/build-packages.ts');
  },
);

test("Yarn's Plug'n'Play unpacks the command line: a thread of `dev` reads its file without Yarn's hooks", () => {
  const { preferUnplugged } = JSON.parse(readFileSync(join(repository, 'cli/package.json'), 'utf8'));
  expect(preferUnplugged).toBe(true);
});

test('a build keeps what it has just written, however the path is spelled: on Windows with `/` or `\\`', () => {
  const folder = mkdtempSync(join(tmpdir(), 'routeclass-sync-'));
  try {
    writeFileSync(join(folder, 'old.js'), '');
    const names = ['main.js', 'docs/LICENSE.txt', './templates//versions.json'];
    syncFolder(
      folder,
      names.map((name) => [name, Buffer.from(name)]),
    );
    const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((one) => one.isFile());
    expect(files.map(({ name }) => name).sort()).toEqual(['LICENSE.txt', 'main.js', 'versions.json']);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
