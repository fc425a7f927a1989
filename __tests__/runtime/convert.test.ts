import { describe, expect, test } from '@jest/globals';
import {
  expectObject,
  isFormatDate,
  isFormatDateTime,
  isFormatEmail,
  isFormatIpv4,
  isFormatIpv6,
  isFormatTime,
  isFormatUri,
  isFormatUuid,
  isMultipleOf,
  isUnique,
  literalTexts,
  merged,
  mergedText,
  readRecord,
  toBoolean,
  toBooleans,
  toHeaderList,
  toInt,
  toInts,
  toList,
  toLiteral,
  toLiterals,
  toNumber,
  toNumbers,
  unmatched,
  writeBoolean,
  writeDate,
  writeInt,
  writeList,
  writeLiteral,
  writeNull,
  writeNumber,
  writeOptionals,
  writeRecord,
  writeString,
  writeStrings,
  writeTemplate,
  writeUnknown,
} from '../../runtime/generated.ts';

test.each([
  ['5', 5],
  ['-7', -7],
  ['007', 7],
  ['9007199254740991', 9007199254740991],
  ['-0', 0],
])('the int %s', (text, value) => expect(Object.is(toInt(text), value)).toBe(true));

test.each(['', ' 5', '+5', '5.0', '1e3', '0x10', '9007199254740992', '٣', '5\n', '-'])(
  '%j is no int',
  (text) => {
    expect(toInt(text)).toBeNaN();
  },
);

test('numbers', () => {
  expect(['1.5', '-0', '1e3', '2E-2'].map((text) => toNumber(text))).toEqual([1.5, 0, 1000, 0.02]);
  for (const text of ['', '.5', '5.', '01', '+1', 'NaN', 'Infinity', '1e400', '1_0'])
    expect(toNumber(text)).toBeNaN();
});

test('booleans', () => {
  for (const text of ['true', 'TRUE', '1', 'yes', 'On', 't', 'Y']) expect(toBoolean(text)).toBe(true);
  for (const text of ['false', '0', 'NO', 'off', 'F', 'n']) expect(toBoolean(text)).toBe(false);
  for (const text of ['', 'tr', '2', 'ja', 'constructor']) expect(toBoolean(text)).toBe(text);
});

test('literals match their own text only', () => {
  expect(['2', '02', 'a', 'A', 'true'].map((text) => toLiteral(text, [2, 'a', true]))).toEqual([
    2,
    '02',
    'a',
    'A',
    true,
  ]);
});

test('lists', () => {
  expect([toList(undefined), toList(''), toList('a'), toList('a,,b '), toHeaderList('a, b,c,  d')]).toEqual([
    undefined,
    [],
    ['a'],
    ['a', '', 'b '],
    ['a', 'b', 'c', ' d'],
  ]);
  expect(toInts('1,x')).toEqual([1, Number.NaN]);
  expect(toNumbers('1.5')).toEqual([1.5]);
  expect(toBooleans('yes,x')).toEqual([true, 'x']);
  expect(toLiterals('1,2', [1])).toEqual([1, '2']);
  expect(toInts(toHeaderList('1, 2'))).toEqual([1, 2]);
  expect(toInts(undefined)).toBeUndefined();
});

