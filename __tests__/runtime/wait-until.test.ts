import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, describe, expect, test } from '@jest/globals';
import { H3, type H3Event } from 'h3';
import { defineRoutes, route, viaH3 } from '../../runtime/generated.ts';
import { closeApp, createApp } from '../../runtime/index.ts';
import { serve } from '../../runtime/node.ts';

const log: string[] = [];

afterEach(() => void log.splice(0));

/** Answers at once, and works on. */
function begin(event: H3Event): string {
  event.waitUntil(pause(20).then(() => log.push('done')));
  event.waitUntil(
    pause(20).then(() => {
      throw new Error('work failed');
    }),
  );
  return 'begun';
}

/** One route of the table, and one of h3 where `isExtended`. */
function appOf(isExtended: boolean): H3 {
  const routes = defineRoutes([
    route('/page/{id}', Object, { get: viaH3((_page, x) => x.reply(200, begin(x.event))) }),
  ]);
  const app = createApp(routes, {
    onError: (error, { method, route: at }) => log.push(`${(error as Error).message}: ${method} ${at}`),
  });
  return isExtended ? app.get('/own/:id', begin) : app;
}

/** The servers that give requests no `waitUntil` of their own. */
const servers: readonly (readonly [name: string, ask: (app: H3, path: string) => Promise<number>])[] = [
  ['no server', async (app, path) => (await app.request(path)).status],
  [
    "node's server",
    async (app, path) => {
      const { server, port } = await serve(app, { port: 0, signals: [] });
      const { status } = await fetch(`http://localhost:${port}${path}`);
      server.close();
      return status;
    },
  ],
];

describe.each(servers)('on %s', (_name, ask) => {
  test.each([
    ['a page', '/page/5', '/page/{id}'],
    ['a page whose path is encoded', '/p%61ge/5', '/page/5'],
    ['a route of h3', '/own/5', '/own/5'],
  ])('work after the answer of %s is waited for, and its error is reported', async (_of, path, at) => {
    const app = appOf(path.startsWith('/own'));
    expect(await ask(app, path)).toBe(200);
    await closeApp(app);
    expect(log.sort()).toEqual(['done', `work failed: GET ${at}`]);
  });
});

test.each(['/page/5', '/own/5'])('the work of an app that another mounts is its own: %s', async (path) => {
  const app = appOf(path.startsWith('/own'));
  expect((await new H3().mount('/in', app).request(`/in${path}`)).status).toBe(200);
  await closeApp(app);
  expect(log.sort()).toEqual(['done', `work failed: GET /in${path}`]);
});

test('an error is reported even if the runtime has closed the request', async () => {
  const app = appOf(true);
  const request = new Request('http://localhost/own/5');
  const { status } = await app.fetch(request);
  // As Deno does.
  Object.defineProperty(request.headers, 'get', {
    value() {
      throw new TypeError('Request closed');
    },
  });
  expect(status).toBe(200);
  await closeApp(app);
  expect(log.sort()).toEqual(['done', 'work failed: GET /own/5']);
});
