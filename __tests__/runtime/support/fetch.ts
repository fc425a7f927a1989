import { expect, test } from '@jest/globals';
import type { H3Event } from 'h3';
import { FastResponse, FastURL } from 'srvx';
import { defineRoutes, route } from '../../../runtime/generated.ts';
import { createApp } from '../../../runtime/index.ts';
import { middleware, operations } from './judged.ts';

const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

async function answerOf(app: { fetch(request: Request): Response | Promise<Response> }, request: Request) {
  const response = await app.fetch(request);
  const headers = [...response.headers].map(([name, value]) => [
    name,
    name === 'x-process-time' ? '' : value,
  ]);
  return { status: response.status, headers: headers.sort(), body: await response.text() };
}

/**
 * Tests of `app.fetch` where h3 and srvx resolve as in some runtime: with its Response, and with its URL
 * (`ownUrl`) or srvx's own.
 */
export function testFetch(ownUrl: boolean): void {
  test('the entry is the one that is meant', () => {
    expect([FastURL === URL, FastResponse === Response]).toEqual([ownUrl, true]);
  });

  test('whatever middleware does to an answer, it is what h3 makes of it', async () => {
    const names = Object.keys(middleware);
    const routes = defineRoutes(
      names.map((name, i) => route(`/${i}`, Object, operations, { middleware: [middleware[name]!] })),
    );
    const policy = { cors: { origin: 'https://a.example' }, securityHeaders: true, onError: () => {} };
    const [app, judge] = [createApp(routes, policy), createApp(routes, policy).use(() => {})];
    for (const [i, name] of names.entries()) {
      for (const method of methods) {
        const request = () =>
          new Request(`http://localhost/${i}`, { method, headers: { origin: 'https://a.example' } });
        const expected = await answerOf(judge, request());
        expect([name, method, await answerOf(app, request())]).toEqual([name, method, expected]);
      }
    }
  });

  test.each([
    'http://localhost/url',
    'http://localhost/url?',
    'http://localhost/url?a=1&b=%20x',
    "https://a.example:8443/url?q='<ü>",
    'http://[::1]:3000/url?a?b',
  ])('middleware has the address of %s', async (address) => {
    const seen: URL[] = [];
    const look = ({ url }: H3Event) => void seen.push(url);
    const app = createApp(defineRoutes([route('/url', Object, operations, { middleware: [look] })]));
    await app.fetch(new Request(address));
    const wanted = new URL(new Request(address).url);
    const parts = ['href', 'origin', 'protocol', 'host', 'hostname', 'port', 'pathname', 'search'] as const;
    expect(seen.map((url) => parts.map((part) => url[part]))).toEqual([parts.map((part) => wanted[part])]);
    expect([...seen[0]!.searchParams]).toEqual([...wanted.searchParams]);
    expect(seen[0]).toBeInstanceOf(URL);
  });

  test('a header that is set on an answer is on no other', async () => {
    const app = createApp(defineRoutes([route('/', Object, { get: (_page, x) => x.reply(200, '1') })]), {
      processTime: false,
    });
    const answer = () => app.fetch(new Request('http://localhost/'));
    const first = await answer();
    first.headers.set('content-type', 'text/plain');
    first.headers.set('x-own', 'yes');
    expect([...(await answer()).headers]).toEqual([['content-type', 'application/json']]);
  });

  test('an answer without a body has its own headers alone', async () => {
    const headers = { 'accept-patch': 'application/json' };
    const routes = defineRoutes([route('/', Object, { get: (_page, x) => x.empty(204, headers) })]);
    const answer = await createApp(routes, { processTime: false }).fetch(new Request('http://localhost/'));
    expect([...answer.headers]).toEqual(Object.entries(headers));
  });
}
