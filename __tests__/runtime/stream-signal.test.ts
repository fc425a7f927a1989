import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from '@jest/globals';
import { createApp } from '../../runtime/index.ts';
import { endless } from './support/stream-server.ts';
import { type Item, type Makers, streamRoutes } from './support/streamed.ts';

/**
 * Streams whose caller is in the same process: there is no connection to close, and only an abort signal
 * tells that the caller has stopped reading.
 */

const reported: string[] = [];

function ask(makers: Makers, signal: AbortSignal, accept = 'text/event-stream'): Promise<Response> {
  reported.length = 0;
  const app = createApp(streamRoutes(makers), { onError: (error) => reported.push(String(error)) });
  const [name] = Object.keys(makers);
  const request = new Request(`http://app.test/any/${name}`, { signal, headers: { accept } });
  return Promise.resolve(app.fetch(request));
}

async function read(answer: Response, use: () => void): Promise<void> {
  for await (const _chunk of answer.body!) use();
}

test.each(['text/event-stream', 'application/x-ndjson'])(
  'items as %s end with its reason',
  async (accept) => {
    const controller = new AbortController();
    const ended = new Promise<void>((resolve) => {
      void ask({ items: () => endless(1, resolve) }, controller.signal, accept).then(async (answer) => {
        const reason = new Error('enough');
        await expect(read(answer, () => controller.abort(reason))).rejects.toBe(reason);
      });
    });
    await ended;
    expect(reported).toEqual([]);
  },
);

test('bytes do, and their source is cancelled', async () => {
  const controller = new AbortController();
  let sent = 0;
  let cancelled = 0;
  const bytes = new ReadableStream({
    pull: (stream) => (sent++ < 1000 ? stream.enqueue(new Uint8Array(1)) : stream.close()),
    cancel: () => void cancelled++,
  });
  const answer = await ask({ bytes: () => bytes }, controller.signal);
  const reason = new Error('enough');
  await expect(read(answer, () => controller.abort(reason))).rejects.toBe(reason);
  expect([cancelled, reported]).toEqual([1, []]);
});

test('a reader that waits for an item hears of it at once', async () => {
  const controller = new AbortController();
  const reason = new Error('enough');
  let ended = 0;
  async function* waiting({ signal }: Request): AsyncGenerator<Item> {
    try {
      yield { n: 1 };
      await new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
    } finally {
      ended++;
    }
  }
  const answer = await ask({ waiting: (x) => waiting(x.event.req) }, controller.signal);
  setTimeout(() => controller.abort(reason), 20);
  await expect(read(answer, () => {})).rejects.toBe(reason);
  await pause(1);
  expect([ended, reported]).toEqual([1, []]);
});

test('one that was aborted before makes no item', async () => {
  const reason = new Error('too late');
  let made = 0;
  async function* never(): AsyncGenerator<Item> {
    yield { n: made++ };
  }
  const answer = await ask({ never }, AbortSignal.abort(reason));
  await expect(read(answer, () => {})).rejects.toBe(reason);
  expect([made, reported]).toEqual([0, []]);
});
