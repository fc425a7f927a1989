import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { backendNames } from '../../cli/init/backends.ts';

const repository = join(import.meta.dirname, '../..');

test('CONTRIBUTING.md has a row for every folder of tests', () => {
  const contributing = readFileSync(join(repository, 'CONTRIBUTING.md'), 'utf8');
  const rows = [...contributing.matchAll(/^\| `__tests__\/(\w+)\//gm)].map(([, name]) => name);
  const folders = readdirSync(join(repository, '__tests__'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.'))
    .map((entry) => entry.name);
  expect([...new Set(rows)].sort()).toEqual(folders.sort());
});

test('every backend of `init` has a test', () => {
  const tests = backendNames.map((name) => `__tests__/backends/${name}.test.ts`);
  expect(tests.filter((file) => !existsSync(join(repository, file)))).toEqual([]);
});
