import { expect, test } from '@jest/globals';
import type { Answer } from './support/client.ts';
import { expectDetail, expectFaults, expectJson } from './support/expectations.ts';
import { boundary, filePart, multipart, multipartType, textPart } from './support/multipart.ts';
import { describeDemo } from './support/ways.ts';

const urlencoded = 'application/x-www-form-urlencoded';
const octets = 'application/octet-stream';

function expectUnreadable(answer: Answer, name: string): void {
  expect([answer.status, answer.json]).toEqual([
    400,
    { error: expect.stringContaining(`'${name}'`), type: 'ExtractionError' },
  ]);
  expect(answer.headers['content-type']).toBe('application/json');
}

/** Multipart bodies that do not parse. */
const brokenBodies: readonly (readonly [name: string, body: string, type?: string])[] = [
  ['no boundary in the content type', `--${boundary}--\r\n`, 'multipart/form-data'],
  ['an empty boundary', `--${boundary}--\r\n`, 'multipart/form-data; boundary='],
  ['no boundary in the body', 'hello'],
  ['another boundary', '--other\r\nContent-Disposition: form-data; name="file"\r\n\r\na\r\n--other--\r\n'],
  [
    'an end that is missing',
    `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="a"\r\n\r\nabc`,
  ],
  ['headers that do not end', `--${boundary}\r\nContent-Disposition: form-data; name="file"`],
  ['a part without headers', `--${boundary}\r\n\r\nabc\r\n--${boundary}--\r\n`],
  [
    'a part without a name',
    `--${boundary}\r\nContent-Disposition: form-data\r\n\r\nabc\r\n--${boundary}--\r\n`,
  ],
  ['JSON', '{"file":"a"}'],
];
/** Rows always have three items: otherwise jest would pass its callback as the third. */
const broken = brokenBodies.map(([name, body, type = multipartType]) => [name, body, type] as const);

