import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { H3, H3Event, Middleware } from 'h3';
import { defineRoutes, type Exchange, route, viaH3 } from '../../runtime/generated.ts';
import { createApp, HttpError } from '../../runtime/index.ts';
import { serve, toNodeHandler } from '../../runtime/node.ts';
import { listening } from './support/listening.ts';
import { exchange, send } from './support/raw.ts';
import { ways } from './support/ways.ts';

const headers = { 'set-cookie': ['a=1', 'b=2'], 'x-own': 'page', vary: 'origin' };
const response = () => {
  const answer = new Response('text', { headers: { 'x-own': 'page', vary: 'origin' } });
  for (const cookie of headers['set-cookie']) answer.headers.append('set-cookie', cookie);
  return answer;
};

class Page {}

const reply = (_page: Page, x: Exchange) => x.reply(200, '"text"', headers);
async function slowly(page: Page, x: Exchange) {
  await pause(100);
  reply(page, x);
}
async function* items() {
  yield 'text';
}

const routes = defineRoutes([
  route('/direct', Page, { get: reply, delete: (_page, x) => x.empty(204, headers) }),
  route('/via', Page, { get: viaH3(reply), delete: viaH3((_page, x) => x.empty(204, headers)) }),
  route('/response', Page, { get: viaH3((_page, x) => x.respond(response())) }),
  route('/slow', Page, { get: slowly }),
  route('/stream', Page, { get: viaH3((_page, x) => x.stream(200, items(), String, headers)) }),
  route('/failing', Page, {
    get: () => {
      throw new HttpError(418, 'teapot', { headers });
    },
  }),
]);

/** As Express does before it calls a handler. */
function begun(app: H3): Server {
  const handler = toNodeHandler(app);
  return createServer((request, answer) => {
    answer.setHeader('X-Powered-By', 'Express');
    answer.setHeader('X-Own', 'server');
    answer.setHeader('Set-Cookie', 'session=0');
    answer.setHeader('Vary', 'Accept-Language');
    handler(request, answer);
  });
}

/** A server whose middleware removes the `X-Powered-By` of Express. */
function cleared(app: H3): Server {
  const handler = toNodeHandler(app);
  return createServer((request, answer) => {
    answer.setHeader('X-Powered-By', 'Express');
    answer.removeHeader('X-Powered-By');
    handler(request, answer);
  });
}

const ordinary = begun(createApp(routes));
const extended = begun(createApp(routes).get('/own', response));
const empty = [cleared(createApp(routes)), cleared(createApp(routes).get('/own', response))] as const;
beforeAll(async () => {
  for (const server of [ordinary, extended, ...empty]) await listening(server);
});
afterAll(() => {
  for (const server of [ordinary, extended, ...empty]) server.close().closeAllConnections();
});

const cookies = ['set-cookie: a=1', 'set-cookie: b=2'];
const lines = ['/direct', '/via', '/response', '/stream', '/failing'].map((path) => `GET ${path}`);

describe('cookies and `Vary` add up with what was set before, and other headers win over it', () => {
  const headersOf = async (server: Server, line: string) => {
    const { port } = server.address() as AddressInfo;
    return (await send(port, line)).headers;
  };
  const expected = expect.arrayContaining([
    'set-cookie: session=0',
    ...cookies,
    'x-own: page',
    'x-powered-by: Express',
    expect.stringMatching(/^vary: Accept-Language, origin/),
  ]);

  test.each([...lines, 'DELETE /direct', 'DELETE /via'])('%s', async (line) => {
    expect(await headersOf(ordinary, line)).toEqual(expected);
  });

  test.each([...lines, 'GET /own'])('%s of an app with h3 routes', async (line) => {
    expect(await headersOf(extended, line)).toEqual(expected);
  });

  test.each(lines)('%s where headers were taken off again', async (line) => {
    for (const server of empty)
      expect(await headersOf(server, line)).toEqual(expect.arrayContaining(cookies));
  });
});

test('all cookies of an answer go out that a stopping server gives', async () => {
  const server = await serve(createApp(routes), { port: 0, hostname: '127.0.0.1' });
  const pending = send(server.port, 'GET /slow');
  await pause(50);
  await server.close();
  expect((await pending).headers).toEqual(expect.arrayContaining([...cookies, 'connection: close']));
});

