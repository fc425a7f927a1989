import { createServer, type Server } from 'node:http';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { build } from 'esbuild';
import type { Browser, Page } from 'playwright-core';
import { createApp } from 'routeclass';
import { toNodeHandler } from 'routeclass/node';
import { routes } from '../../generated/dispatch.ts';
import { sampleApp } from '../compiler/support/sample-app.ts';
import { launch } from '../docs/support/browser.ts';
import { listening } from '../runtime/support/listening.ts';

const repository = join(import.meta.dirname, '../..');
let browser: Browser;
const servers: Server[] = [];
afterAll(async () => {
  await browser?.close();
  for (const server of servers) server.close().closeAllConnections();
});
beforeAll(async () => {
  browser = await launch();
});

/** The demo and the app of a sample below prefixes, and a page with the clients of both. */
async function open(): Promise<{ readonly page: Page; readonly complaints: string[] }> {
  const demo = toNodeHandler(createApp(routes));
  const sample = toNodeHandler(await sampleApp('client'));
  const { outputFiles } = await build({
    stdin: {
      contents: `
        import * as demo from './generated/client.ts';
        import * as sample from './__tests__/samples/client/expected/client.ts';
        Object.assign(globalThis, { demo, sample });
      `,
      resolveDir: repository,
    },
    bundle: true,
    write: false,
    format: 'iife',
  });
  const server = createServer((request, response) => {
    const [, prefix, rest] = /^(\/demo|\/sample)(\/.*)$/.exec(request.url ?? '') ?? [];
    if (prefix !== undefined) {
      request.url = rest!;
      return (prefix === '/demo' ? demo : sample)(request, response);
    }
    response.writeHead(200, { 'content-type': 'text/html', 'set-cookie': 'session_id=jar; HttpOnly' });
    response.end(`<!doctype html><link rel="icon" href="data:,"><script>${outputFiles[0]!.text}</script>`);
  });
  servers.push(server);
  const port = await listening(server);
  const page = await browser.newPage();
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(String(error)));
  await page.goto(`http://127.0.0.1:${port}/`);
  return { page, complaints };
}

test('the clients run in a page', async () => {
  const { complaints, page } = await open();
  const found = await page.evaluate(`(async () => {
    const api = demo.createClient({ baseUrl: '/demo/' });
    const all = sample.createClient({ baseUrl: new URL('/sample', location.href) });
    const made = demo.unwrap(await api.postTodos({ body: { title: 'From a page' } }));
    const invalid = await api.postTodos({ body: { title: '' } });
    const file = new File(['hello'], 'grüße.txt', { type: 'text/plain' });
    const counts = [];
    const ticks = await all.getStreams({ query: { count: 1000 } });
    for await (const { count } of ticks.data) { counts.push(count); if (count === 2) break; }
    const aborted = await api.getTodos({}, { signal: AbortSignal.abort(new Error('left')) }).catch(String);
    const moved = await all.postMoved();
    return {
      made,
      list: demo.unwrap(await api.getTodos({ query: { completed: false } })).total,
      invalid: [invalid.status, invalid.error.detail[0].loc],
      items: demo.unwrap(await api.getItems({ query: { tags: ['a b', 'ü'] } })).tags,
      login: demo.unwrap(await api.postLogin({ form: { username: 'ada', password: 'x' } })),
      upload: demo.unwrap(await api.postUpload({ form: { file } })),
      session: demo.unwrap(await api.getSession({ cookies: { session_id: 'ignored' } })),
      without: demo.unwrap(await api.getSession({}, { credentials: 'omit' })),
      bytes: await new Response((await all.getFilesByPath({ path: { path: 'a b/c' } })).data).text(),
      token: demo.unwrap(await all.getAccess({ auth: { bearer: 'abc' } })),
      counts,
      aborted,
      moved: [moved.ok, moved.status, moved.response.type],
    };
  })()`);
  expect(found).toEqual({
    made: { id: expect.any(Number), title: 'From a page', completed: false },
    list: 1,
    invalid: [422, ['body', 'title']],
    items: ['a b', 'ü'],
    login: { username: 'ada' },
    upload: { filename: 'grüße.txt', size: 5, content_type: 'text/plain' },
    // The browser's own cookie goes, and no other.
    session: { session_id: 'jar' },
    without: { error: 'No session' },
    bytes: 'a b/c',
    token: { token: 'abc' },
    counts: [0, 1, 2],
    aborted: 'Error: left',
    // A browser hides the target and the status of a redirect from scripts.
    moved: [false, 'other', 'opaqueredirect'],
  });
  expect(complaints).toEqual([]);
});
