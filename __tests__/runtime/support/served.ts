/** Serves an app in a separate process, which signals can stop. Prints its port. */
import { createApp } from '../../../runtime/index.ts';
import { serve } from '../../../runtime/node.ts';
import { slowRoutes } from './slow.ts';

const [deadline = '10000', keepAlive] = process.argv.slice(2);
if (keepAlive === 'busy') setInterval(() => {}, 1000);
const server = await serve(createApp(slowRoutes), {
  port: 0,
  hostname: '127.0.0.1',
  deadline: Number(deadline),
});
process.stdout.write(`${server.port}\n`);
