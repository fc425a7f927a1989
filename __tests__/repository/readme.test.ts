import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';

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
