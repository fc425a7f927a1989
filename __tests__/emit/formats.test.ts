import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { Ajv2020 } from 'ajv/dist/2020.js';
import ajvFormats from 'ajv-formats';
import fc from 'fast-check';
import { formats } from '../../runtime/formats.ts';
import { type CompiledApp, compileApp } from './support/app.ts';

const page = (format: string) => `import type { Body, Field } from 'routeclass';

export default class Formatted {
  post(text: Body<Field<string, { format: '${format}' }>>): string {
    return text;
  }
}
`;

/** Texts that are of a format, and texts that are not. */
const texts: { readonly [format: string]: readonly [yes: readonly string[], no: readonly string[]] } = {
  email: [
    ['a@b.co', 'first.last+tag@sub.example.org', "o'neil@example.com", 'A@EXAMPLE.COM', '1@2.de'],
    [
      '',
      'a',
      'a@',
      '@b.co',
      'a@b',
      'a b@c.de',
      'a@b..co',
      '.a@b.co',
      'a.@b.co',
      'a@-b.co',
      'a@b.co\n',
      'a@b@c.de',
    ],
  ],
  uuid: [
    ['00000000-0000-0000-0000-000000000000', '123E4567-e89b-12d3-a456-426614174000'],
    [
      '',
      '123e4567e89b12d3a456426614174000',
      '123e4567-e89b-12d3-a456-42661417400',
      '123e4567-e89b-12d3-a456-42661417400g',
      ' 123e4567-e89b-12d3-a456-426614174000',
    ],
  ],
  date: [
    ['2026-02-28', '2024-02-29', '2000-02-29', '0001-01-01', '9999-12-31'],
    [
      '',
      '2026-02-29',
      '1900-02-29',
      '2026-04-31',
      '2026-13-01',
      '2026-00-10',
      '2026-01-00',
      '26-01-01',
      '2026-1-1',
      '2026/01/01',
      '2026-01-01T00:00:00Z',
      '2026-01-01\n',
    ],
  ],
  'date-time': [
    [
      '2026-02-28T12:30:00Z',
      '2026-02-28t12:30:00z',
      '2026-02-28T12:30:00.123456+05:30',
      '2026-02-28 12:30:00-00:00',
      '2026-02-28T12:30:00.1234567890123Z',
    ],
    [
      '',
      '2026-02-28',
      '2026-02-28T12:30:00',
      '2026-02-28T12:30Z',
      '2026-02-30T12:30:00Z',
      '2026-02-28T24:00:00Z',
      '2026-02-28T12:60:00Z',
      '2026-02-28T12:30:00+24:00',
      '2026-02-28T12:30:00.Z',
      '2026-02-28T12:30:00+0530',
      // A leap second: JavaScript has no date for it.
      '2016-12-31T23:59:60Z',
      '2026-02-28T12:30:00Z\n',
    ],
  ],
  time: [
    ['12:30:00Z', '00:00:00.5+00:00', '23:59:59-23:59'],
    ['', '12:30:00', '12:30Z', '24:00:00Z', '12:60:00Z', '1:30:00Z', '12:30:00+2'],
  ],
  uri: [
    [
      'https://example.org/a?b=c#d',
      'urn:isbn:0451450523',
      'mailto:a@b.co',
      'http://[::1]:3000/',
      'https://example.org/%C3%A4',
      'a:',
      'http://[v1.a:b]/',
      'file:///a/b',
    ],
    [
      '',
      'example.org',
      '/a/b',
      '//example.org',
      'http://a b',
      'https://example.org/ä',
      'http://a/%zz',
      '1a:b',
      'a:b#c#d',
      'http://a[b]/',
      'http://[::g]/',
      'http://a:b:c/',
      'http://a:b/',
    ],
  ],
  ipv4: [
    ['0.0.0.0', '127.0.0.1', '255.255.255.255'],
    ['', '256.0.0.1', '1.2.3', '1.2.3.4.5', '01.2.3.4', '1.2.3.4 ', '1.2.3.a'],
  ],
  ipv6: [
    [
      '::',
      '::1',
      '1::',
      '2001:db8::8a2e:370:7334',
      '1:2:3:4:5:6:7:8',
      '::ffff:192.0.2.1',
      '1:2:3:4:5:6:1.2.3.4',
      'FE80::1',
    ],
    [
      '',
      ':',
      ':::',
      '1:2:3:4:5:6:7',
      '1:2:3:4:5:6:7:8:9',
      '12345::',
      '1::2::3',
      '::g',
      '::1.2.3',
      '1:2:3:4:5:6:7:1.2.3.4',
      '1:2:3:4:5:6:7:8::',
      'fe80::1%eth0',
    ],
  ],
  duration: [
    ['P1D', 'P1Y2M3DT4H5M6S', 'PT0S', 'PT1H30S', 'P2W', 'P12M'],
    ['', 'P', 'PT', 'P1', '1D', 'P1DT', 'P1M1Y', 'P1Y2W', 'P1H', 'PT1D', 'p1d', 'P1.5D', 'P-1D', 'P1D\n'],
  ],
  byte: [
    ['', 'QQ==', 'QUI=', 'QUJD', 'a+/='],
    ['Q', 'QQ', 'QQ=', '=QQ=', 'QQ==QQ==', 'QU-_', 'QUJD\n', 'ä==='],
  ],
  password: [['', 'p', ' \u0000\n'], []],
  regex: [
    ['', '^a+$', '\\p{L}', '(?<year>\\d{4})', '[^a]', 'a{2,3}'],
    ['(', '[', 'a{2', '*', '\\Z', '(?<a>.)(?<a>.)', 'a{3,2}'],
  ],
  hostname: [
    ['localhost', 'a.b.c', 'EXAMPLE.com', '1.2.3.4', 'a-b', 'xn--nw2a.xn--j6w193g', `${'a'.repeat(63)}.de`],
    [
      '',
      '.',
      'a.',
      '.a',
      'a..b',
      '-a',
      'a-',
      'a_b',
      'a b',
      'ä.de',
      `${'a'.repeat(64)}.de`,
      `${'a.'.repeat(127)}a`,
    ],
  ],
  'idn-hostname': [
    ['localhost', 'münchen.de', '실례.테스트', 'straße.de', 'l·l.es', 'α͵β', 'אב׳', 'ァ・ア', 'a。b', 'क्‍ष'],
    [
      '',
      '.',
      '。',
      '-ä',
      'ä-',
      'ä--',
      'ab--ä',
      'ä b',
      '〮테스트',
      'ـߺ',
      'a·l',
      '׳ב',
      '・・',
      '٠۰ب',
      'Ä.de',
      'ä'.repeat(64),
    ],
  ],
  'idn-email': [
    ['a@b.co', 'zoë@bücher.example', '실례@실례.테스트', 'δοκιμή@παράδειγμα.δοκιμή', 'Zoë@BÜCHER.example'],
    [
      '',
      'zoë',
      'zoë@',
      '@b.co',
      'zoë@b',
      'z ë@b.co',
      'z\u00a0e@b.co',
      '.ä@b.co',
      'ä..a@b.co',
      'ä@-b.co',
      'ä@b@c.de',
      'a(b)@c.de',
    ],
  ],
  'uri-reference': [
    [
      '',
      'a',
      '../a?b#c',
      '/a//b',
      '//example.org:80/a',
      '?b',
      '#c',
      './a:b',
      'https://example.org/',
      'a%20b',
    ],
    ['a b', '1a:b', '%zz', '#a#b', '\\a', 'ä', '//a:b/', '//[::1', 'a[b]', '{a}'],
  ],
  iri: [
    ['https://example.org/ä?ö#ü', 'https://münchen.de', 'urn:ä', 'http://[2001:db8::1]/', 'a:', 'a:?\ue000'],
    [
      '',
      '/ä',
      '//ä',
      'ä:b',
      'http://a b',
      'http://a/\ue000',
      'http://a/\u0085',
      'http://a/%ä',
      'http://[ä]/',
      'http://a/<b>',
    ],
  ],
  'iri-reference': [
    ['', 'ä', '../ä?b#c', '//münchen.de/', '#ü'],
    ['a b', '#ä#b', '\\ä', 'ä:b', '%zz', '{ä}'],
  ],
  'uri-template': [
    [
      '',
      '/users/{id}',
      '{+path}/here',
      '{?x,y}',
      '{x:3}{y*}',
      '{a.b}',
      '{%41}',
      'ä',
      'https://example.org/{#x}',
    ],
    [
      '{',
      '}',
      '{}',
      '{a',
      'a}',
      '{{a}}',
      '{a b}',
      '{a,}',
      '{.}',
      '{a..b}',
      '{a:0}',
      '{a:10000}',
      '{a:}',
      '{%zz}',
      '%zz',
      'a b',
      '"',
      '{ä}',
    ],
  ],
  url: [
    [
      'https://example.org',
      'http://localhost:3000/a?b#c',
      'ftp://a@example.org/',
      'HTTP://127.0.0.1',
      'http://[::1]:80/',
      'http://münchen.de/ä',
      'https://a:b@example.org',
      'https://MÜNCHEN.de',
    ],
    [
      '',
      'example.org',
      '//example.org',
      'mailto:a@b.co',
      'urn:a',
      'http://',
      'http:///a',
      'http://a b',
      'http://256.1.1.1',
      'http://1.2.3',
      'http://a:65536',
      'http://a:b',
      'http://-a',
      'http://a_b',
      'http://a..b',
      'http://[::1',
      'http://a/<',
      'javascript://a',
    ],
  ],
  'json-pointer': [
    ['', '/', '/a/0', '/a~0b~1c', '//', '/ä b'],
    ['a', '#', '#/a', '/~', '/~2', '/a~', '0'],
  ],
  'relative-json-pointer': [
    ['0', '1/a', '0#', '120/a/0', '0+1', '2-1/a', '1/~0'],
    ['', '/a', '-1/a', '+1/a', '01', '0##', '0#/a', '1a', '0/~', '0+', '0+01'],
  ],
};

