import { gzipSync } from 'node:zlib';
import { describe, expect, test } from '@jest/globals';
import { quietApp } from './support/quiet-app.ts';
import { type Answer, exchange, json, send } from './support/raw.ts';
import { routes } from './support/table.ts';
import { ways } from './support/ways.ts';

const nested = (levels: number) => '['.repeat(levels) + ']'.repeat(levels);
const detail = (answer: Answer) => JSON.parse(answer.body).detail;

describe.each(ways)('bodies $name', (way) => {
  const server = quietApp(way, routes);

  const echo = (body: string | Buffer) => json(server.port, 'POST /echo', body);
  const head = (...lines: string[]) =>
    ['POST /echo HTTP/1.1', 'Host: test', 'Content-Type: application/json', ...lines, '', ''].join('\r\n');

  test.each([
    ['application/json', true],
    ['Application/JSON; charset=latin1', true],
    ['application/vnd.api+json;x', true],
    ['application/json , text/plain', false],
    ['application/jsonp', false],
    ['text/json', false],
    ['', false],
  ])('content type %s', async (type, isReceived) => {
    const answer = await send(server.port, 'POST /echo', [`Content-Type: ${type}`], '[1]');
    expect(answer).toMatchObject({ status: 200, body: isReceived ? '[1]' : '"nothing"' });
  });

  test('no content type, two content types, no body, an empty one', async () => {
    expect((await send(server.port, 'POST /echo', [], '[1]')).body).toBe('"nothing"');
    const twice = ['Content-Type: application/json', 'Content-Type: text/plain'];
    expect((await send(server.port, 'POST /echo', twice, '[1]')).body).toBe('"nothing"');
    expect((await send(server.port, 'POST /echo', ['Content-Type: application/json'])).body).toBe(
      '"nothing"',
    );
    expect((await echo('')).body).toBe('"nothing"');
    const [chunked] = await exchange(server.port, [head('Transfer-Encoding: chunked'), '0\r\n\r\n']);
    expect(chunked?.body).toBe('"nothing"');
    const missing = {
      type: 'missing',
      loc: ['body'],
      msg: 'The body is required, as application/json.',
      input: null,
    };
    expect(detail(await json(server.port, 'POST /todos', ''))).toEqual([missing]);
    expect(detail(await send(server.port, 'POST /todos', [], '{"title":"a"}'))).toEqual([missing]);
  });

  test.each(['POST /echo', 'POST /nothing'])(
    'trailers and extensions of chunks belong to no body, and not to the next request: %s',
    async (line) => {
      const chunked = `${head('Transfer-Encoding: chunked').replace('POST /echo', line)}3;a=b\r\n[1]\r\n0`;
      const trailers = ';c=d\r\nX-Id: 5\r\nContent-Type: text/plain\r\n\r\n';
      const parts = [chunked, trailers, `${head('Content-Length: 1')}2`];
      const answers = await exchange(server.port, parts, { count: 2 });
      expect(answers.map(({ body }) => body)).toEqual([
        line === 'POST /echo' ? '[1]' : '{"detail":"Not Found"}',
        '2',
      ]);
    },
  );

  test('a body of a GET', async () => {
    expect((await json(server.port, 'GET /echo', '{"a":1}')).body).toBe('{"a":1}');
  });

  test('UTF-8 split over chunks, a byte order mark, a replacement character', async () => {
    const euro = Buffer.from('"€ \u{1f600}"');
    const parts = Array.from(euro, (byte) => Buffer.from([byte]));
    const [answer] = await exchange(server.port, [head(`Content-Length: ${euro.length}`), ...parts]);
    expect(answer).toMatchObject({ status: 200, body: '"€ \u{1f600}"' });
    expect((await echo('\ufeff{"a":1}')).body).toBe('{"a":1}');
    expect((await echo('"\ufffd"')).body).toBe('"\ufffd"');
  });

  test.each([
    ['{"a":1,}', 7, 'Expected a property name in double quotes'],
    ['[1 2]', 3, "Expected ',' or ']'"],
    ['{"a" 1}', 5, "Expected ':' after the property name"],
    ['{', 1, 'The text ends too early'],
    ['{"a": "b', 6, 'The string has no end'],
    ['[1, "a]', 4, 'The string has no end'],
    ['"\\x"', 1, 'The escape sequence is invalid'],
    ['"a\nb"', 2, 'A control character in a string must be escaped'],
    ['01', 1, 'Unexpected text after the value'],
    ['nul', 0, 'Expected a value'],
    ['[1]]', 3, 'Unexpected text after the value'],
    [' ', 1, 'The text ends too early'],
    [nested(129), 128, 'The text nests deeper than 128 levels'],
    [Buffer.from('"ä\xff"', 'latin1'), 1, 'The text is no UTF-8'],
    [Buffer.concat([Buffer.from('"äö€'), Buffer.from([0xff, 0x22])]), 4, 'The text is no UTF-8'],
  ])('invalid: %s', async (text, offset, error) => {
    const answer = await echo(text);
    expect(answer.status).toBe(422);
    const msg = 'The body is no valid JSON.';
    expect(detail(answer)).toEqual([
      { type: 'json_invalid', loc: ['body', offset], msg, input: {}, ctx: { error } },
    ]);
  });

  test('a compressed body has an error of its own; a Content-Encoding that is no coding is ignored', async () => {
    const type = 'Content-Type: application/json';
    const packed = gzipSync('[1]');
    const answer = await send(server.port, 'POST /echo', [type, 'Content-Encoding: gzip'], packed);
    expect([answer.status, detail(answer)]).toEqual([
      422,
      [
        {
          type: 'json_invalid',
          loc: ['body', 0],
          msg: 'The body is no valid JSON.',
          input: {},
          ctx: { error: 'The text cannot be read: it is compressed, and bodies are read as they are sent' },
        },
      ],
    ]);
    const plain = await send(server.port, 'POST /echo', [type, 'Content-Encoding: utf-8'], '[1]');
    expect([plain.status, plain.body]).toEqual([200, '[1]']);
  });

  test('128 levels pass, and brackets in strings are none', async () => {
    expect((await echo(nested(128))).body).toBe(nested(128));
    const text = JSON.stringify(['\\"[{'.repeat(200)]);
    expect((await echo(text)).body).toBe(text);
  });

  test('names of prototypes', async () => {
    const body =
      '{"__proto__":{"x":1},"a":[{"__proto__":1,"\\u005f_proto__":2}],"constructor":1,"prototype":2}';
    expect((await echo(body)).body).toBe('{"a":[{}],"constructor":1,"prototype":2}');
    expect((await echo('[{"\\u005f_proto__":2}]')).body).toBe('[{}]');
    expect(({} as { x?: number }).x).toBeUndefined();
  });

  test('entries of a model', async () => {
    const answer = await json(server.port, 'POST /todos', '{"title":"too long","done":"yes"}');
    expect(answer.status).toBe(422);
    expect(detail(answer)).toEqual([
      {
        type: 'string_too_long',
        loc: ['body', 'title'],
        msg: 'The text must have at most 5 characters.',
        input: 'too long',
        ctx: { max_length: 5 },
      },
      { type: 'bool_type', loc: ['body', 'done'], msg: 'The value must be true or false.', input: 'yes' },
    ]);
    expect(detail(await json(server.port, 'POST /todos', '{"done":true}'))).toMatchObject([
      { type: 'missing', loc: ['body', 'title'], input: { done: true } },
    ]);
    expect((await json(server.port, 'POST /todos', '{"title":"äöü€\u{1f600}"}')).status).toBe(200);
  });

  test('at most 100 entries, and inputs within bounds', async () => {
    const many = await json(server.port, 'POST /many', JSON.stringify({ list: Array(700).fill('x') }));
    expect(detail(many)).toHaveLength(100);
    const long = 'x'.repeat(4500);
    const entry = detail(await json(server.port, 'POST /todos', JSON.stringify({ title: long })))[0];
    expect(entry.input).toBe(long);
  });

  test('too large a body: by its declared length, by counting, by the limit of the route', async () => {
    const big = JSON.stringify('x'.repeat(6000));
    const declared = await echo(big);
    expect(declared).toMatchObject({ status: 413, body: '{"detail":"Content Too Large"}' });
    expect(declared.headers).toEqual([
      'connection: close',
      'content-length: 30',
      'content-type: application/json',
    ]);
    expect(declared.processTime).toMatch(/^\d/);
    const chunk = `1000\r\n${'x'.repeat(4096)}\r\n`;
    const [counted] = await exchange(server.port, [
      head('Transfer-Encoding: chunked'),
      chunk,
      chunk,
      '0\r\n\r\n',
    ]);
    expect(counted).toMatchObject({ status: 413, headers: declared.headers });
    expect((await json(server.port, 'POST /small', '"12345678901234567890"')).status).toBe(413);
    expect((await json(server.port, 'POST /small', '"123456789012345678"')).status).toBe(200);
  });

  test('the answer to a body that is far too large arrives although the client goes on sending', async () => {
    const [early] = await exchange(server.port, head('Content-Length: 5001'));
    expect(early?.status).toBe(413);
    const parts = Array.from({ length: 8 }, () => Buffer.alloc(65_536, 0x20));
    const [answer] = await exchange(server.port, [head(`Content-Length: ${200_000_000}`), ...parts]);
    expect(answer?.status).toBe(413);
  });
});
