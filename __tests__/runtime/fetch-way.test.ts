import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import type { H3 } from 'h3';
import { defineRoutes, type Exchange, route } from '../../runtime/generated.ts';
import { type AppOptions, createApp } from '../../runtime/index.ts';
import { routes } from './support/table.ts';

/** Tests with the web's own `Request`, as on every runtime, rather than with those of a server on node. */

interface Answer {
  readonly status: number;
  readonly headers: readonly (readonly string[])[];
  readonly body: string;
}

async function answerOf(app: H3, path: string, init: RequestInit = {}): Promise<Answer> {
  const response = await app.fetch(new Request(`http://localhost${path}`, init));
  const headers = [...response.headers].filter(([name]) => name !== 'x-process-time').sort();
  expect(response.headers.has('x-process-time')).toBe(true);
  return { status: response.status, headers, body: await response.text() };
}

/** The same app twice: the second has a middleware, so that h3 answers everything. */
function both(options: AppOptions = {}): readonly [H3, H3] {
  const quiet = { onError: () => {}, ...options };
  return [createApp(routes, quiet), createApp(routes, quiet).use(() => {})];
}

function json(body: string | Uint8Array<ArrayBuffer>, headers: Record<string, string> = {}): RequestInit {
  return { method: 'POST', headers: { 'content-type': 'application/json', ...headers }, body };
}

function sized(text: string, headers: Record<string, string> = {}): RequestInit {
  return json(text, { 'content-length': String(new TextEncoder().encode(text).byteLength), ...headers });
}

const large = JSON.stringify({ title: 'x'.repeat(2_000_000) });
const cut = new Uint8Array([0x22, 0xc3, 0x28, 0x22]);

const requests: readonly (readonly [path: string, init?: RequestInit])[] = [
  ['/items'],
  ['/items?limit=5&search=a%20b&tags=a&tags=b'],
  ['/items?limit=x&search=toolong'],
  ['/items?limit=1#fragment'],
  ['/items/'],
  ['/it%65ms'],
  ['/nothing'],
  ['/items', { method: 'HEAD' }],
  ['/items', { method: 'OPTIONS' }],
  ['/items', { method: 'DELETE' }],
  ['/items', { headers: { origin: 'https://a.example', 'x-request-id': 'id-of-mine' } }],
  ['/users/5'],
  ['/users/x'],
  ['/users/%zz'],
  ['/files/a/b'],
  ['/event'],
  ['/failures?kind=http'],
  ['/failures?kind=error'],
  ['/todos', sized('{"title":"a"}')],
  ['/todos', json('{"title":"a"}')],
  ['/todos', sized('{"title":5}')],
  ['/todos', sized('{')],
  ['/todos', sized('')],
  ['/todos', sized('\ufeff{"title":"a"}')],
  ['/todos', sized(large)],
  ['/todos', json(large)],
  ['/todos', sized(large, { 'content-length': '10' })],
  ['/todos', json(cut, { 'content-length': '4' })],
  ['/todos', json(cut)],
  ['/todos', { method: 'POST', body: '{"title":"a"}' }],
  ['/echo', sized('{"a":[1,null,"ü"]}')],
];

describe.each<[string, AppOptions]>([
  ['as it comes', {}],
  [
    'with CORS, security headers and request ids',
    { cors: { origin: 'https://a.example' }, securityHeaders: true, requestId: true },
  ],
])('an app %s answers directly as through h3', (_name, options) => {
  test.each(requests)('%s %j', async (path, init = {}) => {
    const headers = new Headers(init.headers);
    // A generated request id would differ between the two answers.
    if (!headers.has('x-request-id')) headers.set('x-request-id', 'id-of-the-test');
    const [direct, throughH3] = both(options);
    const answer = await answerOf(direct, path, { ...init, headers });
    expect(answer).toEqual(await answerOf(throughH3, path, { ...init, headers }));
  });
});

test('whatever the path and the query', async () => {
  const [direct, throughH3] = both();
  const piece = fc.constantFrom(
    'items',
    'users',
    '5',
    'files',
    'a',
    '.',
    '..',
    '',
    '%2f',
    '%zz',
    'é',
    '?limit=',
    '&',
    '1',
    '#',
  );
  await fc.assert(
    fc.asyncProperty(fc.array(piece, { maxLength: 6 }), async (pieces) => {
      const path = `/${pieces.join('/')}`;
      expect(await answerOf(direct, path)).toEqual(await answerOf(throughH3, path));
    }),
  );
});

test('a backslash separates segments, where the runtime leaves it in the URL', async () => {
  for (const app of both()) {
    const url = 'http://localhost/files\\a?limit=\\';
    const request = Object.defineProperty(new Request(url), 'url', { value: url });
    expect(await (await app.fetch(request)).json()).toEqual(await (await app.request('/files/a')).json());
  }
});

/** A request that declares so many bytes, and breaks off when they are read. */
function breakingOff(length: number): Request {
  const pull = (controller: ReadableStreamDefaultController) => {
    controller.error(new Error('the connection is gone'));
  };
  const body = new ReadableStream({ pull }, { highWaterMark: 0 });
  const init = { ...json('', { 'content-length': String(length) }), body, duplex: 'half' };
  return new Request('http://localhost/todos', init as RequestInit);
}

test('a body that breaks off is not reported, and does not affect other requests', async () => {
  const [direct] = both();
  const response = await direct.fetch(breakingOff(20));
  expect(response.status).toBe(400);
  expect(await response.text()).toBe('');
});

test('a body that declares too many bytes is refused before any of them is read', async () => {
  for (const app of both()) expect((await app.fetch(breakingOff(5001))).status).toBe(413);
});

test('what waits for the answer to be sent is called once, whenever it begins to wait', async () => {
  const called: string[] = [];
  class Page {}
  const get = (_page: Page, x: Exchange) => {
    x.whenSent(() => {
      called.push('asked before');
    });
    x.reply(200, '1');
    setTimeout(() =>
      x.whenSent(() => {
        called.push('asked after');
      }),
    );
  };
  const app = createApp(defineRoutes([route('/sent', Page, { get })]));
  const response = await app.fetch(new Request('http://localhost/sent'));
  expect(await response.text()).toBe('1');
  await pause(20);
  expect(called).toEqual(['asked before', 'asked after']);
});

test('an error after the answer is reported, even if the runtime has closed the request', async () => {
  const get = (_page: unknown, x: Exchange) => {
    x.whenSent(async () => {
      await pause(10);
      x.report(new Error('released'));
    });
    x.reply(200, '1');
  };
  const table = defineRoutes([route('/sent', Object, { get })]);
  for (const isExtended of [false, true]) {
    const reported: unknown[] = [];
    const app = createApp(table, { onError: (error) => reported.push(error) });
    if (isExtended) app.use(() => {});
    const request = new Request('http://localhost/sent');
    const response = await app.fetch(request);
    // As Deno does.
    Object.defineProperty(request.headers, 'get', {
      value() {
        throw new TypeError('Request closed');
      },
    });
    expect(await response.text()).toBe('1');
    await pause(30);
    expect(reported).toEqual([new Error('released')]);
  }
});
