/** Serves an app, and opens files until the system allows no more, some milliseconds later. Prints its port, then a line. */
import { openSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { createApp } from '../../../runtime/index.ts';
import { serve } from '../../../runtime/node.ts';
import { slowRoutes } from './slow.ts';

const { port } = await serve(createApp(slowRoutes), { port: 0, hostname: '127.0.0.1' });
process.stdout.write(`${port}\n`);
await pause(Number(process.argv[2]));
try {
  for (;;) openSync('/dev/null', 'r');
} catch (error) {
  process.stdout.write(`${(error as NodeJS.ErrnoException).code}\n`);
}
