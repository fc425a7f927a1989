import { connect, createServer } from 'node:http2';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { createApp } from '../../runtime/index.ts';
import { toNodeHandler } from '../../runtime/node.ts';
import { governed } from './support/governed.ts';
import { until } from './support/streamed.ts';

/** The default mode, a built-in one, and handlers of the user's own: a tuple, a Response, one that fails; each on both ways to an event. */
const targets = ['plain', 'detailed', 'mixed', 'own', 'failing'].flatMap((mode) => [
  `/${mode}/1`,
  `/${mode}/via/1`,
]);
const isRefused = (status: unknown) => status === 413 || status === 500;

describe('what is left of a body that was refused', () => {
  const app = createApp(governed({ limits: { body: 100 } }), { onError: () => {} });

  test.each(targets)('is read, whatever the server: %s', async (target) => {
    let left = 10;
    const body = new ReadableStream<Uint8Array>({
      pull(controller) {
        if (left === 0) controller.close();
        else controller.enqueue(new Uint8Array(1000));
        left--;
      },
    });
    const headers = { 'content-type': 'application/json' };
    const init = { method: 'POST', headers, body, duplex: 'half' } as const;
    const { status } = await app.fetch(new Request(`http://localhost${target}`, init));
    expect(isRefused(status)).toBe(true);
    await until(() => left < 0);
  });

  describe('over HTTP/2', () => {
    const server = createServer(toNodeHandler(app) as never);
    beforeAll(() => new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve)));
    afterAll(() => new Promise<void>((resolve) => void server.close(() => resolve())));

    test.each(targets)('keeps no stream open: %s', async (target) => {
      const client = connect(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
      const headers = { ':method': 'POST', ':path': target, 'content-type': 'application/json' };
      const stream = client.request(headers);
      let status: unknown;
      stream.on('response', (head) => {
        status = head[':status'];
      });
      stream.resume().end(Buffer.alloc(300_000));
      await until(() => stream.closed);
      client.close();
      expect(isRefused(status)).toBe(true);
    });
  });
});
