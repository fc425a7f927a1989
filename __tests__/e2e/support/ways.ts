import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe } from '@jest/globals';
import { type H3, serve } from 'h3';
import { createApp } from 'routeclass';
import { toNodeHandler } from 'routeclass/node';
import { routes } from '../../../generated/dispatch.ts';
import { builtServer, startBuilt } from './backend.ts';
import { Client } from './client.ts';

export interface Running {
  readonly port: number;
  close(): Promise<void>;
}

/** The two ways to serve an app, each on its own socket. */
export const ways: { readonly [name: string]: (app: H3) => Promise<Running> } = {
  async 'directly on node:http'(app) {
    const server = createServer(toNodeHandler(app));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const close = () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      });
    return { port: (server.address() as AddressInfo).port, close };
  },

  async "through h3's serve"(app) {
    const server = serve(app, { port: 0, hostname: '127.0.0.1', gracefulShutdown: false, silent: true });
    await server.ready();
    return { port: Number(new URL(server.url!).port), close: () => server.close(true) };
  },
};

const demos: { readonly [name: string]: (app: H3) => Promise<Running> } =
  builtServer === undefined ? ways : { 'on a backend': () => startBuilt(builtServer!) };

/** Runs the same tests against a fresh demo, once for each way to serve it. */
export function describeDemo(name: string, tests: (client: Client) => void): void {
  describe.each(Object.entries(demos))(`${name}, %s`, (_way, start) => {
    const client = new Client();
    let running: Running;
    beforeAll(async () => {
      running = await start(createApp(routes));
      client.port = running.port;
    });
    afterAll(async () => {
      client.close();
      await running.close();
    });
    tests(client);
  });
}
