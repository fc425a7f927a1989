import { afterAll, beforeAll, describe } from '@jest/globals';
import { createApp } from 'routeclass';
import { toNodeHandler } from 'routeclass/node';
import { routes } from '../../../generated/dispatch.ts';
import { type Running, type Way, waysOf } from '../../runtime/support/ways.ts';
import { builtServer, startBuilt } from './backend.ts';
import { Client } from './client.ts';

/** The two ways to serve an app, each on its own socket. */
export const ways = waysOf(toNodeHandler);

const demos: readonly Way[] =
  builtServer === undefined ? ways : [{ name: 'on a backend', start: () => startBuilt(builtServer!) }];

/** Runs the same tests against a fresh demo, once for each way to serve it. */
export function describeDemo(name: string, tests: (client: Client) => void): void {
  describe.each(demos)(`${name}, $name`, ({ start }) => {
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
