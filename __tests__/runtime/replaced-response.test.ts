import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { type ServerType, serve } from '@hono/node-server';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { H3Event } from 'h3';
import { defineRoutes, isResponse, route, viaH3 } from '../../runtime/generated.ts';
import { createApp } from '../../runtime/index.ts';
import { listening } from './support/listening.ts';
import { send, value } from './support/raw.ts';

const { Response: Native } = globalThis;

/** Of the class that the server replaces, as one that `fetch` returns, or that was made before. */
const made = () => new Native('text', { status: 203, headers: { 'x-a': '1' } });

const upstream = createServer((_request, response) => {
  response.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync('fetched'));
});
const fetched = () => fetch(`http://127.0.0.1:${(upstream.address() as AddressInfo).port}`);

const read = async () => {
  const response = made();
  await response.text();
  return response;
};

const responding = (make: () => Promise<Response>) => ({
  get: viaH3(async (_page, x) => x.respond(await make())),
});
const returning = { get: viaH3((_page, x) => x.respond(made())) };
const failing = {
  get: viaH3(() => {
    throw new Error('failed');
  }),
};
const routes = defineRoutes([
  route('/handler', Object, returning),
  route('/middleware', Object, returning, { middleware: [(_event: H3Event) => made()] }),
  route('/error', Object, failing, { errors: [{ unhandled: () => made() }] }),
  route('/fetched', Object, responding(fetched)),
  route('/read', Object, responding(read)),
]);

let server: ServerType;
let port: number;
const reported: string[] = [];
beforeAll(async () => {
  await listening(upstream);
  const app = createApp(routes, { onError: (error) => reported.push(String(error)) });
  app.get('/own', () => made());
  port = await new Promise((resolve) => {
    server = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' }, (info) => resolve(info.port));
  });
});
afterAll(() => {
  server.close();
  upstream.close().closeAllConnections();
  globalThis.Response = Native;
});

test.each(['/handler', '/middleware', '/error', '/own'])('a Response of %s is sent', async (path) => {
  expect(made()).not.toBeInstanceOf(Response);
  const answer = await send(port, `GET ${path}`);
  expect(answer).toMatchObject({ status: 203, body: 'text' });
  expect(value(answer.headers, 'x-a')).toBe('1');
});

test('a fetched one is not sent as encoded: it has been decoded', async () => {
  const { body, headers } = await send(port, 'GET /fetched');
  expect([body, value(headers, 'content-encoding')]).toEqual(['fetched', undefined]);
});

test('one that was read is refused, as any other', async () => {
  expect(await send(port, 'GET /read')).toMatchObject({ status: 500 });
  expect(reported.at(-1)).toContain('A Response whose body has been read cannot be sent');
});

test('generated code tells a Response from other results', () => {
  expect([made(), new Response(), { a: 1 }, null, 'text'].map(isResponse)).toEqual([
    true,
    true,
    false,
    false,
    false,
  ]);
});
