import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { NodeHandler } from 'routeclass/node';

const servers: Server[] = [];

/** Serves on a free port. Returns the address. */
export async function listen(handler: NodeHandler): Promise<string> {
  const server = createServer(handler);
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

export function stopListening(): void {
  for (const server of servers) server.close().closeAllConnections();
}
