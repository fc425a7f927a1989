import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Connections } from './connections.ts';
import { Stoppable } from './node-stoppable.ts';
import { checkedOptions, type RunningServer, type ServeOptions } from './options.ts';
import { stopOnSignals } from './signals.ts';

/**
 * Serves a node request listener, and resolves with the server when it is listening. Rejects if it cannot
 * listen. `afterwards` is called when the server has stopped.
 */
export async function serveListener(
  listener: (request: IncomingMessage, response: ServerResponse) => void,
  options: ServeOptions,
  afterwards: (deadline: number) => Promise<void>,
): Promise<RunningServer> {
  const { port, signals, ...deadlines } = checkedOptions(options);
  const isSecure = options.tls !== undefined;
  const server = await makeServer(options);
  const connections = new Connections(server, isSecure ? 'secureConnection' : 'connection');
  server.on('request', (request, response) => {
    connections.begin(request, response);
    listener(request, response);
  });
  await listening(server, port, options.hostname);

  const stoppable = new Stoppable(server, connections, deadlines, afterwards);
  const release = stopOnSignals(stoppable, signals);
  const { port: actualPort } = server.address() as AddressInfo;
  return {
    server,
    port: actualPort,
    url: `${isSecure ? 'https' : 'http'}://${hostOf(options.hostname)}:${actualPort}`,
    close: () => stoppable.stop().then(release),
  };
}

/** node:https is only loaded if needed, because loading takes time. */
async function makeServer({ node = {}, tls }: ServeOptions): Promise<Server> {
  if (tls === undefined) return createServer(node);
  const { createServer: createSecureServer } = await import('node:https');
  return createSecureServer({ ...node, ...tls });
}

function listening(server: Server, port: number, hostname: string | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject).once('listening', () => {
      server.off('error', reject);
      resolve();
    });
    if (hostname === undefined) server.listen(port);
    else server.listen(port, hostname);
  });
}

/** The host under which a browser on the same machine reaches the server. */
function hostOf(hostname = ''): string {
  if (['', '0.0.0.0', '::'].includes(hostname)) return 'localhost';
  return hostname.includes(':') ? `[${hostname}]` : hostname;
}
