import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { readCookie } from '../../runtime/exchange/cookie.ts';

/** The value of a cookie by the plainest way: pairs are split, and the first one of the name counts. */
function expected(header: string, name: string): string | undefined {
  const pairs = header.split(';').filter((pair) => pair.includes('='));
  const pair = pairs.find((one) => one.slice(0, one.indexOf('=')).trim() === name);
  return pair?.slice(pair.indexOf('=') + 1).trim();
}

test('the first cookie of a name is found, whatever else is in the header', () => {
  const pieces = fc.constantFrom('a', 'b', '=', ';', ' ', '; ', 'a=', ';a', '__proto__');
  fc.assert(
    fc.property(fc.array(pieces, { maxLength: 10 }), (parts) => {
      const header = parts.join('');
      for (const name of ['a', 'b', 'ab', '', '__proto__'])
        expect([header, name, readCookie(header, name)]).toEqual([header, name, expected(header, name)]);
    }),
    { numRuns: 2000 },
  );
});

test('only spaces and tabs around a name and a value are no part of them', () => {
  const header = '\u00a0__Host-id=evil;\t __Host-id\t= \u00a0mine\u00a0 ';
  expect(readCookie(header, '__Host-id')).toBe('\u00a0mine\u00a0');
});

test('a long header with one `=` takes time in proportion to its length', () => {
  const before = performance.now();
  expect(readCookie(`${';'.repeat(1_000_000)}a=1`, 'a')).toBe('1');
  expect(performance.now() - before).toBeLessThan(1000);
});
