import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { hasType } from '../../runtime/form/check.ts';
import { defineRoutes, type Exchange, route, viaH3 } from '../../runtime/generated.ts';
import { createApp, type Upload } from '../../runtime/index.ts';
import { formRoutes } from './support/forms.ts';
import { boundary, field, file, multipart, multipartType, type Part } from './support/multipart.ts';
import { quietApp } from './support/quiet-app.ts';
import { type Answer, exchange, send } from './support/raw.ts';
import { type Running, ways } from './support/ways.ts';

const urlencodedType = 'Content-Type: application/x-www-form-urlencoded';

/** Entries as `[type, loc, input, ctx]`. */
const entries = (answer: Answer) => {
  expect(answer.status).toBe(422);
  return JSON.parse(answer.body).detail.map(({ type, loc, input, ctx }: Record<string, unknown>) =>
    ctx === undefined ? [type, loc, input] : [type, loc, input, ctx],
  );
};

describe.each(ways)('forms $name', (way) => {
  let server: Running;
  const reported: unknown[] = [];
  beforeAll(async () => {
    server = await way.start(createApp(formRoutes, { onError: (error) => reported.push(error) }));
  });
  afterAll(() => server.close());

  const urlencoded = (path: string, body: string | Buffer, type = urlencodedType) =>
    send(server.port, `POST ${path}`, [type], body);
  const parts = (path: string, ...all: Part[]) =>
    send(server.port, `POST ${path}`, [multipartType], multipart(...all));
  const values = async (answer: Promise<Answer>) => JSON.parse((await answer).body);

  test.each([
    ['username=a&password=b', ['a', 'b', null]],
    ['username=a+b%20c&password=%C3%A4%zz%', ['a b c', 'ä%zz%', null]],
    ['username=%ff&password=', ['\ufffd', '', null]],
    ['%75sername=a&pass%77ord=b&nickname', ['a', 'b', '']],
    ['username=a&&=x&password=b&username=last&', ['last', 'b', null]],
    ['username=a=b&password=%EF%BB%BFb', ['a=b', '\ufeffb', null]],
    ['username=äö&password=€', ['äö', '€', null]],
    ['__proto__=x&constructor=y&username=a&password=b', ['a', 'b', null]],
  ])('urlencoded: %s', async (body, expected) => {
    expect(await values(urlencoded('/login', body))).toEqual(expected);
  });

  test('urlencoded: a body that ends inside a character', async () => {
    const body = Buffer.from('password=b&username=€').subarray(0, -1);
    expect(await values(urlencoded('/login', body))).toEqual(['\ufffd', 'b', null]);
  });

  test.each([
    ['application/x-www-form-urlencoded; charset=ISO-8859-1', true],
    ['Application/X-WWW-Form-Urlencoded ;x', true],
    ['application/x-www-form-urlencoded, text/plain', false],
    ['application/x-www-form-urlencodedx', false],
    ['application/json', false],
    ['text/plain', false],
    ['multipart/mixed; boundary=x', false],
    ['', false],
  ])('content type %s', async (type, isForm) => {
    const answer = await urlencoded('/login', 'username=ä&password=b', `Content-Type: ${type}`);
    if (isForm) expect(JSON.parse(answer.body)).toEqual(['ä', 'b', null]);
    else expect(entries(answer).map(([kind]: string[]) => kind)).toEqual(['missing', 'missing']);
  });

  test('no content type, no body, an empty body', async () => {
    const missing = [
      ['missing', ['body', 'username'], null],
      ['missing', ['body', 'password'], null],
    ];
    expect(entries(await send(server.port, 'POST /login', [], 'username=a'))).toEqual(missing);
    expect(entries(await send(server.port, 'POST /login'))).toEqual(missing);
    for (const type of [urlencodedType, multipartType]) {
      expect(entries(await send(server.port, 'POST /login', [type]))).toEqual(missing);
      expect(entries(await send(server.port, 'POST /login', [type], ''))).toEqual(missing);
    }
    expect(entries(await parts('/login'))).toEqual(missing);
  });

  test('a compressed form is refused, for its fields would be missing', async () => {
    const sent = async (type: string, text: string) => {
      const answer = await send(
        server.port,
        'POST /profile',
        [type, 'Content-Encoding: GZIP'],
        gzipSync(text),
      );
      return [answer.status, JSON.parse(answer.body)];
    };
    const error = (body: string) =>
      `The form field 'age' cannot be read from the ${body}: it is compressed, and bodies are read as they are sent`;
    expect(await sent(urlencodedType, 'age=1')).toEqual([
      400,
      { error: error('body'), type: 'ExtractionError' },
    ]);
    expect(await sent(multipartType, 'x')).toEqual([
      400,
      { error: error('multipart body'), type: 'ExtractionError' },
    ]);
  });

  test('an empty field is a text for a string, and absent for every other type', async () => {
    expect(await values(urlencoded('/login', 'username=a&password='))).toEqual(['a', '', null]);
    expect(await values(urlencoded('/profile', 'age=&active=&tags=&ids=7'))).toEqual([null, null, null, [7]]);
    expect(entries(await urlencoded('/profile', 'age=&active=&tags=&ids='))).toEqual([
      ['missing', ['body', 'ids'], null],
    ]);
    expect(entries(await urlencoded('/login', 'username=&password='))).toEqual([
      ['string_too_short', ['body', 'username'], '', { min_length: 1 }],
    ]);
  });

  test('conversion, repeated and comma-separated lists, the last of several values', async () => {
    const body = 'age=1&age=2&active=ON&tags=a,b&tags=c&ids=1&ids=2,3';
    expect(await values(urlencoded('/profile', body))).toEqual([2, true, ['a', 'b', 'c'], [1, 2, 3]]);
    expect(
      await values(
        parts('/profile', field('age', '5'), field('ids', '1'), field('tags', 'ä,b'), field('ids', '2')),
      ),
    ).toEqual([5, null, ['ä', 'b'], [1, 2]]);
  });

  test('every failure at once, after those of the query', async () => {
    const body = 'age=-1&active=maybe&tags=a,,b&ids=1,x';
    expect(entries(await urlencoded('/profile?force=perhaps', body))).toEqual([
      ['bool_parsing', ['query', 'force'], 'perhaps'],
      ['greater_than_equal', ['body', 'age'], '-1', { ge: 0 }],
      ['bool_parsing', ['body', 'active'], 'maybe'],
      ['string_too_short', ['body', 'tags', 1], '', { min_length: 1 }],
      ['int_parsing', ['body', 'ids', 1], 'x'],
    ]);
  });

  test.each([
    [`multipart/form-data; boundary=${boundary}`],
    [`Multipart/Form-Data; charset=latin1; BOUNDARY="${boundary}"`],
    [`multipart/form-data;boundary=${boundary};charset=latin1`],
  ])('multipart: %s', async (type) => {
    const body = multipart(field('username', 'ä'), field('password', ''), file('unused', 'x', 'y'));
    const answer = await send(server.port, 'POST /login', [`Content-Type: ${type}`], body);
    expect(JSON.parse(answer.body)).toEqual(['ä', '', null]);
  });

  test('multipart: the longest boundary', async () => {
    const longest = 'x'.repeat(70);
    const body = multipart(field('username', 'a'), field('password', 'b'))
      .toString()
      .replaceAll(boundary, longest);
    const type = `Content-Type: multipart/form-data; boundary=${longest}`;
    expect(JSON.parse((await send(server.port, 'POST /login', [type], body)).body)).toEqual(['a', 'b', null]);
  });

  test('a file: its name, type, size and contents', async () => {
    const hex = '00ff0d0a2d2d';
    const answer = await parts('/upload', file('file', 'a.bin', Buffer.from(hex, 'hex'), 'image/PNG; q=1'));
    expect(JSON.parse(answer.body)).toEqual({
      filename: 'a.bin',
      size: 6,
      content_type: 'image/PNG; q=1',
      hex,
    });
    const head = 'Content-Disposition: form-data; name=file; filename=b';
    for (const type of ['', '\r\nContent-Type:'])
      expect(
        await values(parts('/upload', file('file', 'a', 'first'), { head: head + type, contents: '' })),
      ).toEqual({
        filename: 'b',
        size: 0,
        content_type: 'application/octet-stream',
        hex: '',
      });
  });

  test.each([
    ['filename="naïve 日本 \u{1f600}.txt"', 'naïve 日本 \u{1f600}.txt'],
    ['filename="x"; filename*=UTF-8\'\'na%C3%AFve+%E6%97%A5.txt', 'naïve+日.txt'],
    ["FILENAME*=utf-8'de'%e2%82%ac", '€'],
    ["filename*=iso-8859-1''%e4; filename=plain.txt", 'plain.txt'],
    ['filename="a;b=c.txt"', 'a;b=c.txt'],
    ['filename="a%22b%0D%0a%41.txt"', 'a"b\r\n%41.txt'],
    ['filename="a\\"b.txt"', 'a"b.txt'],
    ['filename="C:\\dir\\new.txt"', 'C:\\dir\\new.txt'],
    ['filename="ends in \\"', 'ends in \\'],
    ['filename="../../etc/passwd"', '../../etc/passwd'],
    ['filename=" a "', ' a '],
    ['filename=token.txt ; x', 'token.txt'],
    ['filename=""; filename*=UTF-8\'\'b', 'b'],
  ])('name of a file: %s', async (parameter, filename) => {
    const head = `content-disposition: FORM-DATA; name="file"; ${parameter}`;
    expect(await values(parts('/upload', { head, contents: 'x' }))).toMatchObject({ filename });
  });

  test('names of fields: quotes, Unicode, prototypes', async () => {
    const names = ['a%22b', '日本', '__proto__', 'constructor', 'toString', ''];
    const body = multipart(
      ...names.map((name, i) => field(name, String(i))),
      file('hasOwnProperty', 'f', 'x'),
    );
    const query = [...names, 'hasOwnProperty', 'valueOf'].map(
      (name) => `names=${encodeURIComponent(name.replace('%22', '"'))}`,
    );
    const answer = await send(server.port, `POST /dump?${query.join('&')}`, [multipartType], body);
    expect(JSON.parse(answer.body)).toEqual([
      ...['0', '1', '2', '3', '4', '5'],
      [{ filename: 'f', size: 1, content_type: 'text/plain', hex: '78' }],
      null,
    ]);
    expect(Object.hasOwn(Object.prototype, 'filename')).toBe(false);
    expect(entries(await parts('/login', field('toString', 'x'), field('__proto__', 'y')))).toHaveLength(2);
  });

  test('a file that is missing, or that the user did not choose', async () => {
    const missing = [['missing', ['body', 'file'], null]];
    expect(entries(await parts('/upload', field('other', 'x')))).toEqual(missing);
    expect(entries(await parts('/upload', file('file', '', '', 'application/octet-stream')))).toEqual(
      missing,
    );
    expect(entries(await urlencoded('/upload', 'file='))).toEqual(missing);
    expect(
      entries(await send(server.port, 'POST /upload', ['Content-Type: application/json'], '{}')),
    ).toEqual(missing);
    expect(await values(parts('/avatar', field('caption', 'x'), file('avatar', '')))).toEqual(['x', null]);
  });

  test('a text where a file is expected, a file where a text is', async () => {
    const reason = 'It is a text';
    const text = ['value_error', ['body', 'file'], 'a.txt', { reason }];
    expect(entries(await urlencoded('/upload', 'file=a.txt'))).toEqual([text]);
    expect(entries(await parts('/upload', file('file', 'x'), field('file', 'a.txt')))).toEqual([text]);
    expect(entries(await parts('/avatar', field('avatar', 'x')))).toEqual([
      ['missing', ['body', 'caption'], null],
      ['value_error', ['body', 'avatar'], 'x', { reason }],
    ]);
    const input = { filename: 'f', content_type: 'text/plain', size: 3 };
    for (const name of ['username', 'nickname']) {
      const answer = await parts(
        '/login',
        field('username', 'a'),
        field('password', 'b'),
        file(name, 'f', 'abc'),
      );
      expect(entries(answer)).toEqual([['string_type', ['body', name], input]]);
    }
    expect(entries(await parts('/profile', field('ids', '1'), file('ids', 'f', 'abc')))).toEqual([
      ['string_type', ['body', 'ids'], input],
    ]);
    // Of several values the last counts.
    const last = [file('username', 'f', 'abc'), field('username', 'a'), field('password', 'b')];
    expect(await values(parts('/login', ...last))).toEqual(['a', 'b', null]);
  });

  test('a file where a text is hides no other failure', async () => {
    const input = { filename: 'f', content_type: 'text/plain', size: 3 };
    expect(entries(await parts('/login', file('username', 'f', 'abc')))).toEqual([
      ['string_type', ['body', 'username'], input],
      ['missing', ['body', 'password'], null],
    ]);
    const wrong = [field('age', '-1'), file('active', 'f', 'abc'), file('tags', 'f', 'abc')];
    expect(entries(await parts('/profile?force=perhaps', ...wrong))).toEqual([
      ['bool_parsing', ['query', 'force'], 'perhaps'],
      ['greater_than_equal', ['body', 'age'], '-1', { ge: 0 }],
      ['string_type', ['body', 'active'], input],
      ['string_type', ['body', 'tags'], input],
      ['missing', ['body', 'ids'], null],
    ]);
  });

  test('size and content type of a file', async () => {
    const avatar = (contents: string, type: string) =>
      parts('/avatar', field('caption', 'x'), file('avatar', 'a', contents, type));
    expect((await avatar('0123456789', 'IMAGE/png; q=1')).status).toBe(200);
    const input = { filename: 'a', content_type: 'imagex/png', size: 11 };
    expect(entries(await avatar('01234567890', 'imagex/png'))).toEqual([
      ['bytes_too_long', ['body', 'avatar'], input, { max_length: 10 }],
      ['value_error', ['body', 'avatar'], input, { reason: 'Its content type is not image/*' }],
    ]);
  });

  test('several files of one name', async () => {
    const one = (name: string, contents = 'x', type = 'text/plain') => file('photos', name, contents, type);
    const untouched = file('photos', '');
    expect(await values(parts('/album', one('a'), untouched, one('b', 'x', 'Text/Plain;charset=x')))).toEqual(
      ['a', 'b'],
    );
    expect(entries(await parts('/album', untouched))).toEqual([['missing', ['body', 'photos'], null]]);
    const a = { filename: 'a', content_type: 'text/plain', size: 1 };
    expect(entries(await parts('/album', one('a')))).toEqual([
      ['too_short', ['body', 'photos'], [a], { field_type: 'List', min_length: 2, actual_length: 1 }],
    ]);
    expect(
      entries(
        await parts(
          '/album',
          one('a'),
          field('photos', 'text'),
          one('c', '0123456789x'),
          one('d', '', 'text/html'),
        ),
      ),
    ).toEqual([
      expect.arrayContaining(['too_long', { field_type: 'List', max_length: 3, actual_length: 4 }]),
      ['value_error', ['body', 'photos', 1], 'text', { reason: 'It is a text' }],
      ['bytes_too_long', ['body', 'photos', 2], { ...a, filename: 'c', size: 11 }, { max_length: 10 }],
      expect.arrayContaining([
        'value_error',
        ['body', 'photos', 3],
        { reason: 'Its content type is not text/plain' },
      ]),
    ]);
  });

  test('what a handler throws or rejects with is a 500, reported once', async () => {
    for (const body of [multipart(field('how', 'throw')), multipart(field('how', 'reject'))]) {
      expect((await send(server.port, 'POST /failing', [multipartType], body)).status).toBe(500);
    }
    expect((await urlencoded('/failing', 'how=throw')).status).toBe(500);
    expect((await send(server.port, 'POST /failing')).status).toBe(500);
    expect(reported.map((error) => (error as Error).message)).toEqual([
      'thrown',
      'rejected',
      'thrown',
      'rejected',
    ]);
  });
});