describe('writing', () => {
  test('what fits', () => {
    const texts = ['a', '"\\\n\u2028', '\ud800', 'ä\u{1f600}', '\0', 'x'.repeat(100), '/'];
    for (const text of texts) expect(writeString(text)).toBe(JSON.stringify(text));
    expect([writeNumber(-0), writeNumber(1e21), writeInt(-0)]).toEqual(['0', '1e+21', '0']);
    expect(writeBoolean(false)).toBe('false');
    expect(writeDate(new Date(0))).toBe('"1970-01-01T00:00:00.000Z"');
    expect(writeList([1, 2], writeNumber)).toBe('[1,2]');
    for (const texts of [[], [''], ['a"', '\ud800', 'é\n']])
      expect(writeStrings(texts)).toBe(JSON.stringify(texts));
    expect(writeRecord({ 'a"': 1, b: undefined as unknown as number, c: 2 }, writeNumber)).toBe(
      '{"a\\"":1,"c":2}',
    );
    const known = literalTexts(['a"', 1, true]);
    const written = [writeLiteral('a"', known), writeLiteral(1, known), writeLiteral(true, known)];
    expect(written).toEqual(['"a\\""', '1', 'true']);
    expect(writeUnknown({ a: [1] })).toBe('{"a":[1]}');
    expect(writeTemplate('a"', /^a.*$/u)).toBe('"a\\""');
  });

  test('empty objects, of any class', () => {
    class Settings {}
    for (const value of [{}, Object.create(null), new Settings()])
      expect([writeRecord(value, writeNumber), writeOptionals(value, '')]).toEqual(['{}', '{}']);
  });

  test('what does not fit is refused', () => {
    const contentWithoutFields = [new Map([['a', 1]]), new Set([1]), new Date(0), Promise.resolve({ a: 1 })];
    const wrong = 'x' as never;
    const nothing = undefined as never;
    const circle: { self?: unknown } = {};
    circle.self = circle;
    const calls = [
      () => writeString(5 as never),
      () => writeNumber(Number.NaN),
      () => writeNumber(Number.POSITIVE_INFINITY),
      () => writeNumber(wrong),
      ...[1.5, 2 ** 53, wrong].map((value) => () => writeInt(value)),
      () => writeBoolean(nothing),
      () => writeDate(new Date(Number.NaN)),
      ...['+010000-01-01', '-000001-12-31'].map((day) => () => writeDate(new Date(day))),
      () => writeNull(nothing),
      () => writeNull(wrong),
      () => writeDate(wrong),
      () => writeList(nothing, writeNumber),
      ...[nothing, 'a', [5], ['a', nothing]].map((value) => () => writeStrings(value as never)),
      () => writeRecord([1] as never, writeNumber),
      ...['b', '1', 2, nothing].map((value) => () => writeLiteral(value, literalTexts(['a', 1]))),
      ...[nothing, null, 'x', 5].map((value) => () => expectObject(value as never)),
      () => writeOptionals([], ''),
      ...contentWithoutFields.flatMap((value) => [
        () => writeRecord(value as never, writeNumber),
        () => writeOptionals(value, ''),
      ]),
      ...[nothing, 1n, { within: [1n] }, circle].map((value) => () => writeUnknown(value)),
      ...['b', 'a\nb', nothing].map((value) => () => writeTemplate(value, /^a.*$/u)),
      () => unmatched(1),
    ];
    for (const call of calls) expect(call).toThrow(expect.objectContaining({ name: 'ContractError' }));
  });
});

test('readings of one value are merged within their fields and items', () => {
  const [one, other] = [
    '{"a":[{"x":1,"y":2}],"__proto__":{"b":1}}',
    '{"a":[{"x":1,"z":3}],"__proto__":{"c":2}}',
  ];
  const both = '{"a":[{"x":1,"y":2,"z":3}],"__proto__":{"b":1,"c":2}}';
  expect(JSON.stringify(merged(JSON.parse(one!), JSON.parse(other!)))).toBe(both);
  expect(mergedText(one!, other!)).toBe(both);
  expect(merged(undefined, 1)).toBe(1);
  expect(mergedText('', other!)).toBe(other);
});

test('records and repetition', () => {
  const read = readRecord(JSON.parse('{"__proto__":1,"constructor":2,"a":3}'), (value: number) => value + 1);
  expect(read).toEqual({ constructor: 3, a: 4 });
  expect(Object.getPrototypeOf(read)).toBe(Object.prototype);
  expect(
    [
      [1, '1'],
      [{ a: 1 }, { a: 2 }],
      [[], {}],
      [null, 'null'],
    ].map(isUnique),
  ).toEqual([true, true, true, true]);
  expect(
    [
      [1, 1],
      [
        { a: 1, b: 2 },
        { b: 2, a: 1 },
      ],
      [[{}], [{}]],
      [null, null],
    ].map(isUnique),
  ).toEqual([false, false, false, false]);
});

