import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';

const folder = join(import.meta.dirname, '../../templates');
const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
const names = entries
  .filter((entry) => entry.isFile())
  .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1));

test('templates insert finished values, and have no logic', () => {
  expect(names.length).toBeGreaterThan(10);
  const wrong = names.filter((name) => {
    const text = readFileSync(join(folder, name), 'utf8').replace(/<%- \w+ %>/g, '');
    return !name.endsWith('.ejs') || text.includes('<%') || text.includes('%>');
  });
  expect(wrong).toEqual([]);
});

test('templates do not ask what system they are on: the shell of each finds a command', () => {
  const asking = names.filter((name) =>
    readFileSync(join(folder, name), 'utf8').includes('process.platform'),
  );
  expect(asking).toEqual([]);
});