describeDemo('POST /upload', (client) => {
  const upload = (body: string | Uint8Array, type = multipartType) =>
    client.typed('POST', '/upload', type, body);

  test('an upload gives its name, size and content type', async () => {
    expectJson(await upload(multipart(filePart('file', 'hello.txt', 'Hello!', 'text/plain'))), {
      filename: 'hello.txt',
      size: 6,
      content_type: 'text/plain',
    });
  });

  test.each([0, 1, 1023, 65_536, 1_048_577, 10_485_760])('a file of %d bytes', async (size) => {
    const bytes = new Uint8Array(size).fill(13);
    expectJson(await upload(multipart(filePart('file', 'a.bin', bytes, octets))), {
      filename: 'a.bin',
      size,
      content_type: octets,
    });
  });

  test('a file above 10 MiB is 413', async () => {
    const bytes = new Uint8Array(10_485_761);
    const answer = await upload(multipart(filePart('file', 'a.bin', bytes, octets)));
    expectDetail(answer, 413, 'Content Too Large');
  });

  test('bytes are counted, not characters, and bytes of every kind pass', async () => {
    const all = Uint8Array.from({ length: 512 }, (_, i) => i % 256);
    expectJson(await upload(multipart(filePart('file', 'a', all))), {
      filename: 'a',
      size: 512,
      content_type: octets,
    });
    expectJson(await upload(multipart(filePart('file', 'a', 'ä\u{1F600}'))), {
      filename: 'a',
      size: 6,
      content_type: octets,
    });
    const tricky = `\r\n--${boundary.slice(0, -1)}\r\n--\r\n`;
    expectJson(await upload(multipart(filePart('file', 'a', tricky))), {
      filename: 'a',
      size: tricky.length,
      content_type: octets,
    });
  });

  test.each([
    ['Übergröße.txt', 'Übergröße.txt'],
    ['日本語 \u{1F600}.png', '日本語 \u{1F600}.png'],
    ['../../etc/passwd', '../../etc/passwd'],
    ['C:\\dir\\a.txt', 'C:\\dir\\a.txt'],
    ['a%22b%0D%0A.txt', 'a"b\r\n.txt'],
    ['a\\"b.txt', 'a"b.txt'],
    ['100%.txt', '100%.txt'],
    ['a;b=c.txt', 'a;b=c.txt'],
    [' ', ' '],
    ['x'.repeat(1000), 'x'.repeat(1000)],
  ])('a file may be called %s', async (sent, filename) => {
    const answer = await upload(multipart(filePart('file', sent, 'abc', 'text/plain')));
    expectJson(answer, { filename, size: 3, content_type: 'text/plain' });
  });

  test('a name in the extended notation wins', async () => {
    const head = [
      `Content-Disposition: form-data; name="file"; filename="na.txt"; filename*=UTF-8''na%C3%AFve.txt`,
    ];
    const answer = await upload(multipart({ head, content: 'abc' }));
    expectJson(answer, { filename: 'naïve.txt', size: 3, content_type: octets });
  });

  test.each(['image/png', 'text/plain; charset=utf-8', 'TEXT/Plain', 'nonsense'])(
    'the content type %s comes back as it is',
    async (type) => {
      const answer = await upload(multipart(filePart('file', 'a', 'abc', type)));
      expectJson(answer, { filename: 'a', size: 3, content_type: type });
    },
  );

  test('a form as fetch writes it', async () => {
    const form = new FormData();
    form.append('other', 'text');
    form.append('file', new Blob(['\u{1F600}'], { type: 'image/gif' }), 'ä "b".gif');
    const response = new Response(form);
    const bytes = new Uint8Array(await response.arrayBuffer());
    const answer = await upload(bytes, response.headers.get('content-type')!);
    expectJson(answer, { filename: 'ä "b".gif', size: 4, content_type: 'image/gif' });
  });

  test('of several files the last one counts, and undeclared parts are ignored', async () => {
    const answer = await upload(
      multipart(
        textPart('file2', 'a'),
        filePart('file', 'first.txt', 'a', 'text/plain'),
        filePart('File', 'other.txt', 'abc', 'text/plain'),
        filePart('file', 'last.txt', 'ab', 'text/css'),
        textPart('__proto__', 'x'),
      ),
    );
    expectJson(answer, { filename: 'last.txt', size: 2, content_type: 'text/css' });
  });

  test('a boundary may be quoted, the type in any case', async () => {
    const answer = await upload(
      multipart(filePart('file', 'a', 'abc', 'text/plain')),
      `Multipart/Form-Data; charset=utf-8; Boundary="${boundary}"`,
    );
    expectJson(answer, { filename: 'a', size: 3, content_type: 'text/plain' });
  });

  test('text before the first boundary and after the last is no part of the form', async () => {
    const body = multipart(filePart('file', 'a', 'abc', 'text/plain')).toString();
    for (const framed of [`preamble\r\n${body}`, `${body}epilogue`, `\r\n${body}\r\n`]) {
      expectJson(await upload(framed), { filename: 'a', size: 3, content_type: 'text/plain' });
    }
  });

  test('a form may come in pieces of any size', async () => {
    const body = multipart(filePart('file', 'ä.txt', 'abc', 'text/plain'));
    const pieces = Array.from({ length: Math.ceil(body.length / 7) }, (_, i) =>
      body.subarray(i * 7, i * 7 + 7),
    );
    const answer = await client.send('POST', '/upload', {
      pieces,
      headers: { 'Content-Type': multipartType },
    });
    expectJson(answer, { filename: 'ä.txt', size: 3, content_type: 'text/plain' });
  });

  const missing = { type: 'missing', loc: ['body', 'file'], input: null };

  test('a file that is absent is missing', async () => {
    expectFaults(await upload(multipart(textPart('other', 'a'))), [missing]);
    expectFaults(await upload(multipart(filePart('File', 'a', 'abc'))), [missing]);
    expectFaults(await upload(multipart()), [missing]);
    expectFaults(await upload(''), [missing]);
    expectFaults(await client.send('POST', '/upload'), [missing]);
    expectFaults(await client.send('POST', '/upload?file=a'), [missing]);
  });

  test('one with an empty name is missing, because browsers send it where no file was chosen', async () => {
    expectFaults(await upload(multipart(filePart('file', '', '', octets))), [missing]);
  });

  test('a form route that gets something else misses its fields', async () => {
    expectFaults(await client.post('/upload', { file: 'a' }), [missing]);
    expectFaults(await client.typed('POST', '/upload', undefined, 'abc'), [missing]);
    expectFaults(await client.typed('POST', '/upload', 'text/plain', 'abc'), [missing]);
    expectFaults(await client.typed('POST', '/upload', urlencoded, 'other=1'), [missing]);
  });

  test('a text in place of a file is a `value_error`', async () => {
    const answers = [
      await upload(multipart(textPart('file', 'a text'))),
      await upload('file=a+text', urlencoded),
    ];
    for (const answer of answers) {
      expect(answer.status).toBe(422);
      const { detail } = answer.json as { detail: unknown[] };
      expect(detail).toHaveLength(1);
      expect(detail[0]).toMatchObject({ type: 'value_error', loc: ['body', 'file'], input: 'a text' });
    }
  });

  test.each(broken)('a multipart body with %s is 400', async (_name, body, type) => {
    expectUnreadable(await upload(body, type), 'file');
    expect((await upload(multipart(filePart('file', 'a', 'abc')))).status).toBe(200);
  });

  test('21 files are too many', async () => {
    const files = (count: number) =>
      multipart(...Array.from({ length: count }, (_, i) => filePart('file', `${i}`, 'a', 'text/plain')));
    expectJson(await upload(files(20)), { filename: '19', size: 1, content_type: 'text/plain' });
    expectDetail(await upload(files(21)), 413, 'Content Too Large');
  });

  test.each(['GET', 'PUT', 'PATCH', 'DELETE'])('%s is 405', async (method) => {
    const answer = await client.send(method, '/upload');
    expectDetail(answer, 405, 'Method Not Allowed');
    expect(answer.headers.allow?.split(', ').sort()).toEqual(['OPTIONS', 'POST']);
  });
});

