import { type IncomingHttpHeaders, request } from 'node:http';
import { connect } from 'node:net';
import { expect, test } from '@jest/globals';
import { boundary, filePart, multipart, multipartType, textPart } from './support/multipart.ts';
import { describeDemo } from './support/ways.ts';

/** Requests for both ways in together. */
const total = Number(process.env.FUZZ ?? 1000);
const patience = 10_000;
const longestAnswer = 262_144;
const atOnce = 16;

/** Mulberry32: the same requests in every run. */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

interface Sent {
  readonly method: string;
  readonly target: string;
  readonly headers: { readonly [name: string]: string };
  readonly body: Buffer | undefined;
}

interface Received {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
}

const paths = ['/todos', '/users', '/users/1', '/posts', '/items', '/upload', '/login', '/session', '/agent'];
const methods = [
  'POST',
  'PUT',
  'GET',
  'POST',
  'GET',
  'POST',
  'PUT',
  'PATCH',
  'DELETE',
  'HEAD',
  'OPTIONS',
  'TRACE',
  'PROPFIND',
  'QUERY',
];
const oddSegments = [
  '%2F',
  '%2e%2e',
  '..',
  '.',
  '%00',
  '%',
  '%zz',
  '%E0%A4%A',
  '//',
  '%5c',
  '\\',
  '__proto__',
  '{id}',
  '*',
  '-1',
  '1.5',
];
const queryNames = [
  'todo_id',
  'user_id',
  'post_id',
  'completed',
  'limit',
  'offset',
  'search',
  'tags',
  'force',
  '__proto__',
  'constructor',
  '',
];
const texts = [
  '',
  '1',
  '0',
  '-1',
  '1.5',
  'x',
  'true',
  'no',
  'a,b',
  '%00',
  '%',
  '%zz',
  '%FF',
  '+',
  '9'.repeat(400),
  'x'.repeat(3000),
  ','.repeat(2000),
];
const fieldNames = [
  'title',
  'completed',
  'name',
  'email',
  'age',
  'content',
  'id',
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  'hasOwnProperty',
];
const contentTypes = [
  'application/json',
  'application/vnd.x+json',
  'application/x-www-form-urlencoded',
  multipartType,
  'multipart/form-data',
  'multipart/form-data; boundary="',
  'text/plain',
  '',
  ';',
  'application/json; charset=utf-16',
];

class Fuzzer {
  readonly #random: () => number;

  constructor(seed: number) {
    this.#random = randomFrom(seed);
  }

