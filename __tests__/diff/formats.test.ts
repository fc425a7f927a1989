import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { isCommaless, isRestricting, widerFormats } from '../../compiler/diff/schema/formats.ts';
import { formats } from '../../runtime/formats.ts';
import { runs, seed } from '../agreement/support/properties.ts';
import { codePoint } from '../emit/support/code-point.ts';

/** Parts of URLs and host names, so that many drawn texts are valid, or nearly. */
const pieces = [
  ...[
    'http',
    'ftp',
    'mailto',
    'x-y',
    '://',
    '//',
    ':',
    '/',
    '..',
    '?',
    '#',
    '@',
    '&=',
    '%20',
    '%',
    '%zz',
    '+',
  ],
  ...[
    'a',
    'ada',
    'example.org',
    'b.co',
    'xn--bcher-kva',
    'bücher',
    'é',
    '日本',
    'A',
    '_',
    '-',
    '--',
    '~',
    '!',
  ],
  ...[
    '1.2.3.4',
    '[::1]',
    '[v1.a]',
    '[',
    ']',
    ':80',
    ':99999',
    ' ',
    '"',
    '<',
    '\\',
    '|',
    '\u3002',
    '\ue000',
    '\0',
    '😀',
  ],
];
const text = fc.oneof(
  fc.array(fc.constantFrom(...pieces), { maxLength: 7 }).map((parts) => parts.join('')),
  fc
    .tuple(fc.constantFrom('ada', 'a.b', 'zoë', "o'h"), fc.constantFrom(...pieces))
    .map((parts) => parts.join('@')),
  fc.webUrl({ withQueryParameters: true, withFragments: true }),
  fc.emailAddress(),
  fc.domain(),
  fc.string({ unit: codePoint }),
  fc.string({ unit: 'grapheme-ascii', maxLength: 300 }),
);

test.each([...widerFormats].flatMap(([one, all]) => all.map((other): [string, string] => [one, other])))(
  'every %s is a %s',
  (one, other) => {
    const [isOne, isOther] = [formats.get(one)!, formats.get(other)!];
    let count = 0;
    const held = fc.property(text, (drawn) => {
      if (!isOne(drawn)) return;
      count++;
      expect([drawn, isOther(drawn)]).toEqual([drawn, true]);
    });
    fc.assert(held, { seed, numRuns: runs(5000) });
    expect(count).toBeGreaterThan(100);
  },
);

test('every format but those that restrict nothing refuses some text', () => {
  const refusing = [...formats].filter(([, isOf]) => !isOf('\0{'));
  expect(refusing.map(([name]) => name)).toEqual([...formats.keys()].filter(isRestricting));
});

test('texts of formats without a comma have none, and are not empty', () => {
  const found = [...formats].filter(([name]) => isCommaless(name));
  expect(found.filter(([, isOf]) => ['', 'a,b', '1,2'].some(isOf))).toEqual([]);
  const held = fc.property(text, fc.constantFrom(...found), fc.nat(), (drawn, [, isOf], at) => {
    const split = at % (drawn.length + 1);
    expect(isOf(`${drawn.slice(0, split)},${drawn.slice(split)}`)).toBe(false);
  });
  fc.assert(held, { seed, numRuns: runs(5000) });
});
