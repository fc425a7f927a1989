import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { ExtractionError } from '../../runtime/errors/internal.ts';
import type { FormBody } from '../../runtime/form/form-body.ts';
import { Gatherer } from '../../runtime/form/gatherer.ts';
import { formParser } from '../../runtime/form/parser.ts';
import { defaultLimits, type Limits } from '../../runtime/limits.ts';
import { codePoint } from '../emit/support/code-point.ts';
import { described, formRoutes } from './support/forms.ts';
import {
  boundary,
  chunked,
  cut,
  field,
  file,
  multipart,
  multipartType,
  type Part,
} from './support/multipart.ts';
import { quietApp } from './support/quiet-app.ts';
import { exchange, send } from './support/raw.ts';
import { ways } from './support/ways.ts';

/** As if the names of all files were in it. */
const everyFile: readonly string[] = Object.assign([], { includes: () => true });

async function parse(
  contentType: string,
  pieces: readonly Uint8Array[],
  limits = defaultLimits,
): Promise<FormBody> {
  const parser = await formParser(contentType, undefined, limits, 'first', [], everyFile);
  for (const piece of pieces) parser!.take(piece);
  return parser!.finish();
}

const ours = (pieces: readonly Uint8Array[], limits?: Limits) =>
  parse(multipartType.slice('Content-Type: '.length), pieces, limits);

/** All values of a form for these names. */
async function contents(form: FormBody, names: Iterable<string>): Promise<unknown[]> {
  return Promise.all(
    [...new Set(names)].map(async (name) => {
      const uploads = form.files(name);
      if (typeof uploads?.[0] !== 'object') return [name, form.list(name), form.text(name)];
      return [name, await Promise.all(uploads.map(described))];
    }),
  );
}

// Lines that look like the boundary, or begin as it does.
const tricky = fc.constantFrom(
  '\r\n',
  '\r',
  '--',
  `--${boundary}`,
  `\r\n--${boundary.slice(0, -1)}`,
  '\r\n\r\n',
  '\0',
  'ä',
);
const bytes = fc.array(fc.oneof(tricky, fc.string({ unit: codePoint })), { maxLength: 6 }).map((all) => {
  let text = all.join('');
  // Removing a delimiter may create another one.
  while (text.includes(`\r\n--${boundary}`)) text = text.replaceAll(`\r\n--${boundary}`, '');
  // Otherwise the line break before the contents would complete a boundary.
  return Buffer.from(text.replace(/^-+/, ''));
});
const name = fc.constantFrom('a', 'b', 'ä日', '__proto__', 'constructor');
const part: fc.Arbitrary<Part> = fc.oneof(
  fc.tuple(name, bytes).map(([name, contents]) => field(`text ${name}`, contents)),
  fc.tuple(name, bytes).map(([name, contents]) => file(name, 'ä.bin', contents)),
);
const names = ['a', 'b', 'ä日', '__proto__', 'constructor'].flatMap((name) => [name, `text ${name}`]);
const places = fc.array(fc.nat(2000), { maxLength: 30 });

test('wherever a body is cut, the form is the same', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(part, { maxLength: 5 }), places, async (parts, places) => {
      const body = multipart(...parts);
      const whole = await contents(await ours([body]), names);
      expect(await contents(await ours(cut(body, places)), names)).toEqual(whole);
      expect(await contents(await ours(Array.from(body, (byte) => Uint8Array.of(byte))), names)).toEqual(
        whole,
      );
    }),
    { numRuns: 300 },
  );
});

test('of the files that nobody reads, the contents are not kept', async () => {
  const type = multipartType.slice('Content-Type: '.length);
  const parser = await formParser(type, undefined, defaultLimits, 'first', ['read']);
  parser!.take(multipart(file('read', 'a.txt', 'contents'), file('other', 'b.txt', 'contents')));
  const form = parser!.finish();
  const shown = (filename: string) => ({ filename, size: 8, content_type: 'text/plain' });
  expect(form.shown()).toEqual({ read: shown('a.txt'), other: shown('b.txt') });
  expect([await form.file('read')!.text(), await form.file('other')!.text()]).toEqual(['contents', '']);
});

