import { expect, test } from '@jest/globals';
import { bothPatterns } from '../../compiler/analyze/options/patterns.ts';
import { exchangeJson, sampleApp } from './support/sample-app.ts';

const app = await sampleApp('combined-options');

const send = (path: string, body?: unknown) =>
  exchangeJson(app, ['POST', path], body, ({ loc, type }) => [loc.join('.'), type]);

const combined = { word: 'abba', size: 12, either: 'ab', several: ['a', 'b'], beside: 'ab' };

test('what satisfies all declarators comes through, with the default of an inner one', async () => {
  expect(await send('/', combined)).toEqual(combined);
  expect(await send('/', { ...combined, word: undefined })).toEqual({ ...combined, word: 'anna' });
  for (const either of ['ab', 10, ['']])
    expect(await send('/', { ...combined, either })).toEqual({ ...combined, either });
});

test.each<[string, unknown, string, string]>([
  ['word', 'a', 'word', 'string_too_short'],
  ['word', 'abbabba', 'word', 'string_too_long'],
  ['word', 'abb', 'word', 'string_pattern_mismatch'],
  ['word', 'otto', 'word', 'string_pattern_mismatch'],
  ['size', 4, 'size', 'greater_than_equal'],
  ['size', 60, 'size', 'less_than_equal'],
  ['size', 16, 'size', 'multiple_of'],
  ['size', 18, 'size', 'multiple_of'],
  ['either', 'a', 'either', 'union_error'],
  ['either', 9, 'either', 'union_error'],
  ['either', [], 'either', 'union_error'],
  ['several', ['abc'], 'several.0', 'string_too_long'],
  ['several', ['a', 'a'], 'several.1', 'value_error'],
  ['beside', 'a', 'beside', 'string_too_short'],
  ['beside', 'abcd', 'beside', 'string_too_long'],
])('%s: %j is refused', async (name, value, loc, type) => {
  expect(await send('/', { ...combined, [name]: value })).toEqual([[`body.${loc}`, type]]);
});

test('a parameter around a field', async () => {
  expect(await send('/?size=20')).toBe(20);
  expect(await send('/?size=24')).toEqual([['query.size', 'less_than_equal']]);
  expect(await send('/?size=-4')).toEqual([['query.size', 'greater_than_equal']]);
});

test.each([
  ['^a', 'b$', ['ab', 'a\nb'], ['a', 'b', 'ba']],
  ['a|b', 'c|d', ['ad', 'cb'], ['ab', 'cd']],
  ['(.)\\1', '([0-9])\\1', ['aa11', '22'], ['aa', 'a1']],
  ['(?<x>.)\\k<x>', '(?<x>[0-9])-\\k<x>', ['aa1-1', '1-11'], ['aa1-2', '1-1']],
  ['[(]', '\\\\1', ['(\\1'], ['(', '\\1']],
  ['(a)', '(?<!b)c(?=d)', ['acd'], ['abcd', 'ac']],
])('/%s/ and /%s/ as one pattern', (first, second, yes, no) => {
  const both = new RegExp(bothPatterns(first, second), 'u');
  expect(yes.filter((text) => !both.test(text))).toEqual([]);
  expect(no.filter((text) => both.test(text))).toEqual([]);
});
