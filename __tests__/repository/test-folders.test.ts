import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';

const repository = join(import.meta.dirname, '../..');

test('CONTRIBUTING.md has a row for every folder of tests', () => {
  const contributing = readFileSync(join(repository, 'CONTRIBUTING.md'), 'utf8');
  const rows = [...contributing.matchAll(/^\| `__tests__\/(\w+)\//gm)].map(([, name]) => name);
  const folders = readdirSync(join(repository, '__tests__'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.'))
    .map((entry) => entry.name);
  expect([...new Set(rows)].sort()).toEqual(folders.sort());
});
