import { expect, test } from '@jest/globals';
import { impossibleAnchor, patternFault } from '../../compiler/analyze/options/patterns.ts';

test.each([
  ['a$b', '$'],
  ['^\\d+$\\s+', '$'],
  ['a$[b]{2}', '$'],
  ['a^', '^'],
  ['\\$^', '^'],
  ['a$|b', undefined],
  ['a$b|c', undefined],
  ['a$b*', undefined],
  ['a$(?!b)', undefined],
  ['^$^', undefined],
  ['a?^b', undefined],
  ['[a$b]\\$b', undefined],
])('%s', (pattern, anchor) => {
  expect(impossibleAnchor(pattern)).toBe(anchor);
});

test('what is called impossible is found in no text', () => {
  const atoms = ['a', '^', '$', '(', '(?:', ')', '|', '?', '{0}', '\\b', '[^$]', '\\1'];
  const signs = ['', 'a', '^', '$', ' '];
  const texts = signs.flatMap((one) => signs.flatMap((other) => signs.map((third) => one + other + third)));
  const patterns = atoms.flatMap((one) => atoms.map((other) => one + other));
  const impossible = patterns
    .flatMap((one) => patterns.map((other) => one + other))
    .filter((one) => patternFault(one) === undefined && impossibleAnchor(one) !== undefined);
  expect(impossible.length).toBeGreaterThan(100);
  expect(impossible.filter((one) => texts.some((text) => new RegExp(one, 'u').test(text)))).toEqual([]);
});
