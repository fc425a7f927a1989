import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { createApp } from 'routeclass';
import { eventually, gates, type Lifetimes, log, startLifetimes, ways } from './support/lifetimes.ts';
import { type Answer, send } from './support/raw.ts';
import type { Running } from './support/ways.ts';

const sample = '../samples/depends-credentials';
const { routes } = await import(`${sample}/expected/dispatch.ts`);
const auth = await import(`${sample}/app/auth.ts`);
const { default: document } = await import(`${sample}/expected/openapi.json`, { with: { type: 'json' } });

const challenge = ({ headers }: Answer) =>
  headers.find((line) => line.startsWith('www-authenticate: '))?.slice('www-authenticate: '.length);

describe.each(ways)('credentials of dependencies, $name', (way) => {
  let running: Running;
  beforeAll(async () => {
    running = await way.start(createApp(routes));
  });
  afterAll(() => running.close());
  const ask = (line: string, headers: readonly string[] = [], body?: string) =>
    send(running.port, line, headers, body);

  test('are looked at before anything else: 401 comes before 422, and before a body is read', async () => {
    const answer = await ask('GET /?limit=x');
    expect([answer.status, challenge(answer)]).toEqual([401, 'Bearer']);
    const json = ['content-type: application/json'];
    expect((await ask('POST /', json, '{{{')).status).toBe(401);
    expect((await ask('POST /', [...json, 'authorization: Bearer ada'], '{{{')).status).toBe(403);
    const admin = ['authorization: Bearer ada', 'x-admin: admin'];
    expect((await ask('POST /', [...json, ...admin], '{{{')).status).toBe(422);
    expect((await ask('POST /', [...json, 'authorization: Bearer ada', 'x-admin: '], '{{{')).status).toBe(
      401,
    );
  });

  test('reach the function, and a handler with the same credentials', async () => {
    const ada = 'authorization: bearer ada';
    expect((await ask('GET /?limit=5', [ada])).body).toBe('{"user":{"name":"ada"},"limit":5}');
    expect((await ask('GET /orders', [ada])).status).toBe(401);
    expect((await ask('GET /orders', [ada, 'x-partner: p'])).body).toBe(
      '{"token":"ada","user":"ada","key":"p"}',
    );
  });

  test('of another scheme are refused but where the operation takes that too, whatever others take', async () => {
    const basic = 'authorization: Basic YWRhOng=';
    const answers = async (...headers: string[]) =>
      Promise.all(
        ['GET', 'POST', 'PUT', 'DELETE', 'PATCH'].map(
          async (verb) => (await ask(`${verb} /visits`, headers)).body,
        ),
      );
    const refused = '{"detail":"Authentication required"}';
    expect(await answers(basic)).toEqual([refused, refused, '"ada"', '"ada"', '"ada"']);
    expect(await answers('authorization: Digest a')).toEqual(Array(5).fill(refused));
    expect(await answers('authorization: Bearer eve')).toEqual([
      '"eve"',
      '"Hello, eve"',
      '"eve"',
      '"Hello, eve"',
      '"eve"',
    ]);
    expect(await answers()).toEqual([
      '"nobody"',
      '"Hello, nobody"',
      '"nobody"',
      '"Hello, nobody"',
      '"nobody"',
    ]);
  });

  test('are not required where the function is replaced', async () => {
    const replaced = await way.start(
      createApp(routes, { overrides: [[auth.currentUser, () => ({ name: 'eve' })]] }),
    );
    expect((await send(replaced.port, 'GET /?limit=5')).body).toBe('{"user":{"name":"eve"},"limit":5}');
    await replaced.close();
  });
});

test('the document requires them', () => {
  const { '/': root, '/orders': orders } = document.paths;
  expect(root.get.security).toEqual([{ Token: [] }]);
  expect(root.get.responses).toHaveProperty('401');
  expect(orders.get.security).toEqual([{ Token: [], XPartner: [] }]);
});

describe.each(ways)('streams with dependencies, $name', (way) => {
  let lifetimes: Lifetimes;
  beforeAll(async () => {
    lifetimes = await startLifetimes(way);
  });
  afterAll(() => lifetimes.running.close());

  test('are released when the stream has ended', async () => {
    log.length = 0;
    gates.handler.close();
    const answer = lifetimes.send('GET /stream');
    await eventually(() => expect(log).toEqual(['first']));
    await pause(150);
    expect(log).toEqual(['first']);
    gates.handler.open();
    expect((await answer).body).toContain('data: "more"');
    await eventually(() => expect(log).toEqual(['first', 'stream ends', 'first goes on', 'first released']));
  });

  test.each(['POST', 'PUT', 'PATCH'])(
    'hear of what breaks an answer off that has begun: %s',
    async (method) => {
      log.length = 0;
      lifetimes.reported.length = 0;
      const answer = await fetch(`http://127.0.0.1:${lifetimes.running.port}/stream`, { method });
      expect(answer.status).toBe(200);
      await expect(answer.text()).rejects.toThrow();
      await eventually(() => expect(log).toEqual(['first', 'first hears no more', 'first released']));
      expect(lifetimes.reported).toEqual(['no more']);
    },
  );

  test('are not released while the generator is at work, though its client has left', async () => {
    log.length = 0;
    gates.handler.close();
    const socket = connect(lifetimes.running.port, '127.0.0.1');
    socket.write('GET /stream HTTP/1.1\r\nHost: test\r\n\r\n');
    await once(socket, 'data');
    socket.destroy();
    await pause(50);
    expect(log).toEqual(['first']);
    gates.handler.open();
    await eventually(() => expect(log).toEqual(['first', 'stream ends', 'first goes on', 'first released']));
  });
});
