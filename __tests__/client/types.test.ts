import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { strictErrors } from '../compiler/support/strict-errors.ts';

const folder = join(import.meta.dirname, 'cases');
const cases = readdirSync(folder).map((name) => join(folder, name));

test('right calls compile, wrong ones do not, and answers are narrowed by their status', () => {
  expect(strictErrors(cases, (file) => cases.includes(file))).toEqual([]);
});