test('of the files of one name, only the contents of the last are kept, unless all are read', async () => {
  const type = multipartType.slice('Content-Type: '.length);
  const parser = await formParser(type, undefined, defaultLimits, 'first', ['one'], ['list']);
  const parts = ['one', 'list'].flatMap((name) => [
    file(name, 'a.txt', 'first'),
    file(name, 'b.txt', 'last'),
  ]);
  parser!.take(multipart(...parts));
  const form = parser!.finish();
  const texts = (name: string) => Promise.all(form.files(name)!.map((one) => one.text()));
  expect(await texts('one')).toEqual(['', 'last']);
  expect(await texts('list')).toEqual(['first', 'last']);
});

test('wherever a body is cut, its first fault is the one that is reported', async () => {
  const limits = { ...defaultLimits, body: 200, fields: 3, files: 2, fileSize: 300 };
  const part = fc.constantFrom<Part>(
    field('a', 'x'),
    file('a', 'small', 'x'),
    { head: 'Content-Type: text/plain' },
    field('a', 'x'.repeat(250)),
    file('a', 'large', 'x'.repeat(350)),
  );
  const outcome = (pieces: readonly Uint8Array[]) =>
    ours(pieces, limits).then((form) => form.shown(), String);
  await fc.assert(
    fc.asyncProperty(fc.array(part, { maxLength: 4 }), places, async (parts, places) => {
      const body = multipart(...parts);
      expect(await outcome(cut(body, places))).toEqual(await outcome([body]));
    }),
    { numRuns: 300 },
  );
});

test('a form that fetch wrote is the form that fetch was given', async () => {
  // The parser treats these two characters as the end of a header: see below.
  const label = fc.string({ unit: 'grapheme', minLength: 1 }).filter((text) => !/[\u2028\u2029]/.test(text));
  const value = fc.oneof(fc.string({ unit: 'grapheme' }), fc.uint8Array({ maxLength: 300 }));
  const entry = fc.record({ name: label, value, filename: label });
  await fc.assert(
    fc.asyncProperty(fc.array(entry, { maxLength: 5 }), places, async (entries, places) => {
      const data = new FormData();
      for (const { name, value, filename } of entries) {
        if (typeof value === 'string') data.append(`t${name}`, value);
        else data.append(`f${name}`, new File([value], filename, { type: 'image/png' }));
      }
      data.append('tmark', '\ufeffa value that begins with a byte order mark');
      data.append('fmark', new File(['\ufeffa file that does'], 'mark'));
      const response = new Response(data);
      const body = new Uint8Array(await response.arrayBuffer());
      const form = await parse(response.headers.get('content-type')!, cut(body, places));
      for (const key of new Set(data.keys())) {
        const given = data.getAll(key);
        if (typeof given[0] === 'string') expect(form.list(key) ?? '').toBe(given.join(','));
        else {
          const wanted = given.map((one) => one as File).map(async (one) => [one.name, await one.text()]);
          const received = form.files(key)!.map(async (one) => [one.filename, await one.text()]);
          expect(await Promise.all(received)).toEqual(await Promise.all(wanted));
        }
      }
    }),
    { numRuns: 200 },
  );
});

test('a body that is cut off at any byte is broken, and never a shorter form', async () => {
  const body = multipart(field('a', '1'), file('b', 'b.txt', 'contents'));
  const end = body.lastIndexOf('--') + 2;
  for (let length = 1; length < end; length++) {
    await expect(ours([body.subarray(0, length)])).rejects.toThrow(ExtractionError);
  }
  for (let length = end; length <= body.length; length++) {
    expect((await ours([body.subarray(0, length)])).text('a')).toBe('1');
  }
});

test('bytes that are nothing do no harm', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.oneof(bytes, fc.uint8Array()), { minLength: 1 }), async (pieces) => {
      const form = await ours([Buffer.from(`--${boundary}`), ...pieces]).catch((error) => error);
      if (form instanceof Error) expect(form).toBeInstanceOf(ExtractionError);
    }),
  );
});

test('what comes before the first boundary and after the last is ignored', async () => {
  const body = multipart(field('a', '1'));
  const closing = Buffer.from('\r\n');
  for (const before of ['', '\r\n', 'This is a preamble.\r\n', '\r\n\r\n--x\r\n']) {
    const pieces = [Buffer.from(before), body, closing, Buffer.from(`--${boundary}\r\nmore`)];
    expect((await ours(pieces)).text('a')).toBe('1');
    expect((await ours([Buffer.concat(pieces)])).text('a')).toBe('1');
  }
});

