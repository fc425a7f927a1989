import { createServer, type IncomingMessage } from 'node:http';
import { expect, test } from '@jest/globals';
import { defineRoutes, type Exchange, route, viaH3 } from '../../runtime/generated.ts';
import { createApp } from '../../runtime/index.ts';
import { toNodeHandler } from '../../runtime/node.ts';
import { listening } from './support/listening.ts';
import { send } from './support/raw.ts';

class Page {}

const json = (_page: Page, x: Exchange) => x.json((value) => x.reply(200, JSON.stringify(value ?? null)));
const form = (_page: Page, x: Exchange) =>
  x.form((values) => x.reply(200, JSON.stringify({ a: values.text('a') })), 'a', []);

const routes = defineRoutes([
  route('/direct', Page, { post: json, put: form }),
  route('/via', Page, { post: viaH3(json), put: viaH3(form) }),
]);

const types = { POST: 'application/json', PUT: 'application/x-www-form-urlencoded' };
const bodies = { POST: '{"a":"1"}', PUT: 'a=1' };
const lines = ['POST /direct', 'POST /via', 'PUT /direct', 'PUT /via'] as const;

/** Ways in which other code has used a request before the app receives it. */
const before: Record<string, (request: IncomingMessage, next: () => void) => void> = {
  // Like express.json(), calls `next` when the body ends.
  'has read it': (request, next) => void request.resume().on('end', next),
  'has read it a while ago': (request, next) => void request.resume().on('end', () => setTimeout(next, 20)),
  'has paused it': (request, next) => {
    request.pause();
    setTimeout(next, 20);
  },
  // As Google's functions do.
  'has kept its bytes': async (request, next) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    Object.assign(request, { rawBody: Buffer.concat(chunks) });
    next();
  },
};

async function ask(what: string, line: (typeof lines)[number], body?: string) {
  const errors: string[] = [];
  const handler = toNodeHandler(createApp(routes, { onError: (error) => errors.push(String(error)) }));
  const server = createServer((request, answer) => before[what]!(request, () => handler(request, answer)));
  const verb = line.split(' ')[0] as keyof typeof bodies;
  const port = await listening(server);
  const answer = await send(port, line, [`Content-Type: ${types[verb]}`], body ?? bodies[verb]);
  server.close().closeAllConnections();
  return { status: answer.status, body: answer.body, errors };
}

test.each(lines)('a body that is paused, or kept as `rawBody`, is read: %s', async (line) => {
  const expected = { status: 200, body: '{"a":"1"}', errors: [] };
  expect(await ask('has paused it', line)).toEqual(expected);
  expect(await ask('has kept its bytes', line)).toEqual(expected);
});

test.each(lines)('a body that other code has read is a 500 that says so: %s', async (line) => {
  for (const what of ['has read it', 'has read it a while ago'])
    expect(await ask(what, line)).toEqual({
      status: 500,
      body: '{"detail":"Internal Server Error"}',
      errors: [expect.stringMatching(/has read the body before: .* `express.json\(\)`/)],
    });
});

test.each(lines)('there was nothing to read of one without bytes: %s', async (line) => {
  const expected = { status: 200, body: line.startsWith('POST') ? 'null' : '{}', errors: [] };
  for (const what of Object.keys(before)) expect(await ask(what, line, '')).toEqual(expected);
});
