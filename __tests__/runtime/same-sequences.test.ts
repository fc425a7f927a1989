import { afterAll, beforeAll, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { createApp } from '../../runtime/index.ts';
import { type Answer, exchange } from './support/raw.ts';
import { routes } from './support/table.ts';
import { type Running, startEach } from './support/ways.ts';

let servers: Running[] = [];
beforeAll(async () => {
  servers = await startEach(() => createApp(routes, { onError: () => {} }));
});
afterAll(async () => {
  await Promise.all(servers.map((server) => server.close()));
});

function request(line: string, body?: string, ...headers: string[]): string {
  const own = body === undefined ? [] : [`Content-Length: ${body.length}`];
  return [`${line} HTTP/1.1`, 'Host: test', ...headers, ...own, '', body ?? ''].join('\r\n');
}

const json = 'Content-Type: application/json';

const requests = [
  request('GET /items?limit=5'),
  request('GET /items?limit=x'),
  request('HEAD /items'),
  request('OPTIONS /items'),
  request('GET /it%65ms'),
  request('GET /users/%zz'),
  request('GET /nothing'),
  request('HEAD /nothing'),
  request('GET /failures?kind=http'),
  request('GET /failures?kind=error'),
  request('GET /event'),
  request('HEAD /event'),
  request('GET /response'),
  request('GET /moved'),
  request('DELETE /todos', '{"unread":1}', json),
  request('POST /todos', '{"title":"a"}', json),
  request('POST /todos', '{"title":""}', json),
  request('POST /todos', '{"title":', json),
  request('POST /echo', '"unread"', 'Content-Type: text/plain'),
  request('POST /echo', `"${'x'.repeat(4000)}"`, json),
  request('POST /echo', '"later"', json, 'Expect: 100-continue'),
  request('GET /echo', '1', json),
  request('POST /nothing', 'x'.repeat(4000)),
  request('POST /echo', undefined, json, 'Transfer-Encoding: chunked').concat(
    '1\r\n[\r\n1\r\n]\r\n0\r\n\r\n',
  ),
];

/** The connection ends with the answer to such a request. */
const tooLarge = [
  request('POST /echo', `"${'x'.repeat(6000)}"`, json),
  request('POST /small', `"${'x'.repeat(30)}"`, json),
];

const isHead = (text: string) => text.startsWith('HEAD ');
const untimed = ({ processTime, ...answer }: Answer) => ({ ...answer, isTimed: processTime !== undefined });

async function answersTo(server: Running, texts: readonly string[], parts: readonly string[]) {
  const options = { count: texts.length, heads: texts.map(isHead) };
  return (await exchange(server.port, parts, options)).map(untimed);
}

const sequence = fc
  .tuple(
    fc.array(fc.constantFrom(...requests), { minLength: 1, maxLength: 6 }),
    fc.option(fc.constantFrom(...tooLarge), { freq: 4 }),
  )
  .map(([texts, last]) => (last === null ? texts : [...texts, last]));

/** Where the bytes of a sequence are cut: anywhere, so that parts of requests arrive with others. */
const cuts = fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { maxLength: 3 });

function cut(text: string, places: readonly number[]): string[] {
  const ends = [...places.map((place) => Math.floor(place * text.length)).sort((a, b) => a - b), text.length];
  return ends.map((end, i) => text.slice(ends[i - 1] ?? 0, end));
}

test('requests on one connection are answered as each would be alone, however their bytes arrive', async () => {
  const alone = new Map<string, object>();
  for (const text of [...requests, ...tooLarge]) {
    const [answer] = await answersTo(servers[0]!, [text], [text]);
    alone.set(text, answer!);
  }
  await fc.assert(
    fc.asyncProperty(sequence, cuts, async (texts, places) => {
      const parts = cut(texts.join(''), places);
      const expected = texts.map((text) => alone.get(text));
      const all = await Promise.all(servers.map((server) => answersTo(server, texts, parts)));
      for (const answers of all) expect(answers).toEqual(expected);
    }),
    { numRuns: 100 },
  );
});
