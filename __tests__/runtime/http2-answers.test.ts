import { type ClientHttp2Session, connect, createServer, type Http2Server } from 'node:http2';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { defineRoutes, type Exchange, route, viaH3 } from '../../runtime/generated.ts';
import { createApp } from '../../runtime/index.ts';
import { toNodeHandler } from '../../runtime/node.ts';

const headers = {
  connection: 'keep-alive',
  'keep-alive': 'timeout=5',
  te: 'gzip',
  upgrade: 'h2c',
  'x-own': '1',
};
const routes = defineRoutes([
  route('/passed-on', Object, {
    get: viaH3((_page, x) => x.respond(new Response('upstream', { headers, status: 203 }))),
  }),
  route('/tuple', Object, { get: (_page: unknown, x: Exchange) => x.reply(203, '"tuple"', headers) }),
]);

let server: Http2Server;
let client: ClientHttp2Session;
beforeAll(async () => {
  server = createServer(toNodeHandler(createApp(routes)) as never);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  client = connect(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
});
afterAll(() => {
  client.destroy();
  server.close();
});

test.each([
  ['/passed-on', 'upstream'],
  ['/tuple', '"tuple"'],
])('HTTP/2 gets nothing of what concerns a connection of HTTP/1: %s', async (path, body) => {
  const request = client.request({ ':path': path });
  const head = new Promise<Record<string, unknown>>((resolve, reject) => {
    request.on('response', resolve).on('error', reject);
  });
  const chunks: Buffer[] = await request.toArray();
  expect(await head).toMatchObject({ ':status': 203, 'x-own': '1' });
  for (const name of ['keep-alive', 'te']) expect(await head).not.toHaveProperty(name);
  expect(Buffer.concat(chunks).toString()).toBe(body);
});