const formats: [string, (text: string) => boolean, string[], string[]][] = [
  [
    'date',
    isFormatDate,
    ['2026-02-28', '2024-02-29', '2000-02-29'],
    ['2026-02-29', '2026-02-30', '1900-02-29', '2026-04-31', '2026-13-01', '2026-2-1', '2026-02-28x', ''],
  ],
  [
    'date-time',
    isFormatDateTime,
    ['2026-02-28T12:30:00Z', '2026-02-28 12:30:00.123+01:00'],
    ['2026-02-30T12:30:00Z', '2026-02-28T12:30:00', '2026-02-28T24:00:00Z', '2026-02-28'],
  ],
  ['time', isFormatTime, ['12:30:00Z', '00:00:00.5-23:59'], ['12:30:00', '24:00:00Z', '12:60:00Z']],
  [
    'email',
    isFormatEmail,
    ['a@b.co', 'a.b+c@d-e.org'],
    ['a', 'a@b', '@b.co', 'a@b..co', 'a b@c.de', 'a@b.co\n'],
  ],
  ['uuid', isFormatUuid, ['123e4567-e89b-12d3-a456-426614174000'], ['123e4567e89b12d3a456426614174000', 'x']],
  [
    'uri',
    isFormatUri,
    ['http://a.b/c?d#e', 'mailto:a@b.c', 'urn:x'],
    ['a', '/a', '://', 'http://a b', 'http://%zz', '1:a'],
  ],
  ['ipv4', isFormatIpv4, ['1.2.3.255'], ['1.2.3', '256.1.1.1', '01.2.3.4']],
  [
    'ipv6',
    isFormatIpv6,
    ['::', '::1', '1:2:3:4:5:6:7:8', 'fe80::1:2', '::ffff:1.2.3.4', '1::'],
    [
      '',
      ':',
      '1:2',
      '1::2::3',
      '1:2:3:4:5:6:7:8:9',
      '12345::',
      '1.2.3.4::',
      '1:2:3:4:5:6:7::8:9',
      ':1:2:3:4:5:6:7',
    ],
  ],
];

test.each(formats)('the format %s', (_name, fits, good, bad) => {
  expect(good.filter((text) => !fits(text))).toEqual([]);
  expect(bad.filter((text) => fits(text))).toEqual([]);
});

test.each([
  [19.99, 0.01, true],
  [0.3, 0.1, true],
  [-0.7, 0.1, true],
  [19.995, 0.01, false],
  [0.30000000000000004, 0.1, false],
  [0.0075, 0.0001, true],
  [0.00751, 0.0001, false],
  [9_007_199_254_740_991, 2, false],
  [1e21, 10, true],
  [1_000_000_000_000_010, 4, false],
  [1_000_000_000_000_010, 1.5, false],
  [1_000_000_000_000_012, 4, true],
  [9_007_199_254_740_990, 4, false],
  [9_007_199_254_740_988, 4, true],
  [-9_007_199_254_740_990, 4, false],
  [9_007_199_254_740_991, 0.4, false],
  [90_071_992_547_409.91, 0.01, true],
  [1.5e-7, 5e-8, true],
  [1.5e-7, 4e-8, false],
  [1e21, 0.1, true],
  [1e300, 1e-300, true],
  [Number.POSITIVE_INFINITY, 0.1, false],
  [Number.NaN, 0.1, false],
  [0, 0.1, true],
])('%d as a multiple of %d: %s', (value, of, is) => {
  expect(isMultipleOf(value, of)).toBe(is);
});
