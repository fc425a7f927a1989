/** Answers that were received over another connection, or whose length differs from their head. */
import { type ChildProcess, spawn } from 'node:child_process';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { defineRoutes, type Exchange, route, viaH3 } from '../../runtime/generated.ts';
import { createApp, HttpError } from '../../runtime/index.ts';
import { listening } from './support/listening.ts';
import { exchange } from './support/raw.ts';
import { until } from './support/streamed.ts';
import { type Running, ways } from './support/ways.ts';

const text = JSON.stringify({ items: Array(200).fill('the same') });

let upstream: Server;
let reported: string[];
beforeAll(async () => {
  upstream = createServer((request, response) => {
    const isPlain = request.url === '/plain';
    const body = isPlain ? Buffer.from(text) : gzipSync(text);
    const coding = isPlain ? [] : ['content-encoding', 'gzip'];
    const head = ['content-type', 'application/json', 'content-length', String(body.length), 'x-own', 'yes'];
    response.writeHead(request.url === '/refused' ? 401 : 203, [...head, ...coding]).end(body);
  });
  await listening(upstream);
});
afterAll(() => void upstream.close().closeAllConnections());

const fetched = (path: string) =>
  fetch(`http://127.0.0.1:${(upstream.address() as AddressInfo).port}${path}`);
const proxy = (path: string) => viaH3(async (_page: unknown, x: Exchange) => x.respond(await fetched(path)));

const withoutConnection = () => fetch('data:text/plain,given');

const next = viaH3((_page: unknown, x: Exchange) => x.respond(new Response('abcdef')));

const refusing = viaH3(() => {
  throw new HttpError(401, 'no', { headers: { 'www-authenticate': 'Basic' } });
});

const routes = defineRoutes([
  route('/encoded', Object, { get: proxy('/encoded') }),
  route('/plain', Object, { get: proxy('/plain') }),
  route('/middleware', Object, { get: proxy('/plain') }, { middleware: [() => fetched('/encoded')] }),
  route('/refused', Object, { get: refusing }, { errors: [{ http: () => fetched('/refused') }] }),
  route('/data', Object, { get: viaH3(async (_page, x) => x.respond(await withoutConnection())) }),
  route('/next', Object, { get: next }),
]);

const get = (path: string) => `GET ${path} HTTP/1.1\r\nHost: test\r\n\r\n`;

describe.each(ways)('an answer of other making $name', (way) => {
  let server: Running;
  beforeEach(async () => {
    reported = [];
    server = await way.start(createApp(routes, { onError: (error) => reported.push(String(error)) }));
  });
  afterEach(() => server.close());

  test.each(['/encoded', '/plain', '/middleware'])(
    'is passed on as fetch gives it, decoded, and the next one follows it: %s',
    async (path) => {
      const [first, second] = await exchange(server.port, get(path) + get('/next'), { count: 2 });
      expect(first).toMatchObject({ status: 203, body: text });
      expect(first?.headers).toEqual(
        expect.arrayContaining(['content-type: application/json', 'x-own: yes']),
      );
      expect(first?.headers.filter((line) => line.startsWith('content-encoding'))).toEqual([]);
      expect(second).toMatchObject({ status: 200, body: 'abcdef' });
      expect(reported).toEqual([]);
    },
  );

  test('is passed on so by an error handler, with the header that its status needs', async () => {
    const [answer] = await exchange(server.port, get('/refused'));
    expect(answer).toMatchObject({ status: 401, body: text });
    expect(answer?.headers).toContain('www-authenticate: Basic');
    expect(answer?.headers.filter((line) => line.startsWith('content-encoding'))).toEqual([]);
  });

  test.each(['/data', '/own'])('whose headers cannot be set gets those of the app: %s', async (path) => {
    const own = path === '/own' ? await way.start(createApp(routes).get(path, withoutConnection)) : server;
    const [answer] = await exchange(own.port, get(path));
    if (own !== server) await own.close();
    expect(answer).toMatchObject({ status: 200, body: 'given', processTime: expect.any(String) });
  });
});

/**
 * Run in a separate process: the code that sends a Response tests node's errors with `instanceof Error`, and
 * jest has another `Error`.
 */
describe('an answer that does not have its declared length', () => {
  let child: ChildProcess;
  let ports: readonly string[];
  let printed = '';
  beforeAll(async () => {
    const script = fileURLToPath(new URL('./support/sized.ts', import.meta.url));
    const stdio = ['ignore', 'pipe', 'inherit'] as const;
    child = spawn(process.execPath, ['--import', 'tsx', script], { stdio: [...stdio] });
    child.stdout!.on('data', (data) => {
      printed += data;
    });
    await until(() => printed.includes('\n'), 20_000);
    ports = printed.trim().split(' ');
  }, 30_000);
  beforeEach(() => {
    printed = '';
  });
  afterAll(() => void child.kill('SIGKILL'));

  test.each([
    ['/text', 0],
    ['/text', 1],
    ['/longer', 0],
    ['/longer', 1],
    ['/shorter', 0],
    ['/shorter', 1],
  ])('is broken off: no part of it is taken for another one: %s, way %i', async (path, way) => {
    const answers = await exchange(Number(ports[way]), get(path) + get('/exact'), { count: 2 });
    expect(answers.map(({ body }) => body)).not.toContain('abcdef');
    // Node 24 reports a lost connection for the request after it.
    await until(() => printed.startsWith('ERR_HTTP_CONTENT_LENGTH_MISMATCH\n'));
  });

  test.each([0, 1])('may have a length of its own, for HEAD as well: way %i', async (way) => {
    const [answer] = await exchange(Number(ports[way]), get('/exact').replace('GET', 'HEAD'), {
      heads: true,
    });
    expect(answer).toMatchObject({ status: 200, headers: expect.arrayContaining(['content-length: 6']) });
    expect((await exchange(Number(ports[way]), get('/exact')))[0]?.body).toBe('abcdef');
    expect(printed).toBe('');
  });
});
