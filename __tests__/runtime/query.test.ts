import { expect, jest, test } from '@jest/globals';
import fc from 'fast-check';
import { queryReader } from '../../runtime/generated.ts';

const names = ['a', 'tags', 'a b', 'ä', '%', 'a+b', '__proto__', '', 'a%b'];
const read = queryReader(names, ['tags']);

/** The values that URLSearchParams reads: the last one, or all for a list. */
function expected(search: string): (string | undefined)[] {
  // Encoded first, as in a URL: node's own decoder garbles other characters near an invalid encoding.
  const params = new URLSearchParams(search.replace(/[^\0-\x7f]+/g, encodeURIComponent));
  return names.map((name) => {
    const values = params.getAll(name);
    if (values.length === 0) return undefined;
    return name === 'tags' ? values.join(',') : values.at(-1);
  });
}

const pieces = fc.constantFrom(
  ...[
    'a',
    'tags',
    'a+b',
    'a%20b',
    '%61',
    't%61gs',
    '%C3%A4',
    'ä',
    '%25',
    '%',
    '__proto__',
    'a%25b',
    '=',
    '&',
    '+',
    '%zz',
    '%ff',
    '%E2%82',
    '%EF%BB%BF',
    '%2B',
    '%26',
    '%3D',
    'x',
    '?',
    '\u{1f600}',
    '%2',
    '%c3%28',
    '%00',
  ],
);

test('reads as URLSearchParams does', () => {
  fc.assert(
    fc.property(fc.array(pieces, { maxLength: 12 }), (parts) => {
      // A `?` at the beginning is no part of the query that the reader gets, but URLSearchParams drops one.
      const search = parts.join('').replace(/^\?+/, '');
      expect(read(search)).toEqual(expected(search));
    }),
    { numRuns: 3000 },
  );
});

test.each(['tags=&tags=x', 'a=%0g%61'])('reads as URLSearchParams does: %s', (search) => {
  expect(read(search)).toEqual(expected(search));
});

test('any text', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 40 }), (text) => {
      const search = text.replace(/^\?+/, '');
      expect(read(search)).toEqual(expected(search));
    }),
    { numRuns: 1000 },
  );
});

test('values of one request do not stay for the next', () => {
  expect(read('a=1')[0]).toBe('1');
  expect(read('')[0]).toBeUndefined();
});

test('a query with many broken encodings costs one error, which takes as long as a hundred pairs', () => {
  const decode = jest.spyOn(globalThis, 'decodeURIComponent');
  expect(read('a=%&%&%ff&a=%e2%82&tags=%zz&a=%c3%28').slice(0, 2)).toEqual(['\ufffd(', '%zz']);
  expect(decode.mock.results.filter(({ type }) => type === 'throw')).toHaveLength(1);
  expect(read('a=caf%C3%A9')[0]).toBe('café');
  decode.mockRestore();
});

test('a value with many broken encodings is decoded as a whole: one encoding after the other would take thirty times as long', () => {
  const decode = jest.spyOn(TextDecoder.prototype, 'decode');
  expect(read(`a=${'%ffa'.repeat(100)}`)[0]).toBe('\ufffda'.repeat(100));
  expect(decode).toHaveBeenCalledTimes(1);
  decode.mockRestore();
});
