import { createServer } from 'node:http';
import { H3, serve } from 'h3/node';
import { toNodeHandler } from '../../../runtime/node.ts';
import { listening } from './listening.ts';

export interface Running {
  readonly port: number;
  close(): Promise<void>;
}

/** One of the two ways to serve an app, on a real socket. */
export interface Way {
  readonly name: string;
  start(app: H3): Promise<Running>;
}

const directly = (handlerOf: typeof toNodeHandler): Way => ({
  name: 'directly on node',
  async start(app) {
    const server = createServer(handlerOf(app));
    return {
      port: await listening(server),
      close: () =>
        new Promise((resolve) => {
          server.close(() => resolve());
          server.closeAllConnections();
        }),
    };
  },
});

const throughH3: Way = {
  name: 'through h3',
  async start(app) {
    const server = serve(app, { port: 0, hostname: '127.0.0.1', gracefulShutdown: false, silent: true });
    await server.ready();
    return { port: Number(new URL(server.url!).port), close: () => server.close(true) };
  },
};

/** The ways for apps of the installed package, which has its own `toNodeHandler`. */
export const waysOf = (handlerOf: typeof toNodeHandler): readonly Way[] => [directly(handlerOf), throughH3];

export const ways = waysOf(toNodeHandler);

/** The app within another one of h3's. */
export const mountedInH3: Way = {
  name: 'in another app',
  start: (app) => throughH3.start(new H3({ silent: true }).mount('/', app)),
};

/**
 * Serves the same app in each way: as it is, and with a middleware of its own, which sends every request
 * through h3.
 */
export function startEach(make: () => H3): Promise<Running[]> {
  const extended = () => make().use((_event, next) => next());
  return Promise.all(ways.flatMap((way) => [way.start(make()), way.start(extended())]));
}
