import { createServer, type Server } from 'node:http';
import type { NodeHandler } from 'routeclass/node';
import { listening } from '../../runtime/support/listening.ts';

const servers: Server[] = [];

/** Serves on a free port. Returns the address. */
export async function listen(handler: NodeHandler): Promise<string> {
  const server = createServer(handler);
  servers.push(server);
  return `http://127.0.0.1:${await listening(server)}`;
}

export function stopListening(): void {
  for (const server of servers) server.close().closeAllConnections();
}