/** The type of the entry where validation.md names one. */
const types: { readonly [format: string]: string } = {
  date: 'date_parsing',
  'date-time': 'datetime_parsing',
  time: 'time_parsing',
  uuid: 'uuid_parsing',
  uri: 'url_parsing',
  'uri-reference': 'url_parsing',
  url: 'url_parsing',
  iri: 'url_parsing',
  'iri-reference': 'url_parsing',
};

let app: CompiledApp;
beforeAll(async () => {
  const pages = Object.keys(texts).map((format) => [`routes/${format}/page.ts`, page(format)]);
  app = await compileApp(Object.fromEntries(pages));
});
afterAll(() => app?.remove());

async function send(format: string, text: string) {
  const headers = { 'Content-Type': 'application/json' };
  return app.fetch(`/${format}`, { method: 'POST', headers, body: JSON.stringify(text) });
}

test('every format has its texts', () => {
  expect(Object.keys(texts).sort()).toEqual([...formats.keys()]);
});

test.each(Object.entries(texts))('%s', async (format, [yes, no]) => {
  for (const text of yes)
    expect([text, await send(format, text)]).toEqual([text, { status: 200, json: text }]);
  for (const text of no) {
    const type = types[format] ?? 'value_error';
    const ctx = types[format] === undefined ? { reason: expect.any(String) } : { error: expect.any(String) };
    const detail = [{ type, loc: ['body'], msg: expect.any(String), input: text, ctx }];
    expect([text, await send(format, text)]).toEqual([text, { status: 422, json: { detail } }]);
  }
});

