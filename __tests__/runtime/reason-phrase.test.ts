import { createServer, get, STATUS_CODES } from 'node:http';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { phrases } from '../../runtime/errors/phrases.ts';
import { createApp } from '../../runtime/index.ts';
import { toNodeHandler } from '../../runtime/node.ts';
import { listening } from './support/listening.ts';
import { routes } from './support/table.ts';

const app = createApp(routes, { onError: () => {} });
const server = createServer(toNodeHandler(app));
let port: number;
beforeAll(async () => {
  port = await listening(server);
});
afterAll(() => server.close().closeAllConnections());

/** The status and reason phrase on the wire. */
function statusOf(path: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const request = get({ port, path }, (response) => {
      response.resume();
      resolve(`${response.statusCode} ${response.statusMessage}`);
    });
    request.on('error', reject);
  });
}

test.each([
  ['directly', '/items', '200 OK'],
  ['by an encoded path', '/%69tems', '200 OK'],
  ['by a whole address', 'http://test/items', '200 OK'],
  ['by an unknown path', '/nothing', '404 Not Found'],
  ['of a Response', '/response', '302 Found'],
])('node names the status %s', async (_way, path, status) => {
  expect(await statusOf(path)).toBe(status);
});

test("also of Responses, where they don't name it themselves", async () => {
  const statuses: Record<string, ResponseInit> = {
    '/plain': { status: 201 },
    '/named': { status: 201, statusText: 'Done' },
    '/odd': { status: 299 },
  };
  for (const [path, init] of Object.entries(statuses)) app.get(path, () => new Response('text', init));
  const found = await Promise.all(Object.keys(statuses).map(statusOf));
  expect(found).toEqual(['201 Created', '201 Done', '299 unknown']);
});

test('also where the head of another status could not be sent', async () => {
  app.get('/control', () => new Response('text', { headers: { 'x-control': 'a\x01b' } }));
  expect(await statusOf('/control')).toBe('500 Internal Server Error');
});

test("the runtime's own phrases are those of node, or the newer ones of RFC 9110", () => {
  const newer = { 413: 'Content Too Large', 422: 'Unprocessable Content' };
  const withoutUse = ['305', '418', '509', '510'];
  const final = Object.entries(STATUS_CODES).filter(([status]) => status >= '200');
  const used = final.filter(([status]) => !withoutUse.includes(status));
  expect(phrases).toEqual({ ...Object.fromEntries(used), ...newer });
});
