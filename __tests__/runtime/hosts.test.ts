import { afterEach, describe, expect, test } from '@jest/globals';
import type { H3Event } from 'h3';
import { defineRoutes, type Exchange, route, viaH3 } from '../../runtime/generated.ts';
import { createApp, HttpError } from '../../runtime/index.ts';
import { documented } from '../docs/support/table.ts';
import { exchange, value } from './support/raw.ts';
import { routes } from './support/table.ts';
import { type Running, ways } from './support/ways.ts';

function answerNothing(_page: unknown, x: Exchange): void {
  x.empty(204);
}

describe.each(ways)('a host that is none $name', (way) => {
  const reported: unknown[] = [];
  let server: Running;
  afterEach(async () => {
    await server.close();
    expect(reported).toEqual([]);
  });

  async function answered(
    host: string,
    target: string,
    { isExtended = false, table = routes, method = 'GET' } = {},
  ) {
    const app = createApp(table, { requestId: true, onError: (error) => reported.push(error) });
    server = await way.start(isExtended ? app.use(() => {}) : app);
    const head = `${method} ${target} HTTP/1.1\r\nHost: ${host}\r\nX-Request-Id: r-1\r\n\r\n`;
    const [answer] = await exchange(server.port, head, { heads: method === 'HEAD' });
    return answer!;
  }

  const hosts = ['a.1', '999.999.999.999'];

  test.each(
    hosts.flatMap((host) =>
      ['/it%65ms', '/items/../items', '/items#a', '/a\\b'].map((target) => [host, target]),
    ),
  )('is a bad request where the whole address has to be read: %s %s', async (host, target) => {
    const { body, headers, processTime, status } = await answered(host!, target!);
    expect([status, body]).toEqual([400, '{"detail":"Bad Request"}']);
    expect(value(headers, 'x-request-id')).toBe('r-1');
    expect(processTime).toMatch(/^\d/);
  });

  test.each(hosts)('and for an app with h3 middleware of its own: %s', async (host) => {
    expect(await answered(host, '/items', { isExtended: true })).toMatchObject({ status: 400 });
  });

  const host = (event: H3Event) => event.url.hostname;
  const asking = defineRoutes([
    route('/handler', Object, { get: viaH3((_page, x) => x.reply(200, JSON.stringify(host(x.event)))) }),
    route('/middleware', Object, { get: answerNothing }, { middleware: [(event) => void host(event)] }),
    route(
      '/handled',
      Object,
      { get: (_page, x) => x.fail(new HttpError(418, 'Tea')) },
      { errors: [{ http: (error, event) => [{ at: host(event) }, error.status] }] },
    ),
  ]);

  test.each(hosts.flatMap((name) => ['/handler', '/middleware', '/handled'].map((target) => [name, target])))(
    'and to a route whose code may ask for it: %s %s',
    async (name, target) => {
      const { body, headers, status } = await answered(name!, target!, { table: asking });
      expect([status, body]).toEqual([400, '{"detail":"Bad Request"}']);
      expect(value(headers, 'x-request-id')).toBe('r-1');
    },
  );

  test.each(
    [...hosts, 'a:99999', 'xn--a'].flatMap((name) => ['GET', 'HEAD'].map((method) => [name, method])),
  )('is nothing to the documentation: %s %s', async (name, method) => {
    const table = documented({ openapi: '3.1.0' });
    expect(await answered(name!, '/docs', { table, method: method! })).toMatchObject({ status: 200 });
  });

  test.each(hosts)('is nothing to a route that does not ask for it: %s', async (host) => {
    expect(await answered(host, '/items')).toMatchObject({ status: 200 });
  });
});