describe.each(ways)(
  "what a middleware sent on node's response itself is the answer, and the route's is no error, $name",
  (way) => {
    const own = ({ runtime }: H3Event) => {
      const answer = runtime!.node!.res!;
      answer.writeHead(200, { 'content-length': 3 });
      answer.end('own');
    };
    const ownAfterwards: Middleware = async (event, next) => {
      const answer = await next();
      own(event);
      return answer;
    };

    test.each([
      ['a text', reply],
      ['nothing', (_page: Page, x: Exchange) => x.empty(204)],
      ['a Response', (_page: Page, x: Exchange) => x.respond(response())],
      ['a stream', (_page: Page, x: Exchange) => x.stream(200, items(), String)],
    ])('%s', async (_what, operation) => {
      const errors: unknown[] = [];
      const get = viaH3(operation);
      const routes = defineRoutes([
        route('/before', Page, { get }, { middleware: [own] }),
        route('/after', Page, { get }, { middleware: [ownAfterwards] }),
        route('/h3', Page, { get }),
      ]);
      for (const path of ['/before', '/after', '/h3']) {
        const app = createApp(routes, { onError: (error) => errors.push(error) });
        if (path === '/h3') app.use('/h3', ownAfterwards);
        const { close, port } = await way.start(app);
        const request = `GET ${path} HTTP/1.1\r\nHost: test\r\n\r\n`;
        const answers = await exchange(port, [request, request], { count: 2 });
        await close();
        expect(answers.map(({ body }) => body)).toEqual(['own', 'own']);
        expect(errors).toEqual([]);
      }
    });

    test('also with a status that no Response has', async () => {
      const errors: unknown[] = [];
      const ended: Middleware = ({ runtime }) => {
        runtime!.node!.res!.writeHead(799, { 'content-length': 3 });
        runtime!.node!.res!.end('own');
      };
      const one = route('/', Page, { get: viaH3(reply) }, { middleware: [ended] });
      const app = createApp(defineRoutes([one]), { onError: (error) => errors.push(error) });
      const { close, port } = await way.start(app);
      const request = 'GET / HTTP/1.1\r\nHost: test\r\n\r\n';
      const answers = await exchange(port, [request, request], { count: 2 });
      await close();
      expect(answers.map(({ body, status }) => [status, body])).toEqual(Array(2).fill([799, 'own']));
      expect(errors).toEqual([]);
    });

    test('a body that then cannot be cancelled is an error', async () => {
      const errors: unknown[] = [];
      const cancel = () => {
        throw new Error('of the body');
      };
      const get = viaH3((_page: unknown, x: Exchange) => x.respond(new Response('of the page')));
      const replacing: Middleware = async (event, next) => {
        await next();
        own(event);
        return new Response(new ReadableStream({ cancel }));
      };
      const one = route('/', Page, { get }, { middleware: [replacing] });
      const app = createApp(defineRoutes([one]), { onError: (error) => errors.push(String(error)) });
      const { close, port } = await way.start(app);
      expect(await send(port, 'GET /')).toMatchObject({ body: 'own' });
      await close();
      expect(errors).toEqual(['Error: of the body']);
    });
  },
);

/**
 * A server that replaces methods of the response like Express middleware for sessions and compression: `end`
 * accepts only a last chunk, and `writeHead` reads a list of headers as pairs.
 */
function replaced(app: H3): Server {
  const handler = toNodeHandler(app);
  return createServer((request, answer) => {
    const writeHead = answer.writeHead.bind(answer);
    const end = answer.end.bind(answer);
    answer.writeHead = ((status: number, ...more: (string | [string, string][])[]) => {
      const headers = more.at(-1);
      if (Array.isArray(headers)) for (const [name, value] of headers) answer.setHeader(name, value);
      answer.appendHeader('set-cookie', 'session=1');
      return writeHead(status);
    }) as typeof answer.writeHead;
    answer.end = ((chunk?: string | Buffer, encoding?: BufferEncoding) =>
      chunk ? end(Buffer.from(chunk as string, encoding)) : end()) as typeof answer.end;
    handler(request, answer);
  });
}

describe.each([
  ['directly', () => createApp(routes)],
  ['through h3', () => createApp(routes).get('/own', response)],
])('where middleware of Express has replaced what sends, %s', (_way, make) => {
  test.each([
    ['GET /direct', '"text"'],
    ['GET /via', '"text"'],
    ['DELETE /direct', ''],
    ['GET /response', 'text'],
    ['GET /stream', 'data: text\n\n'],
    ['GET /failing', '{"detail":"teapot"}'],
  ])('%s', async (line, body) => {
    const server = replaced(make());
    const port = await listening(server);
    try {
      const answer = await send(port, line);
      expect(answer.body).toBe(body);
      expect(answer.headers).toEqual(
        expect.arrayContaining([...cookies, 'set-cookie: session=1', 'x-own: page']),
      );
    } finally {
      server.close().closeAllConnections();
    }
  });
});
