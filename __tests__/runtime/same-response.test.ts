import { afterEach, describe, expect, test } from '@jest/globals';
import { H3 } from 'h3';
import { defineRoutes, route, viaH3 } from '../../runtime/generated.ts';
import { createApp } from '../../runtime/index.ts';
import { send, value } from './support/raw.ts';
import { type Running, ways } from './support/ways.ts';

const origins = ['https://a.example', 'https://b.example'];

/** An app that returns the same Response, without a body, for every request. */
function constant(isExtended = false): H3 {
  const response = new Response(null, { status: 202, headers: { 'x-own': '1' } });
  const routes = defineRoutes([
    route('/handler', Object, { get: viaH3((_page, x) => x.respond(response)) }),
    route('/middleware', Object, { get: (_page, x) => x.reply(200, '1') }, { middleware: [() => response] }),
  ]);
  const app = createApp(routes, { cors: { origin: origins }, requestId: true });
  return isExtended ? app.get('/own', () => response) : app;
}

describe.each(ways)('the same Response again $name', (way) => {
  let server: Running;
  afterEach(() => server.close());

  test.each([
    ['of a handler', '/handler'],
    ['of a middleware', '/middleware'],
    ["of a route of h3's own", '/own'],
  ])('%s gets the headers of each request alone', async (_whose, target) => {
    server = await way.start(constant(target === '/own'));
    for (const [i, origin] of origins.entries()) {
      const { headers, status } = await send(server.port, `GET ${target}`, [
        `Origin: ${origin}`,
        `X-Request-Id: r-${i}`,
      ]);
      expect(status).toBe(202);
      expect(value(headers, 'access-control-allow-origin')).toBe(origin);
      expect(value(headers, 'x-request-id')).toBe(`r-${i}`);
      expect(value(headers, 'x-own')).toBe('1');
    }
  });
});

test('the same Response of an app in another one gets the headers of each request alone', async () => {
  const parent = new H3().mount('/api', constant());
  for (const origin of origins) {
    const { headers } = await parent.request('/api/handler', { headers: { origin } });
    expect(headers.get('access-control-allow-origin')).toBe(origin);
  }
});
