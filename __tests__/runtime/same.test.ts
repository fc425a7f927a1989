import { afterAll, beforeAll, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { createApp } from '../../runtime/index.ts';
import { type Http2Running, http2Ways, send as sendOverHttp2 } from './support/http2.ts';
import { send } from './support/raw.ts';
import { routes } from './support/table.ts';
import { type Running, startEach } from './support/ways.ts';

let servers: Running[] = [];
let overHttp2: Http2Running[] = [];
beforeAll(async () => {
  const make = () => createApp(routes, { onError: () => {} });
  servers = await startEach(make);
  overHttp2 = await Promise.all(http2Ways.map((way) => way.start(make())));
});
afterAll(async () => {
  await Promise.all([...servers, ...overHttp2].map((server) => server.close()));
});

const segment = fc.constantFrom(
  ...[
    'items',
    'users',
    'me',
    'posts',
    'files',
    'texts',
    'a',
    '5',
    '0',
    '',
    '.',
    '..',
    '%2e',
    '%2F',
    '%61',
    '%zz',
    '%ff',
    '%00',
  ],
  ...[
    'caf%C3%A9%20%7Bx%7D',
    'caf\xe9',
    '*',
    'a^b',
    'a;b=c',
    "it's",
    '{x}',
    '\\',
    '|',
    '"',
    '__proto__',
    'todos',
    'failures',
    'event',
    '%25',
  ],
);
const pair = fc
  .tuple(
    fc.constantFrom('limit', 'search', 'tags', 'kind', '%6cimit', 'l%69mit', '', 'constructor', 'limit+'),
    fc.constantFrom('=', '', '==', '%3D'),
    fc.constantFrom(
      '1',
      '101',
      'x',
      '',
      'a,b',
      'a%2Cb',
      '+',
      '%zz',
      '%ff',
      '%F0%9F%98%80',
      '\xe4',
      "'",
      '"',
      '#',
      'http',
      '%',
    ),
  )
  .map((parts) => parts.join(''));

const target = fc
  .tuple(fc.array(segment, { maxLength: 4 }), fc.option(fc.array(pair, { maxLength: 4 })))
  .map(([segments, pairs]) => `/${segments.join('/')}${pairs === null ? '' : `?${pairs.join('&')}`}`);

const request = fc.record({
  method: fc.constantFrom('GET', 'GET', 'GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS', 'PROPFIND'),
  target,
  headers: fc.subarray([
    'Content-Type: application/json',
    'X-Agent: a',
    'x-agent: b',
    'Cookie: session=a%20b',
    'Accept: */*',
  ]),
  body: fc.option(fc.oneof(fc.json(), fc.string(), fc.constantFrom('{"title":"a"}', '{"title":""}')), {
    nil: undefined,
  }),
});

test('all ways give the same bytes for any request', async () => {
  await fc.assert(
    fc.asyncProperty(request, async ({ method, target, headers, body }) => {
      const answers = await Promise.all(
        servers.map(({ port }) => send(port, `${method} ${target}`, headers, body)),
      );
      const [direct, ...others] = answers.map(({ processTime, ...answer }) => ({
        ...answer,
        isTimed: processTime !== undefined,
      }));
      for (const other of others) expect(other).toEqual(direct);
    }),
    { numRuns: 250 },
  );
});

/** What an answer over HTTP/1 says about its connection. */
const ofConnection = /^(?:connection|transfer-encoding):/;

test('HTTP/2 gives the same answers to any requests that the parser of HTTP/1 lets through', async () => {
  const isAscii = ({ target }: { target: string }) => !/[\x80-\xff]/.test(target);
  // Several at once: over HTTP/1, each waits.
  const requests = fc.array(request.filter(isAscii), { minLength: 1, maxLength: 10, size: 'max' });
  await fc.assert(
    fc.asyncProperty(requests, async (all) => {
      const compared = all.map(async ({ method, target, headers, body }) => {
        const answer = await send(servers[0]!.port, `${method} ${target}`, headers, body);
        const expected = {
          ...answer,
          headers: answer.headers.filter((line) => !ofConnection.test(line)),
          processTime: expect.any(String),
        };
        for (const { client } of overHttp2)
          expect(await sendOverHttp2(client, [method, target], headers, body)).toEqual(expected);
      });
      await Promise.all(compared);
    }),
    { numRuns: 30 },
  );
});
