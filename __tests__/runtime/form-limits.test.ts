import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, test } from '@jest/globals';
import { createApp } from '../../runtime/index.ts';
import { formRoutes, limits } from './support/forms.ts';
import { boundary, chunked, field, file, multipart, multipartType, type Part } from './support/multipart.ts';
import { quietApp } from './support/quiet-app.ts';
import { exchange, send } from './support/raw.ts';
import { ways } from './support/ways.ts';

const urlencodedType = 'Content-Type: application/x-www-form-urlencoded';
const tooLarge = {
  status: 413,
  headers: ['connection: close', 'content-length: 30', 'content-type: application/json'],
  body: '{"detail":"Content Too Large"}',
};
const times = <T>(count: number, make: (i: number) => T) => Array.from({ length: count }, (_, i) => make(i));

describe.each(ways)('limits of forms $name', (way) => {
  const server = quietApp(way, formRoutes);

  const dump = (...parts: Part[]) =>
    send(server.port, 'POST /dump?names=x', [multipartType], multipart(...parts));
  const urlencoded = (body: string) => send(server.port, 'POST /dump?names=x', [urlencodedType], body);
  const size = (length: number) => 'x'.repeat(length);

  test('as much as a form may hold', async () => {
    const half = limits.body / 2;
    const texts = times(limits.fields, (i) => field(`t${i}`, i < 2 ? size(half) : ''));
    const files = times(limits.files, (i) => file(`f${i}`, 'f', size(limits.fileSize)));
    expect((await dump(...texts, ...files)).status).toBe(200);
    expect((await urlencoded(times(limits.fields, (i) => `t${i}=`).join('&'))).status).toBe(200);
    expect((await urlencoded('&'.repeat(limits.fields + 2))).status).toBe(200);
    expect((await urlencoded(`x=${size(limits.body - 2)}`)).status).toBe(200);
  });

  test.each<[string, readonly Part[]]>([
    ['a field too many', times(limits.fields + 1, (i) => field(`t${i}`, ''))],
    ['a field too many that have one name', times(limits.fields + 1, () => field('x', ''))],
    ['a file too many', times(limits.files + 1, (i) => file(`f${i}`, 'f'))],
    ['files that nobody chose, without end', times(5000, () => file('f', ''))],
    ['a byte too many in a file', [file('f', 'f', size(limits.fileSize + 1))]],
    ['a byte too many in all texts', [field('a', size(limits.body)), field('b', 'x')]],
    ['a text as large as a file', [field('a', size(limits.fileSize))]],
    ['parts without end', times(50_000, (i) => field(`t${i}`, ''))],
  ])('%s', async (_case, parts) => {
    expect(await dump(...parts)).toMatchObject(tooLarge);
  });

  test('urlencoded bodies: bytes that are declared or counted, fields', async () => {
    expect(await urlencoded(`x=${size(limits.body - 1)}`)).toMatchObject(tooLarge);
    const chunks = [Buffer.from(`x=${size(1000)}`), Buffer.from(size(999))];
    const [counted] = await exchange(server.port, [chunked('/dump', urlencodedType, chunks)]);
    expect(counted).toMatchObject(tooLarge);
    expect(await urlencoded(times(limits.fields + 1, () => 'x').join('&'))).toMatchObject(tooLarge);
  });

  test('a limit counts while the body is read: the answer does not wait for its end', async () => {
    const upload = multipart(file('file', 'f', size(limits.fileSize + 500)));
    const cases = [
      upload.subarray(0, -200),
      multipart(...times(200, (i) => field(`t${i}`, ''))).subarray(0, -200),
    ];
    for (const part of cases) {
      const head = `POST /upload HTTP/1.1\r\nHost: test\r\n${multipartType}\r\nContent-Length: 100000\r\n\r\n`;
      const [answer] = await exchange(server.port, [head, part]);
      expect(answer).toMatchObject(tooLarge);
    }
  });

  test('a length above all that the limits allow is refused before the body comes', async () => {
    const head = `POST /upload HTTP/1.1\r\nHost: test\r\n${multipartType}\r\nContent-Length: 400000\r\n\r\n`;
    const [answer] = await exchange(server.port, head);
    expect(answer).toMatchObject(tooLarge);
  });

  test('what surrounds the parts is limited, too', async () => {
    const complete = multipart(file('file', 'f'));
    const long = Buffer.alloc(400_000, 0x78);
    for (const chunks of [
      [complete, long],
      [long, complete],
    ]) {
      const [answer] = await exchange(server.port, [chunked('/upload', multipartType, chunks)]);
      expect(answer).toMatchObject(tooLarge);
    }
  });

  test('the limit of a route, with a file of many pieces', async () => {
    const contents = Buffer.from(times(300_000, (i) => i % 256));
    const body = multipart(file('file', 'f', contents));
    expect((await send(server.port, 'POST /upload', [multipartType], body)).status).toBe(413);
    const answer = await send(server.port, 'POST /large', [multipartType], body);
    expect(JSON.parse(answer.body)).toMatchObject({ size: contents.length, hex: contents.toString('hex') });
  });

  test('files that must be smaller than texts', async () => {
    const tiny = (length: number) =>
      send(
        server.port,
        'POST /tiny',
        [multipartType],
        multipart(field('a', size(20)), file('file', 'f', size(length))),
      );
    expect((await tiny(10)).status).toBe(200);
    expect(await tiny(11)).toMatchObject(tooLarge);
  });

  test('a file that comes byte by byte', async () => {
    const contents = Buffer.from(times(4000, (i) => i % 256));
    const body = multipart(file('file', 'f', contents));
    const chunks = Array.from(body, (byte) => Buffer.of(byte));
    const [answer] = await exchange(server.port, [chunked('/upload', multipartType, chunks)]);
    expect(JSON.parse(answer?.body ?? '')).toMatchObject({ hex: contents.toString('hex') });
  });

  test('a client that leaves in the middle of an upload does not affect other requests', async () => {
    const body = multipart(file('file', 'f', size(4000)));
    const heads = ['Content-Length: 100000', `Content-Length: ${body.length}`, 'Transfer-Encoding: chunked'];
    for (const length of heads) {
      for (const sent of [0, 10, boundary.length + 50, 3000]) {
        const socket = connect(server.port, '127.0.0.1');
        socket.on('error', () => {});
        const framing = length.startsWith('Transfer') ? `${body.length.toString(16)}\r\n` : '';
        socket.write(
          `POST /upload HTTP/1.1\r\nHost: test\r\n${multipartType}\r\n${length}\r\n\r\n${framing}`,
        );
        socket.write(body.subarray(0, sent));
        await pause(10);
        socket.destroy();
        await new Promise((resolve) => socket.once('close', resolve));
      }
    }
    const answer = await send(server.port, 'POST /upload', [multipartType], body);
    expect(JSON.parse(answer.body)).toMatchObject({ size: 4000 });
  });

  test('uploads at the same time keep apart', async () => {
    const all = times(24, (i) => Buffer.alloc(3000 + i, i));
    const answers = all.map((contents, i) => {
      const bytes = chunked('/upload', multipartType, [multipart(file('file', `f${i}`, contents))]);
      // Each in six parts with a pause after each, so that they interleave.
      return exchange(
        server.port,
        times(6, (k) => bytes.subarray(k * 600, k === 5 ? bytes.length : (k + 1) * 600)),
      );
    });
    const received = (await Promise.all(answers)).map(([answer]) => JSON.parse(answer?.body ?? 'null'));
    expect(received).toEqual(
      all.map((contents, i) => ({
        filename: `f${i}`,
        size: contents.length,
        content_type: 'text/plain',
        hex: contents.toString('hex'),
      })),
    );
  });

  test('what fetch sends', async () => {
    const form = new FormData();
    form.append('caption', 'ä');
    form.append('avatar', new File(['x'], 'ä.png', { type: 'image/png' }));
    const response = await fetch(`http://127.0.0.1:${server.port}/avatar`, { method: 'POST', body: form });
    expect(await response.json()).toEqual(['ä', 'ä.png']);
    const body = new URLSearchParams({ username: 'a&b', password: 'ä' });
    const login = await fetch(`http://127.0.0.1:${server.port}/login`, { method: 'POST', body });
    expect(await login.json()).toEqual(['a&b', 'ä', null]);
  });
});

test('without node: a Request and its Response', async () => {
  const app = createApp(formRoutes);
  const post = (path: string, body: FormData | URLSearchParams) =>
    app.request(path, { method: 'POST', body });
  const form = new FormData();
  form.append('file', new File(['contents'], 'f', { type: 'text/plain' }));
  expect(await (await post('/upload', form)).json()).toMatchObject({ filename: 'f', size: 8 });
  form.append('other', new File([new Uint8Array(5001)], 'g'));
  expect((await post('/upload', form)).status).toBe(413);
  const password = await post('/login', new URLSearchParams({ username: 'a', password: 'b' }));
  expect(await password.json()).toEqual(['a', 'b', null]);
});
