import { createServer, type RequestListener } from 'node:http';
import { type Listener, listen as listhen } from 'listhen';

export interface Address {
  /** Undefined means 3000 or the next free port; 0 means any free port. */
  readonly port: number | undefined;
  readonly host: string;
  /** Serves HTTPS, with a self-signed certificate that is valid for a day. */
  readonly https: boolean;
  /** The path that `Listener.open` opens, such as `/docs`. */
  readonly start: string;
}

export const defaultPort = 3000;

/** Starts to listen. Returns a message of one line where that fails. */
export async function listen(
  handler: RequestListener,
  { host, https, port, start }: Address,
): Promise<Listener | string> {
  // `localhost` may resolve to ::1 only, and 127.0.0.1 would not answer; clients try both for `localhost`.
  const hostname = host === 'localhost' ? '127.0.0.1' : host;
  const wanted = port ?? defaultPort;
  const obstacle = await probe(wanted, hostname);
  if (obstacle !== undefined && !(port === undefined && obstacle === 'EADDRINUSE'))
    return describe(obstacle, wanted, host);
  const listener = await listhen(handler, {
    hostname,
    // listhen warns where `public` contradicts the address.
    public: hostname !== '127.0.0.1' && hostname !== '::1',
    https: https && { domains: [...new Set(['localhost', '127.0.0.1', '::1', hostname])] },
    baseURL: start,
    port: {
      port: wanted,
      random: wanted === 0,
      // The range is empty unless the port is the default.
      alternativePortRange: port === undefined ? [defaultPort + 1, defaultPort + 100] : [1, 0],
      verbose: false,
    },
    showURL: false,
    clipboard: false,
    open: false,
    qr: false,
    autoClose: false,
  });
  if (port !== undefined && port !== 0 && listener.address.port !== port) {
    await listener.close();
    return `port ${port} cannot be used: browsers block it`;
  }
  return listener;
}

/** The URL for a browser, with `/` at the end. */
export function urlOf(listener: Listener, host: string): string {
  const shown = isEverywhere(host) ? 'localhost' : host;
  const scheme = listener.https === false ? 'http' : 'https';
  return `${scheme}://${shown.includes(':') ? `[${shown}]` : shown}:${listener.address.port}/`;
}

/** The URLs for other machines; none where they cannot connect. */
export async function networkUrls(listener: Listener, host: string): Promise<readonly string[]> {
  if (!isEverywhere(host)) return [];
  const urls = await listener.getURLs({ baseURL: '/' });
  return urls.filter(({ type }) => type === 'network').map(({ url }) => url);
}

const isEverywhere = (host: string) => host === '0.0.0.0' || host === '::' || host === '';

/** Node's error code where listening fails; otherwise undefined. */
function probe(port: number, host: string): Promise<string | undefined> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message));
    server.listen({ port, host }, () => server.close(() => resolve(undefined)));
  });
}

function describe(code: string, port: number, host: string): string {
  if (code === 'EADDRINUSE') return `port ${port} is already in use`;
  if (code === 'EACCES') return `port ${port} cannot be used: permission denied`;
  return `cannot listen on ${host}: ${code === 'ENOTFOUND' || code === 'EADDRNOTAVAIL' ? 'this machine has no such address' : code}`;
}
