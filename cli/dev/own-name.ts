import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';

/**
 * Whether a request that came over this machine's own interface calls it by one of its own names. Anybody's
 * page can let its name point here (DNS rebinding), and the browser would let it read what it asks for.
 */
export function callsByOwnName({ headers, socket }: IncomingMessage): boolean {
  if (headers.host === undefined || !/^(?:::ffff:)?127\.|^::1$/.test(socket.localAddress ?? '')) return true;
  const name = headers.host
    .replace(/:\d*$/, '')
    .replace(/^\[(.*)\]$/, '$1')
    .toLowerCase();
  return name === 'localhost' || name.endsWith('.localhost') || isIP(name) !== 0;
}
