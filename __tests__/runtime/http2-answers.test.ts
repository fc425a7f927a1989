import { once } from 'node:events';
import { afterEach, describe, expect, test } from '@jest/globals';
import { defineRoutes, type Exchange, route, viaH3 } from '../../runtime/generated.ts';
import { createApp } from '../../runtime/index.ts';
import { type Http2Running, http2Ways } from './support/http2.ts';
import { until } from './support/streamed.ts';
import { ways } from './support/ways.ts';

const headers = {
  connection: 'keep-alive',
  'keep-alive': 'timeout=5',
  te: 'gzip',
  upgrade: 'h2c',
  'x-own': '1',
};
const passedOn = { ...headers, 'transfer-encoding': 'chunked' };
const routes = defineRoutes([
  route('/passed-on', Object, {
    get: viaH3((_page, x) => x.respond(new Response('upstream', { headers: passedOn, status: 203 }))),
  }),
  route('/host', Object, { get: (_page: unknown, x: Exchange) => x.reply(200, `"${x.header('host')}"`) }),
  route('/echo', Object, {
    post: (_page: unknown, x: Exchange) =>
      x.json((body) => x.reply(200, JSON.stringify([body, x.header('x-id') ?? null]))),
  }),
  route('/unread', Object, { post: (_page: unknown, x: Exchange) => x.reply(200, '[[1],null]') }),
  route('/tuple', Object, { get: (_page: unknown, x: Exchange) => x.reply(203, '"tuple"', headers) }),
]);

describe.each(http2Ways)('HTTP/2 $name', (way) => {
  let running: Http2Running;
  afterEach(() => running.close());

  test.each([
    ['/passed-on', 'upstream'],
    ['/tuple', '"tuple"'],
    ['/own', 'own'],
  ])('gets nothing of what concerns a connection of HTTP/1: %s', async (path, body) => {
    const app = createApp(routes);
    if (path === '/own') app.get(path, () => new Response('own', { headers: passedOn, status: 203 }));
    running = await way.start(app);
    const request = running.client.request({ ':path': path });
    const head = new Promise<Record<string, unknown>>((resolve, reject) => {
      request.on('response', resolve).on('error', reject);
    });
    const chunks: Buffer[] = await request.toArray();
    expect(await head).toMatchObject({ ':status': 203, 'x-own': '1' });
    for (const name of ['keep-alive', 'te', 'transfer-encoding']) expect(await head).not.toHaveProperty(name);
    expect(Buffer.concat(chunks).toString()).toBe(body);
  });

  test.each(ways)('gets the headers that HTTP/1 gets $name', async (overHttp1) => {
    const app = createApp(routes).get('/text', () => 'a text');
    running = await way.start(app);
    const other = await overHttp1.start(app);
    const { headers } = await fetch(`http://127.0.0.1:${other.port}/text`);
    await other.close();
    const request = running.client.request({ ':path': '/text' }).resume();
    const [head] = await once(request, 'response');
    for (const name of ['content-type', 'content-length']) expect(head[name]).toBe(headers.get(name));
  });

  test.each(['/echo', '/unread'])('takes trailers of a request for no part of it: %s', async (path) => {
    running = await way.start(createApp(routes));
    const head = { ':method': 'POST', ':path': path, 'content-type': 'application/json' };
    const request = running.client.request(head, { endStream: false, waitForTrailers: true });
    request.on('wantTrailers', () => request.sendTrailers({ 'x-id': '5' })).end('[1]');
    const chunks: Buffer[] = await request.toArray();
    expect(Buffer.concat(chunks).toString()).toBe('[[1],null]');
    await until(() => request.closed);
  });

  test('has its host in :authority, where a page finds it as `Host`', async () => {
    running = await way.start(createApp(routes));
    const request = running.client.request({ ':path': '/host', ':authority': 'a.test:8080' });
    const chunks: Buffer[] = await request.toArray();
    expect(Buffer.concat(chunks).toString()).toBe('"a.test:8080"');
  });
});
