import type { ServerOptions as HttpOptions, Server } from 'node:http';
import { checkedDeadline } from '../ends-within.ts';

/** How `serve` listens, and how it stops. */
export interface ServeOptions {
  /** 0 for any that is free. Default: `PORT` of the environment, else 3000. */
  readonly port?: number;
  /** Default: every address that the machine has. */
  readonly hostname?: string;
  /** Serves HTTPS; both as PEM texts. */
  readonly tls?: { readonly cert: string; readonly key: string; readonly passphrase?: string };
  /**
   * Milliseconds that requests in flight have to end once the server stops; then their connections are cut.
   * What the app made once has as long again to be released. Default 10,000.
   */
  readonly deadline?: number;
  /**
   * Milliseconds that the items of a generator have to come to their end once the server stops; then the
   * answer is broken off, so that no client takes it for whole, and the generator's `finally` runs. Default
   * 1,000.
   */
  readonly streamDeadline?: number;
  /**
   * Signals that stop the server and, once it has stopped, end the process; `[]` for none. Default `SIGTERM`
   * and `SIGINT`.
   */
  readonly signals?: readonly NodeJS.Signals[];
  /** What node's own server takes: time limits, size of heads, ... */
  readonly node?: HttpOptions;
}

/** A server that is listening. */
export interface RunningServer {
  /** node's own, for what is no request: `upgrade` to WebSockets. */
  readonly server: Server;
  /** The one that it listens at, also where 0 was asked for. */
  readonly port: number;
  /** `http://localhost:3000`. */
  readonly url: string;
  /**
   * Stops it: it takes no more connections, closes idle ones and lets the requests in flight end, then it
   * releases what the app made once. Settles when all of that is done: at the latest after twice the deadline,
   * and a second for the generators of streams. May be called more than once.
   */
  close(): Promise<void>;
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
