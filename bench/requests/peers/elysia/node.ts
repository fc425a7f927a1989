import { node } from '@elysiajs/node';
import type { Server } from 'srvx';
import { announce } from '../../announce.ts';
import { makeApp } from './app.ts';

makeApp({ adapter: node() }).listen(0, async (info) => {
  // What the adapter tells as its port is the one that was asked for.
  const { raw: server } = info as unknown as { raw: Server };
  await server.ready();
  announce(Number(new URL(server.url!).port));
});
