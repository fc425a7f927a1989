import { afterAll, beforeAll, expect, test } from '@jest/globals';
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
};

/** The type of the entry where validation.md names one. */
const types: { readonly [format: string]: string } = {
  date: 'date_parsing',
  'date-time': 'datetime_parsing',
  time: 'time_parsing',
  uuid: 'uuid_parsing',
  uri: 'url_parsing',
};

let app: CompiledApp;
beforeAll(async () => {
  const pages = Object.keys(texts).map((format) => [`app/routes/${format}/page.ts`, page(format)]);
  app = await compileApp(Object.fromEntries(pages));
});
afterAll(() => app?.remove());

async function send(format: string, text: string) {
  const headers = { 'Content-Type': 'application/json' };
  return app.fetch(`/${format}`, { method: 'POST', headers, body: JSON.stringify(text) });
}

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
