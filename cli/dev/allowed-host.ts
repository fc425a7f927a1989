import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';

/**
 * Whether a request over the loopback interface uses a host name of this machine. Any website can make its
 * own host name resolve to this machine (DNS rebinding), and the browser would then let it read the answers.
 */
export function hasAllowedHost({ headers, socket }: IncomingMessage): boolean {
  if (headers.host === undefined || !/^(?:::ffff:)?127\.|^::1$/.test(socket.localAddress ?? '')) return true;
  const name = headers.host
    .replace(/:\d*$/, '')
    .replace(/^\[(.*)\]$/, '$1')
    .toLowerCase();
  return name === 'localhost' || name.endsWith('.localhost') || isIP(name) !== 0;
}
