/** Work after the answer on Deno, whose server aborts a request that it has answered. */
import { expect, test } from '@jest/globals';

Object.assign(globalThis, { Deno: {} });
const { closeApp, createApp } = await import('../../runtime/index.ts');
const { defineRoutes, route, viaH3 } = await import('../../runtime/generated.ts');

test.each(['/page', '/own'])('work that was aborted after the answer of %s is reported', async (path) => {
  const log: string[] = [];
  const answered = new AbortController();
  const ofWork = new AbortController();
  const work = new Promise((_, reject) => {
    ofWork.signal.addEventListener('abort', () => reject(ofWork.signal.reason));
  });
  const get = viaH3((_page, x) => {
    x.event.waitUntil(work);
    x.reply(200, '1');
  });
  const app = createApp(defineRoutes([route('/page', Object, { get })]), {
    onError: (error, { method, route: at }) => log.push(`${(error as Error).name}: ${method} ${at}`),
  });
  if (path === '/own')
    app.get(path, (event) => {
      event.waitUntil(work);
      return 1;
    });
  expect((await app.request(path, { signal: answered.signal })).status).toBe(200);
  answered.abort();
  ofWork.abort();
  await closeApp(app);
  expect(log).toEqual([`AbortError: GET ${path}`]);
});