  below(end: number): number {
    return Math.floor(this.#random() * end);
  }

  chance(of: number): boolean {
    return this.#random() < of;
  }

  pick<T>(list: readonly T[]): T {
    return list[this.below(list.length)]!;
  }

  bytes(length: number): Buffer {
    return Buffer.from(Array.from({ length }, () => this.below(256)));
  }

  request(): Sent {
    const method = this.pick(methods);
    const { type, body } = this.chance(0.7) ? this.#body() : { type: undefined, body: undefined };
    const headers: Record<string, string> = {};
    if (type !== undefined) headers['Content-Type'] = this.chance(0.15) ? this.pick(contentTypes) : type;
    if (body !== undefined) headers['Content-Length'] = String(body.length);
    if (this.chance(0.4)) headers.Authorization = this.pick(['Bearer x', '', 'x'.repeat(2000), '\u00ff']);
    if (this.chance(0.3)) headers['User-Agent'] = this.pick(['a', '', '%zz', '\u00e4']);
    if (this.chance(0.3))
      headers.Cookie = this.pick([
        'session_id=a',
        'session_id=%zz',
        '=;=;;',
        '__proto__=1',
        `session_id=${'x'.repeat(2000)}`,
      ]);
    if (this.chance(0.1))
      headers[this.pick(['__proto__x', 'constructor', 'x-request-id', 'origin', 'accept'])] = 'x';
    return { method, target: this.#target(), headers, body };
  }

  /** Something that is hardly HTTP. */
  garbage(): Buffer {
    const { target, method, body } = this.request();
    const head = `${method} ${target} HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\n`;
    const kinds = [
      () => this.bytes(1 + this.below(400)),
      () => Buffer.from(`${method} ${target}\u0000 HTTP/1.1\r\nHost: a\r\n\r\n`, 'latin1'),
      () => Buffer.from(`${head}Content-Length: -1\r\n\r\n`),
      () => Buffer.from(`${head}Content-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`),
      () => Buffer.from(`${head}Transfer-Encoding: chunked\r\n\r\nzz\r\n{}\r\n0\r\n\r\n`),
      () => Buffer.from(`${head}Content-Length: 50\r\n\r\n{"title"`),
      () => Buffer.from(`${head}X: ${'x'.repeat(20_000)}\r\n\r\n`),
      () => Buffer.from(`${head}no colon\r\n\r\n`),
      () => this.#mutate(Buffer.concat([Buffer.from(`${head}\r\n`), body ?? Buffer.alloc(0)])),
    ];
    return this.pick(kinds)();
  }

  #target(): string {
    let path = this.pick(paths);
    if (this.chance(0.15)) path = `/users/${this.pick([...oddSegments, ...texts])}`;
    if (this.chance(0.15)) path += `/${this.pick(oddSegments)}`;
    if (this.chance(0.05)) path = `/${this.pick(oddSegments)}${path}`;
    if (this.chance(0.02)) path += '/x'.repeat(this.below(3000));
    if (this.chance(0.5)) {
      const pairs = Array.from(
        { length: this.below(5) },
        () => `${this.pick(queryNames)}=${this.pick(texts)}`,
      );
      path += `?${pairs.join(this.pick(['&', '&', ';', '&&']))}`;
    }
    return path;
  }

  #body(): { type: string; body: Buffer } {
    switch (this.below(4)) {
      case 0:
        return { type: 'application/x-www-form-urlencoded', body: this.#perhapsMutated(this.#urlencoded()) };
      case 1:
        return { type: multipartType, body: this.#perhapsMutated(this.#multipart()) };
      case 2:
        return { type: 'application/json', body: this.#perhapsMutated(this.#fitting()) };
      default:
        return { type: 'application/json', body: this.#perhapsMutated(Buffer.from(this.#json(0))) };
    }
  }

  #fitting(): Buffer {
    const number = this.below(1_000_000);
    const user = { name: `name ${number}`, email: `a${number}@example.org`, age: this.below(200) };
    const whole = { ...user, title: `title ${number}`, content: 'x'.repeat(this.below(30)), completed: true };
    return Buffer.from(JSON.stringify(whole));
  }

  #json(depth: number): string {
    const kind = depth > 6 ? this.below(5) : this.below(8);
    if (kind < 5)
      return this.pick([
        'null',
        'true',
        '5',
        '-0',
        '1e400',
        '1.5',
        '""',
        '"x"',
        '"\\ud800"',
        `"${'y'.repeat(300)}"`,
      ]);
    if (kind === 5)
      return `[${Array.from({ length: this.below(6) }, () => this.#json(depth + 1)).join(',')}]`;
    if (kind === 6 && this.chance(0.1)) return '['.repeat(this.below(400)) + ']'.repeat(this.below(400));
    const members = Array.from(
      { length: this.below(6) },
      () => `"${this.pick(fieldNames)}":${this.#json(depth + 1)}`,
    );
    return `{${members.join(',')}}`;
  }

  #urlencoded(): Buffer {
    const names = ['username', 'password', 'file', '__proto__', ''];
    const pairs = Array.from({ length: this.below(8) }, () => `${this.pick(names)}=${this.pick(texts)}`);
    return Buffer.from(pairs.join('&'));
  }

  #multipart(): Buffer {
    const part = () => {
      const name = this.pick(['file', 'username', 'password', '__proto__', '', 'file"']);
      const content = this.bytes(this.below(200));
      if (this.chance(0.5)) return textPart(name, content.toString('latin1'));
      return filePart(
        name,
        this.pick(['a.txt', '', '%22', '../a', '\u{1F600}']),
        content,
        this.pick(['text/plain', '', 'x/y']),
      );
    };
    return multipart(...Array.from({ length: this.below(5) }, part));
  }

  #perhapsMutated(bytes: Buffer): Buffer {
    return this.chance(0.4) ? this.#mutate(bytes) : bytes;
  }

  #mutate(bytes: Buffer): Buffer {
    const at = this.below(bytes.length + 1);
    switch (this.below(5)) {
      case 0:
        return bytes.subarray(0, at);
      case 1:
        return Buffer.concat([bytes.subarray(0, at), this.bytes(1 + this.below(4)), bytes.subarray(at)]);
      case 2:
        return Buffer.concat([bytes.subarray(0, at), bytes.subarray(at + 1 + this.below(4))]);
      case 3:
        return Buffer.concat([bytes.subarray(0, at), Buffer.from(`\r\n--${boundary}`), bytes.subarray(at)]);
      default:
        return Buffer.concat([bytes, bytes.subarray(at)]);
    }
  }
}

