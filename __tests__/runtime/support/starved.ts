/** Serves an app, and opens files until the system allows no more, some milliseconds later. Prints its port, then a line. */
import { openSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { defineRoutes } from '../../../runtime/generated.ts';
import { createApp } from '../../../runtime/index.ts';
import { serve } from '../../../runtime/node.ts';
import { formRoutes } from './forms.ts';
import { slowRoutes } from './slow.ts';

const routes = defineRoutes([...slowRoutes.definitions, ...formRoutes.definitions], formRoutes.options);
const { port } = await serve(createApp(routes), { port: 0, hostname: '127.0.0.1' });
process.stdout.write(`${port}\n`);
await pause(Number(process.argv[2]));
try {
  for (;;) openSync('/dev/null', 'r');
} catch (error) {
  process.stdout.write(`${(error as NodeJS.ErrnoException).code}\n`);
}