describeDemo('POST /login', (client) => {
  const login = (body: string | Uint8Array, type = urlencoded) => client.typed('POST', '/login', type, body);
  const missing = (name: string) => ({ type: 'missing', loc: ['body', name], input: null });

  test.each([
    ['username=ada&password=secret', 'ada'],
    ['password=secret&username=ada', 'ada'],
    ['username=ada&password=secret&', 'ada'],
    ['username=ada&password=secret&username=bob', 'bob'],
    ['username=a+b%20c&password=x', 'a b c'],
    ['username=%2B%26%3D&password=x', '+&='],
    ['username=a=b&password=x', 'a=b'],
    ['username=%C3%A4%F0%9F%98%80&password=x', 'ä\u{1F600}'],
    ['username=ä&password=x', 'ä'],
    ['username=%zz&password=x', '%zz'],
    ['username=%FF&password=x', '\ufffd'],
    ['username=5&password=5', '5'],
    ['username=&password=x', ''],
    ['username&password', ''],
    ['user%6eame=ada&password=x', 'ada'],
    ['username=ada&password=', 'ada'],
    ['username=ada&password=x&__proto__=y&constructor=z', 'ada'],
  ])('`%s` is the user %j', async (body, username) => {
    expectJson(await login(body), { username });
  });

  test('the fields may come as multipart', async () => {
    const form = (username: string, password: string) =>
      login(multipart(textPart('username', username), textPart('password', password)), multipartType);
    expectJson(await form('ada', 'secret'), { username: 'ada' });
    expectJson(await form('ä + %20 \u{1F600}\r\n', ''), { username: 'ä + %20 \u{1F600}\r\n' });
    expectJson(await form('', ''), { username: '' });
    const several = multipart(
      textPart('username', 'a'),
      textPart('password', 'x'),
      textPart('username', 'b'),
    );
    expectJson(await login(several, multipartType), { username: 'b' });
  });

  test('forms as fetch writes them', async () => {
    const fields = new URLSearchParams({ username: 'ä b', password: '&=' });
    const form = new FormData();
    for (const [name, value] of fields) form.append(name, value);
    for (const response of [new Response(fields), new Response(form)]) {
      const bytes = new Uint8Array(await response.arrayBuffer());
      expectJson(await login(bytes, response.headers.get('content-type')!), { username: 'ä b' });
    }
  });

  test.each([
    'application/x-www-form-urlencoded;charset=UTF-8',
    'APPLICATION/X-WWW-Form-Urlencoded',
    ' application/x-www-form-urlencoded ; a=b',
  ])('`%s` is a form', async (type) => {
    expectJson(await login('username=ada&password=x', type), { username: 'ada' });
  });

  test('what is missing is named, all of it at once', async () => {
    expectFaults(await login('username=ada'), [missing('password')]);
    expectFaults(await login('password=x'), [missing('username')]);
    expectFaults(await login('Username=ada&Password=x'), [missing('username'), missing('password')]);
    expectFaults(await login(''), [missing('username'), missing('password')]);
    expectFaults(await login(multipart(textPart('username', 'a')), multipartType), [missing('password')]);
    expectFaults(await login(multipart(), multipartType), [missing('username'), missing('password')]);
    expectFaults(await client.send('POST', '/login'), [missing('username'), missing('password')]);
    expectFaults(await client.send('POST', '/login?username=a&password=b'), [
      missing('username'),
      missing('password'),
    ]);
  });

  test.each([undefined, 'text/plain', 'application/json', 'application/x-www-form-urlencodedx'])(
    'under %s the body is not received',
    async (type) => {
      expectFaults(await client.typed('POST', '/login', type, 'username=ada&password=x'), [
        missing('username'),
        missing('password'),
      ]);
    },
  );

  test('a file in place of a text is no text', async () => {
    const body = multipart(textPart('username', 'ada'), filePart('password', 'a.txt', 'abc', 'text/plain'));
    expectFaults(await login(body, multipartType), [
      {
        type: 'string_type',
        loc: ['body', 'password'],
        input: { filename: 'a.txt', content_type: 'text/plain', size: 3 },
      },
    ]);
  });

  test.each(broken)('a multipart body with %s is 400, naming the first field', async (_name, body, type) => {
    expectUnreadable(await login(body, type), 'username');
  });

  test('1 MiB passes, one byte more is 413', async () => {
    const frame = 'username=ada&password=';
    const most = frame + 'x'.repeat(1_048_576 - frame.length);
    expectJson(await login(most), { username: 'ada' });
    expectDetail(await login(`${most}x`), 413, 'Content Too Large');
    const long = multipart(textPart('username', 'ada'), textPart('password', 'x'.repeat(1_048_574)));
    expectDetail(await login(long, multipartType), 413, 'Content Too Large');
  });

  test('1,000 fields pass, one more is 413', async () => {
    const fields = (count: number) => `username=ada&password=x${'&a=b'.repeat(count - 2)}`;
    expectJson(await login(fields(1000)), { username: 'ada' });
    expectDetail(await login(fields(1001)), 413, 'Content Too Large');
  });

  test('the password is in no answer', async () => {
    for (const answer of [await login('username=ada&password=hunter2'), await login('password=hunter2')]) {
      expect(answer.text).not.toContain('hunter2');
    }
  });

  test.each(['GET', 'PUT', 'PATCH', 'DELETE'])('%s is 405', async (method) => {
    const answer = await client.send(method, '/login');
    expectDetail(answer, 405, 'Method Not Allowed');
    expect(answer.headers.allow?.split(', ').sort()).toEqual(['OPTIONS', 'POST']);
  });
});