/** Sends a request on a new connection. Returns the answer, or the reason why there is none as a `string`. */
function send(port: number, { method, target, headers, body }: Sent): Promise<Received | string> {
  return new Promise((resolve) => {
    const options = {
      host: '127.0.0.1',
      port,
      method,
      path: target,
      headers,
      agent: false,
      timeout: patience,
    };
    const outgoing = request(options, (incoming) => {
      const chunks: Buffer[] = [];
      incoming.on('data', (chunk) => chunks.push(chunk));
      incoming.on('error', () => resolve('cut off'));
      incoming.on('end', () => {
        const { headers, statusCode = 0 } = incoming;
        resolve({ status: statusCode, headers, text: Buffer.concat(chunks).toString() });
      });
    });
    outgoing.on('timeout', () => {
      resolve('hangs');
      outgoing.destroy();
    });
    outgoing.on('error', (error) => resolve(`failed: ${error.message}`));
    outgoing.end(body);
  });
}

/** Sends bytes, ends its side and gives all that comes back; undefined where the server does not close in time. */
function sendRaw(port: number, bytes: Buffer): Promise<string | undefined> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    const chunks: Buffer[] = [];
    const timer = setTimeout(() => {
      resolve(undefined);
      socket.destroy();
    }, patience);
    socket.on('data', (chunk) => chunks.push(chunk));
    socket.on('error', () => {});
    socket.on('close', () => {
      clearTimeout(timer);
      resolve(Buffer.concat(chunks).toString());
    });
    socket.end(bytes);
  });
}

/** `at most` and `at least` are words of our own messages. */
const leak = /node_modules| at (?!most |least )|\.ts:|SyntaxError|Unexpected token/;

describeDemo('whatever is sent', (client) => {
  test(`${total / 2} random requests get no 5xx, no silence, no leak`, async () => {
    const fuzzer = new Fuzzer(20_261_121);
    const prototype = Reflect.ownKeys(Object.prototype);
    const statuses: Record<string, number> = {};
    const bad: unknown[] = [];
    let [slowest, longest] = [0, 0];
    let left = Math.ceil(total / 2);

    async function one(): Promise<void> {
      const started = performance.now();
      if (fuzzer.chance(0.1)) {
        const bytes = fuzzer.garbage();
        const text = await sendRaw(client.port, bytes);
        const is5xx = /^HTTP\/1\.1 5/m.test(text ?? '');
        if (text === undefined || is5xx || leak.test(text)) bad.push([bytes.toString('latin1'), text]);
        statuses.raw = (statuses.raw ?? 0) + 1;
      } else {
        const sent = fuzzer.request();
        const answer = await send(client.port, sent);
        const shown = { ...sent, body: sent.body?.toString('latin1') };
        if (typeof answer === 'string') bad.push([shown, answer]);
        else {
          const { status, text } = answer;
          statuses[status] = (statuses[status] ?? 0) + 1;
          longest = Math.max(longest, text.length);
          // Answers may repeat the request, but no request contains any of these texts.
          if (status < 200 || status >= 500 || text.length > longestAnswer || leak.test(text)) {
            bad.push([shown, status, text.slice(0, 500)]);
          }
        }
      }
      slowest = Math.max(slowest, performance.now() - started);
    }
    async function worker(): Promise<void> {
      while (left-- > 0) await one();
    }
    await Promise.all(Array.from({ length: atOnce }, worker));

    if (process.env.FUZZ !== undefined) console.log({ statuses, slowest, longest, bad: bad.length });
    expect(bad.slice(0, 3)).toEqual([]);
    expect(slowest).toBeLessThan(patience);
    expect(Reflect.ownKeys(Object.prototype)).toEqual(prototype);

    // It still serves, and nothing that was sent before shows.
    expect((await client.get('/items')).json).toEqual({ limit: 10, offset: 0, search: null, tags: null });
    const todo = await client.post('/todos', { title: 'still here' });
    expect(todo.json).toEqual({ id: expect.any(Number), title: 'still here', completed: false });
    const { id } = todo.json as { id: number };
    expect((await client.get(`/todos?todo_id=${id}`)).json).toEqual(todo.json);
    expect((await client.get('/users/7')).json).toEqual({ id: 7 });
  }, 600_000);
});