const ajv = new Ajv2020();
ajvFormats.default(ajv);

/** Formats that Ajv's package does not have. */
const unknownToAjv = ['idn-email', 'idn-hostname', 'iri', 'iri-reference'];

/** Texts that Ajv reads differently: it accepts an authority after one slash, and a path after two. */
const asPath = /(?:^|[^/])\/\[|\/\/[^/?#]*@[^/?#]*@/;

/**
 * Texts that are left out of the comparison with Ajv, because it is wrong or follows another standard.
 *
 * - byte: Ajv tests lines one by one, and accepts if any of them is base64.
 * - hostname: RFC 1123 has no dot at the end.
 * - email: labels have at most 63 characters.
 * - regex: Ajv omits the flag `u`, which JSON Schema requires and with which Ajv itself reads patterns.
 * - relative-json-pointer: newer drafts have `0+1`.
 * - uri: RFC 3986 allows an empty path (`mailto:`); a port consists of digits; the first segment of a
 *   relative path has no colon.
 * - time: RFC 3339 has a colon in the offset, and no JavaScript date has a leap second.
 * - url: Ajv refuses localhost, single labels and private addresses, and accepts any character in the path.
 * - uri-template: RFC 6570 allows dots in names, and not all private and other characters as literals.
 */
const apart: { readonly [format: string]: (text: string) => boolean } = {
  byte: (text) => text.includes('\n'),
  hostname: (text) => text.endsWith('.'),
  regex: (text) => /[\\{}\]]/.test(text),
  'relative-json-pointer': (text) => /^\d+[+-]/.test(text),
  uri: (text) => asPath.test(text) || /^[^/?#]*:(?:$|[?#])|\/\/[^/?#]*:/.test(text),
  'uri-reference': (text) =>
    asPath.test(text) ||
    /^\/(?!\/)[^?#]*\[/.test(text) ||
    /^[^a-z/?#][^/?#]*:|\/\/[^/?#]*:|^[^/?#]*[^\w.+/?#-][^/?#]*:/i.test(text),
  time: (text) => /:60|[+-]\d\d(?:\d\d)?$/.test(text),
  'date-time': (text) => /:60|[+-]\d\d(?:\d\d)?$/.test(text),
  'uri-template': (text) => text.includes('.') && text.includes('{'),
};

/** Parts of the texts of all formats. */
const pieces = fc.constantFrom(
  ...[
    'a',
    'b1',
    '.',
    '-',
    '/',
    '~0',
    '~',
    '%41',
    '%4',
    '{',
    '}',
    '@',
    'a.b',
    ':',
    '::',
    '12',
    '255.',
    '=',
    '+',
    'P1',
  ],
  ...[
    'Y',
    'M',
    'D',
    'T',
    'W',
    'H',
    'S',
    '#',
    '?',
    '[',
    '](',
    '\\',
    'http://',
    'mailto:',
    'ä',
    ' ',
    'Z',
    '+01:00',
    '\n',
  ],
  ...[
    '12:30:00',
    '2026-02-28',
    '.5',
    '(',
    '*',
    'a{1}',
    'example.com',
    'a@',
    '[::1]',
    '//',
    'QUJD',
    'QQ==',
    '0#',
    '/a',
  ],
);

const compared = [...formats].filter(([name]) => !unknownToAjv.includes(name) && name !== 'url');

test.each(compared)('%s is the same to Ajv, where Ajv is right', (format, is) => {
  const validate = ajv.compile({ type: 'string', format });
  const others = (texts[format] ?? [[], []]).flat();
  const drawn = fc.array(pieces, { maxLength: 6 }).map((parts) => parts.join(''));
  fc.assert(
    fc.property(fc.oneof(drawn, fc.constantFrom(...others)), (text) => {
      fc.pre(apart[format]?.(text) !== true);
      expect([text, is(text)]).toEqual([text, validate(text)]);
    }),
    { numRuns: 2000 },
  );
});

/** Parts of patterns around classes of Unicode characters, which are tried apart from the rest. */
const patternPieces = fc.constantFrom(
  ...'\\ p P { } L \\p{L} \\P{Lu} \\p{Script=Greek} \\p{RGI_Emoji} \\p{x} \\k \\u \\x \\c \\d \\W'.split(' '),
  ...'[ ] ^ - ( ?< > ) * | a 1 é 😀'.split(' '),
);

test('regex is what the engine takes', () => {
  const isTaken = (pattern: string) => {
    try {
      return new RegExp(pattern, 'u').unicode;
    } catch {
      return false;
    }
  };
  fc.assert(
    fc.property(fc.array(patternPieces, { maxLength: 6 }), (parts) => {
      const pattern = parts.join('');
      expect([pattern, formats.get('regex')!(pattern)]).toEqual([pattern, isTaken(pattern)]);
    }),
    { numRuns: 5000 },
  );
});

test('regex takes time in proportion to a class, whatever the order of its characters', () => {
  const characters = Array.from({ length: 50_000 }, (_, i) => String.fromCodePoint(0x30000 - 2 * i));
  const before = process.cpuUsage();
  expect(formats.get('regex')!(`[${characters.join('')}]`)).toBe(true);
  expect(millisecondsSince(before)).toBeLessThan(500);
});

test('what Ajv has no format for', () => {
  expect(unknownToAjv.filter((name) => ajv.formats[name] !== undefined)).toEqual([]);
});

/** Starts, parts that are repeated up to a hundred thousand characters, and ends. */
const starts = ['', 'http://', 'a@', '{a', 'P', '2026-01-01T00:00:00.', '/', '1', '['];
const repeated = [
  'a',
  'a.',
  '1',
  '-',
  'a-',
  '/',
  '~',
  '%41',
  '{',
  '{a}',
  'a,',
  '@',
  'a.a@',
  'ä',
  'ä.',
  ':',
  '=',
  '(',
  'a{2}',
  'l·',
  '\\p{L}',
  '\\p{',
  '\\W',
];
const ends = ['', '!', '\n', ']'];

test.each([...formats])('%s takes time in proportion to the text', (_, is) => {
  for (const start of starts) {
    for (const part of repeated) {
      for (const end of ends) {
        const text = start + part.repeat(100_000 / part.length) + end;
        const before = process.cpuUsage();
        is(text);
        expect([start, part, end, millisecondsSince(before) < 500]).toEqual([start, part, end, true]);
      }
    }
  }
});

/** Milliseconds of this process's own time: a clock also counts what else a busy machine does. */
function millisecondsSince(before: NodeJS.CpuUsage): number {
  return process.cpuUsage(before).user / 1_000;
}
