import { afterEach, describe, expect, test } from '@jest/globals';
import { defineRoutes, type Exchange, route, viaH3 } from '../../runtime/generated.ts';
import { createApp } from '../../runtime/index.ts';
import { exchange } from './support/raw.ts';
import { type Running, ways } from './support/ways.ts';

const echo = (_page: unknown, x: Exchange) => x.json((body) => x.reply(200, JSON.stringify(body ?? null)));
const named = (_page: unknown, x: Exchange) => x.reply(200, JSON.stringify(x.header('constructor') ?? null));
const respond = (_page: unknown, x: Exchange) => x.respond(new Response('own'));

const routes = defineRoutes(
  [
    route('/plain', Object, { get: echo, post: echo }),
    route('/event', Object, { get: viaH3(echo), post: viaH3(echo) }),
    route('/named', Object, { get: named }),
    route('/own', Object, { get: viaH3(respond), post: viaH3(respond) }),
  ],
  { limits: { body: 10 } },
);

describe.each(ways)(
  'a request that names another version of HTTP, over a connection of HTTP/1 $name',
  (way) => {
    let server: Running;
    afterEach(() => server.close());

    test.each(['0.9', '1.0', '2.0'])('is answered as any other: HTTP/%s', async (version) => {
      const reported: unknown[] = [];
      server = await way.start(createApp(routes, { onError: (error) => reported.push(error) }));
      const statuses: (number | undefined)[] = [];
      const ask = async (line: string, body = '') => {
        const head = [
          'Host: test',
          'Content-Type: application/json',
          `Content-Length: ${body.length}`,
          '',
          '',
        ];
        const [answer] = await exchange(
          server.port,
          [`${line} HTTP/${version}`, ...head].join('\r\n') + body,
        );
        statuses.push(answer?.status);
      };
      for (const path of ['/plain', '/event', '/own', '/nothing']) {
        await ask(`GET ${path}`);
        await ask(`POST ${path}`, '"body"');
        await ask(`POST ${path}`, '"too large"');
      }
      expect(statuses).toEqual([200, 200, 413, 200, 200, 413, 200, 200, 200, 404, 404, 404]);
      expect(reported).toEqual([]);
    });

    test('has no headers where it sends none: objects inherit a constructor', async () => {
      server = await way.start(createApp(routes));
      const [answer] = await exchange(server.port, 'GET /named HTTP/1.0\r\n\r\n');
      expect(answer).toMatchObject({ status: 200, body: 'null' });
    });
  },
);
