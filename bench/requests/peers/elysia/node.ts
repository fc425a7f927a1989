import { node } from '@elysiajs/node';
import type { Server } from 'srvx';
import { announce } from '../../announce.ts';
import { makeApp } from './app.ts';

makeApp({ adapter: node() }).listen(0, async (info) => {
  // The adapter reports the requested port, not the actual one.
  const { raw: server } = info as unknown as { raw: Server };
  await server.ready();
  announce(Number(new URL(server.url!).port));
});
