import { listen } from 'listhen';
import { createApp } from 'routeclass';
import { toNodeHandler } from 'routeclass/node';
import { routes } from '../generated/dispatch.ts';

/** The demo, on `PORT` (default 3000) and all addresses of the machine, or only `HOST`. */
const app = createApp(routes);
const port = Number(process.env.PORT ?? 3000);

try {
  const listener = await listen(toNodeHandler(app), {
    port: { port, random: port === 0 },
    hostname: process.env.HOST ?? '',
    public: true,
    showURL: false,
    autoClose: false,
    // Otherwise listhen would use another port if this one is taken.
    isProd: true,
  });
  console.log(`listening at http://localhost:${listener.address.port}/ (docs at /docs)`);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    // Lets the requests in flight end; a second signal doesn't wait.
    process.once(signal, () => listener.close().then(() => process.exit(0)));
  }
} catch (error) {
  const isTaken = error instanceof Error && error.name === 'GetPortError';
  console.error(`error: ${isTaken ? `port ${port} is already in use` : error}`);
  process.exitCode = 1;
}
