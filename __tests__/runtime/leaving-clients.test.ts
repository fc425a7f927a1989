import type { IncomingMessage, ServerResponse } from 'node:http';
import { PassThrough } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, describe, expect, test } from '@jest/globals';
import type { H3Event } from 'h3';
import { defineRoutes, type Exchange, route, viaH3 } from '../../runtime/generated.ts';
import { createApp } from '../../runtime/index.ts';
import { leavingClients, type Served } from './support/leaving.ts';
import { until } from './support/streamed.ts';

function nodeOf(event: H3Event): { req: IncomingMessage; res: ServerResponse } {
  return event.runtime!.node as ReturnType<typeof nodeOf>;
}

async function* endless() {
  for (;;) {
    yield 'part';
    await pause(5);
  }
}

/** Ways to wait for a client. */
const uses: Record<string, (event: H3Event) => Promise<unknown>> = {
  'its text': ({ req }) => req.text(),
  'the text of a copy': ({ req }) => req.clone().text(),
  'its signal': ({ req: { signal } }) =>
    new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason))),
  "node's message": async (event) => {
    for await (const _part of nodeOf(event).req);
  },
  "node's message, piped": (event) => pipeline(nodeOf(event).req, new PassThrough().resume()),
  "node's response": (event) => pipeline(endless, nodeOf(event).res),
};

/** Streams of the app that close too early, and the message or the answer with them. */
const faults: Record<string, (event: H3Event) => Promise<unknown>> = {
  'of the answer': (event) => pipeline(closing(), nodeOf(event).res),
  'for the message': (event) => pipeline(nodeOf(event).req, closing()),
  'of neither': () => pipeline(closing(), new PassThrough().resume()),
};

function closing(): PassThrough {
  const stream = new PassThrough().resume();
  setTimeout(() => stream.destroy(), 10);
  return stream;
}

describe.each(leavingClients)('a client that leaves $name', ({ serve }) => {
  let served: Served;
  afterEach(() => served.close());

  test.each(
    Object.keys(uses).flatMap((how) => [
      [how, 'a page'],
      [how, 'a route of h3'],
    ]),
  )('while code of the app waits for it is no error: %s, in %s', async (how, where) => {
    const reported: unknown[] = [];
    let isAsked = false;
    const use = async (event: H3Event) => {
      isAsked = true;
      await uses[how]!(event);
    };
    const post = viaH3((_page: unknown, x: Exchange) => use(x.event));
    const app = createApp(defineRoutes([route('/', Object, { post })]), {
      onError: (error) => reported.push(error),
    });
    if (where === 'a route of h3') app.post('/', use);
    served = await serve(app);
    const leave = served.begin('/');
    await until(() => isAsked);
    await pause(20);
    leave();
    await pause(50);
    expect(reported).toEqual([]);
    expect(await served.ask('/')).toBe(405);
  });

  test.each(Object.keys(faults))(
    'after a stream of the app has closed too early hides no error: %s',
    async (which) => {
      const reported: unknown[] = [];
      const post = viaH3(async (_page: unknown, x: Exchange) => void (await faults[which]!(x.event)));
      const onError = (error: unknown) =>
        reported.push((error as NodeJS.ErrnoException).code ?? String(error));
      served = await serve(createApp(defineRoutes([route('/', Object, { post })]), { onError }));
      const leave = served.begin('/');
      await until(() => reported.length > 0);
      leave();
      expect(reported).toEqual(['ERR_STREAM_PREMATURE_CLOSE']);
    },
  );

  test.each(['application/json', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'])(
    'in the middle of its body is no error, and the handler is not called: %s',
    async (type) => {
      const log: unknown[] = [];
      const handle = () => void log.push('called');
      const post = (_page: unknown, x: Exchange) =>
        type === 'application/json' ? x.json(handle) : x.form(handle, 'name', []);
      const onError = (error: unknown) => log.push(error);
      served = await serve(createApp(defineRoutes([route('/', Object, { post })]), { onError }));
      const leave = served.begin('/', type);
      await pause(30);
      leave();
      await pause(50);
      expect(log).toEqual([]);
      expect(await served.ask('/')).toBe(405);
    },
  );
});