test('small pieces are put together, in their order', () => {
  const given: Uint8Array[] = [];
  const gatherer = new Gatherer((piece) => given.push(piece));
  const pieces = Array.from({ length: 50_000 }, (_, i) => Uint8Array.of(i % 251));
  pieces.splice(40_000, 0, new Uint8Array(5000).fill(255));
  for (const piece of pieces) gatherer.take(piece);
  gatherer.flush();
  expect(Buffer.concat(given).equals(Buffer.concat(pieces))).toBe(true);
  expect(given.length).toBeLessThan(1100);
});

describe.each(ways)('multipart $name', (way) => {
  const server = quietApp(way, formRoutes);

  const disposition = 'Content-Disposition: form-data; name="file"; filename="a"';
  test.each<[string, string, string | Buffer]>([
    ['no boundary', 'multipart/form-data', multipart()],
    ['an empty one', 'multipart/form-data; boundary=', multipart()],
    ['one whose quote does not close', 'multipart/form-data; boundary="x', multipart()],
    ['an empty one in quotes', 'multipart/form-data; boundary=""', multipart()],
    ['one that is too long', `multipart/form-data; boundary=${'x'.repeat(71)}`, multipart()],
    ['another boundary', 'multipart/form-data; boundary=another', multipart(file('file', 'a'))],
    ['no multipart at all', '', '{"file":"a"}'],
    ['no end', '', multipart(file('file', 'a')).subarray(0, -4)],
    ['no disposition', '', multipart({ head: 'Content-Type: text/plain' })],
    ['no headers', '', multipart({ head: 'x' })],
    ['another disposition', '', multipart({ head: 'Content-Disposition: attachment; name="file"' })],
    ['no name', '', multipart({ head: 'Content-Disposition: form-data; filename="a"' })],
    ['a broken part after a good one', '', multipart(file('file', 'a'), { head: 'x: y' }, file('file', 'b'))],
    ['a quote that does not close', '', multipart({ head: 'Content-Disposition: form-data; name="file' })],
    ['a line separator in a name', '', multipart(file('file', 'a\u2028b'))],
    ['headers that are too long', '', multipart({ head: `${disposition}\r\nx: ${'y'.repeat(9000)}` })],
  ])('broken: %s', async (_case, type, body) => {
    const header = type === '' ? multipartType : `Content-Type: ${type}`;
    const answer = await send(server.port, 'POST /upload', [header], body);
    expect(answer).toMatchObject({
      status: 400,
      headers: expect.arrayContaining(['content-type: application/json']),
    });
    expect(JSON.parse(answer.body)).toEqual({
      error: expect.stringContaining("'file'"),
      type: 'ExtractionError',
    });
  });

  test('headers that are no UTF-8', async () => {
    const body = multipart(file('file', 'X')).toString('latin1').replace('X', '\xff');
    const answer = await send(server.port, 'POST /upload', [multipartType], Buffer.from(body, 'latin1'));
    expect(answer).toMatchObject({ status: 400, body: expect.stringContaining("'file'") });
  });

  test('the connection is good for more after a broken body', async () => {
    const broken = multipart(file('file', 'a', 'x'.repeat(3000))).subarray(10);
    const good = multipart(file('file', 'a', 'good'));
    const request = (body: Uint8Array) => chunked('/upload', multipartType, cut(body, [7, 500, 1200]));
    const requests = Buffer.concat([request(broken), request(good), request(broken), request(good)]);
    const answers = await exchange(server.port, [requests], { count: 4 });
    expect(answers.map(({ status }) => status)).toEqual([400, 200, 400, 200]);
    expect(answers[3]?.body).toContain(Buffer.from('good').toString('hex'));
  });

  test('a body in any chunks', async () => {
    const body = multipart(
      field('a', 'ä€'),
      file('b', '日本.txt', Buffer.from(`\r\n--\r\n--${boundary.slice(0, 9)}€`)),
    );
    const whole = await send(server.port, 'POST /dump?names=a,b', [multipartType], body);
    expect(JSON.parse(whole.body)).toEqual(['ä€', [expect.objectContaining({ filename: '日本.txt' })]]);
    await fc.assert(
      fc.asyncProperty(places, async (places) => {
        const request = chunked('/dump?names=a,b', multipartType, cut(body, places));
        const [answer] = await exchange(server.port, [request]);
        expect(answer?.body).toBe(whole.body);
      }),
      { numRuns: 40 },
    );
  });
});