test.each([
  ['image/png', 'image/png', true],
  ['IMAGE/PNG ; q=1', 'image/png', true],
  ['image/png', 'Image/PNG', true],
  ['image/png', 'Image/*', true],
  ['image/png;q=1', 'image/*', true],
  ['image/png', 'image/p', false],
  ['images/png', 'image/*', false],
  ['text/plain; a=image/png', 'image/png', false],
])('whether a file of the type %s is a %s: %s', (contentType, wanted, expected) => {
  expect(hasType({ contentType } as Upload, wanted)).toBe(expected);
});

describe.each(ways)('an optional form of a GET $name', (way) => {
  const get = (_page: unknown, x: Exchange) =>
    x.form((form) => x.reply(200, JSON.stringify(form.text('term') ?? null)), 'term', []);
  const server = quietApp(
    way,
    defineRoutes([route('/direct', Object, { get }), route('/via', Object, { get: viaH3(get) })]),
  );

  test.each(['/direct', '/via'])('is read, as a whole and in chunks: %s', async (path) => {
    const whole = await send(server.port, `GET ${path}`, [urlencodedType], 'term=whole');
    const head = [`GET ${path} HTTP/1.1`, 'Host: test', urlencodedType, 'Transfer-Encoding: chunked', '', ''];
    const [chunked] = await exchange(server.port, [
      head.join('\r\n'),
      '6\r\nterm=c\r\n',
      '1\r\nd\r\n0\r\n\r\n',
    ]);
    expect([whole.body, chunked?.body]).toEqual(['"whole"', '"cd"']);
    expect((await send(server.port, `GET ${path}`)).body).toBe('null');
    expect((await send(server.port, `HEAD ${path}`, [urlencodedType], 'term=whole')).headers).toContain(
      'content-length: 7',
    );
  });
});
