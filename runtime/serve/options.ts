import type { ServerOptions as HttpOptions, Server } from 'node:http';
import { checkedDeadline } from '../ends-within.ts';

/** The options of `serve`. */
export interface ServeOptions {
  /** The port; 0 for any free one. Default: the environment variable `PORT`, else 3000. */
  readonly port?: number;
  /** The address to listen on. Default: all addresses of the machine. */
  readonly hostname?: string;
  /** Serves HTTPS, with the certificate and key as PEM texts. */
  readonly tls?: {
    readonly cert: string;
    readonly key: string;
    /** Of the key, if it is encrypted. */
    readonly passphrase?: string;
  };
  /**
   * Milliseconds that requests in flight have to end once the server stops; then their connections are cut.
   * After that, the release of dependencies of `scope: 'app'` has half as long. Default 10,000.
   */
  readonly deadline?: number;
  /**
   * Milliseconds that the stream of a generator, or bytes of the type `text/event-stream`, has to end once the
   * server stops. Then the answer is broken off, so that no client takes it for complete, and the generator's
   * `finally` runs. Default 1,000.
   */
  readonly streamDeadline?: number;
  /** Signals that stop the server and then end the process; `[]` for none. Default `SIGTERM` and `SIGINT`. */
  readonly signals?: readonly NodeJS.Signals[];
  /** Options of node's own server: timeouts, maximum header size, ... */
  readonly node?: HttpOptions;
}

/** A server that is listening. */
export interface RunningServer {
  /** node's own server, for events that are not requests: `upgrade` to WebSockets. */
  readonly server: Server;
  /** The port that the server listens on, also if 0 was requested. */
  readonly port: number;
  /** The URL of the server: `http://localhost:3000`. */
  readonly url: string;
  /**
   * Stops the server: it accepts no more connections, closes idle ones and lets the requests in flight end.
   * Then the dependencies of `scope: 'app'` are released. Settles when all of that is done: at the latest
   * after twice the deadline, a second for connections that were just made, and one for the generators of
   * streams. May be called more than once, and passed on by itself.
   */
  close: () => Promise<void>;
}

/** @throws RangeError for an invalid port or deadline */
export function checkedOptions(
  options: ServeOptions,
): Required<Pick<ServeOptions, 'port' | 'deadline' | 'streamDeadline' | 'signals'>> {
  const port = options.port ?? Number(process.env.PORT || 3000);
  const { deadline = 10_000, streamDeadline = 1000, signals = ['SIGTERM', 'SIGINT'] } = options;
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    throw new RangeError(
      `The port must be a whole number from 0 to 65535: ${options.port ?? process.env.PORT}`,
    );
  for (const time of [deadline, streamDeadline]) checkedDeadline(time);
  return { port, deadline, streamDeadline, signals };
}
