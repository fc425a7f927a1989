import { once } from 'node:events';
import { IncomingMessage, ServerResponse } from 'node:http';
import { Writable } from 'node:stream';
import { expect, test } from '@jest/globals';
import { defineRoutes, type Exchange, route, viaH3 } from '../../runtime/generated.ts';
import { createApp } from '../../runtime/index.ts';
import { toNodeHandler } from '../../runtime/node.ts';

/** A request without a connection, as adapters for AWS Lambda make it: its headers are an object alone. */
class Sent extends IncomingMessage {
  constructor(method: string, url: string, headers: Record<string, string>, body: string) {
    super({
      encrypted: true,
      remoteAddress: '127.0.0.1',
      on() {},
      removeListener() {},
      destroy() {},
    } as never);
    Object.assign(this, { method, url, headers, httpVersion: '1.1', httpVersionMajor: 1, complete: true });
    this.push(body);
    this.push(null);
  }
}

/** The answer, as the same adapters take it: it has only the method of the request, and heads are objects. */
class Taken extends ServerResponse {
  readonly written: Buffer[] = [];

  constructor(request: IncomingMessage) {
    super({ method: request.method } as IncomingMessage);
    this.assignSocket(
      new Writable({
        write: (chunk, _encoding, done) => {
          this.written.push(chunk);
          done();
        },
      }) as never,
    );
  }

  override writeHead(status: number, ...others: unknown[]): this {
    const headers = others.find((one) => typeof one === 'object') ?? {};
    for (const [name, value] of Object.entries(headers)) this.setHeader(name, value as string);
    return super.writeHead(status);
  }
}

const answer = (_page: unknown, x: Exchange) =>
  x.json((value) =>
    x.reply(200, JSON.stringify({ value, own: x.header('x-own') }), { 'set-cookie': ['a=1', 'b=2'] }),
  );
const respond = (_page: unknown, x: Exchange) =>
  x.respond(new Response('text', { headers: { 'content-type': 'text/plain', 'x-own': 'page' } }));

/** As a dependency or a middleware that checks a signature. */
const copy = async (page: unknown, x: Exchange) => {
  await x.event.req.clone().text();
  return answer(page, x);
};

const routes = defineRoutes([
  route('/direct', Object, { post: answer }),
  route('/via', Object, { post: viaH3(answer) }),
  route('/copied', Object, { post: viaH3(copy) }),
  route('/response', Object, { post: viaH3(respond) }),
]);

async function ask(url: string, changed: object = {}) {
  const headers = {
    host: 'test',
    'content-type': 'application/json',
    'content-length': '7',
    'x-own': 'client',
  };
  const request = Object.assign(new Sent('POST', url, headers, '{"a":1}'), changed);
  const response = new Taken(request);
  toNodeHandler(createApp(routes))(request, response);
  await once(response, 'finish');
  const { 'x-process-time': _time, ...sent } = response.getHeaders();
  const body = Buffer.concat(response.written).toString().split('\r\n\r\n').slice(1).join('');
  return { status: response.statusCode, headers: sent, body };
}

test.each(['/direct', '/via', '/copied'])(
  'a request without a connection is read, and answered by its headers: %s',
  async (url) => {
    expect(await ask(url)).toEqual({
      status: 200,
      headers: { 'content-type': 'application/json', 'content-length': '32', 'set-cookie': ['a=1', 'b=2'] },
      body: '{"value":{"a":1},"own":"client"}',
    });
  },
);

test.each(['/direct', '/via', '/copied'])('so is one that has no list of headers at all: %s', async (url) => {
  expect(await ask(url, { rawHeaders: undefined })).toEqual(await ask(url));
});

test('a Response answers it', async () => {
  expect(await ask('/response')).toEqual({
    status: 200,
    headers: { 'content-type': 'text/plain', 'x-own': 'page' },
    body: expect.stringContaining('text'),
  });
});
