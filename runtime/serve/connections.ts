import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { streamOf } from '../stream/open-stream.ts';

/** When a socket was first seen idle (`performance.now()`), and how many bytes had come by then. */
interface Idle {
  readonly since: number;
  readonly bytes: number;
}

interface Connection {
  /**
   * The responses that have not been sent, in the order of their requests: several with pipelining. An idle
   * connection must not keep its last response, with the request and all that they refer to.
   */
  readonly responses: ServerResponse[];
  /** Removes a response: its listener for `close`. */
  readonly forget: (this: ServerResponse) => void;
  idle: Idle | undefined;
}

/** The connections of a server, so that it can stop without losing a request. */
export class Connections {
  readonly #open = new Map<Socket, Connection>();
  /** All sockets. With HTTPS they include those whose client has not completed the TLS handshake. */
  readonly #sockets = new Map<Socket, Idle | undefined>();
  /** Promises that settle when the streams that were broken off have ended. */
  readonly #ends = new Set<Promise<void>>();
  #isStopping = false;
  /** How many connections there have been. */
  #count = 0;

  /** @param event `secureConnection` for HTTPS, where a request's socket is the TLS socket */
  constructor(server: Server, event: 'connection' | 'secureConnection') {
    server.on('connection', (socket: Socket) => {
      this.#count += 1;
      this.#sockets.set(socket, undefined);
      socket.once('close', () => this.#sockets.delete(socket));
    });
    server.on(event, (socket: Socket) => {
      this.#open.set(socket, newConnection());
      socket.once('close', () => this.#open.delete(socket));
    });
  }

  /** Notes a request before it is answered. */
  begin({ socket }: IncomingMessage, response: ServerResponse): void {
    const connection = this.#open.get(socket);
    if (connection !== undefined) {
      connection.responses.push(response);
      response.on('close', connection.forget);
    }
    if (this.#isStopping) announceClose(response);
  }

  /** From now on every response is the last one of its connection, and announces that. */
  stop(): void {
    this.#isStopping = true;
    for (const { responses } of this.#open.values()) {
      const latest = responses.at(-1);
      if (latest !== undefined) announceClose(latest);
    }
  }

  /**
   * Settles when a turn of the event loop brings no new connection, or after `time` milliseconds. Node takes one
   * connection a turn, and those that only the system has accepted are reset when the server stops to listen.
   */
  async allTaken(time: number): Promise<void> {
    const end = performance.now() + time;
    // The first turn is the current one, which may have looked for connections before.
    await turn();
    for (let before = -1; before !== this.#count && performance.now() < end; await turn())
      before = this.#count;
  }

  /** Closes the connections that have been idle for `time` milliseconds, as observed by earlier calls. */
  closeIdle(time: number): void {
    const now = performance.now();
    for (const [socket, connection] of this.#open) {
      const { responses, idle } = connection;
      if (responses.length > 0) connection.idle = undefined;
      else if (isIdle(socket, idle, now - time)) socket.destroy();
      else connection.idle = idleSince(socket, idle, now);
    }
    // Once no connection is open, the sockets that are left wait for a TLS handshake.
    if (this.#open.size > 0) return;
    for (const [socket, idle] of this.#sockets)
      if (isIdle(socket, idle, now - time)) socket.destroy();
      else this.#sockets.set(socket, idleSince(socket, idle, now));
  }

  /** Breaks off the responses that are streams: some never end. */
  breakStreams(): void {
    for (const { responses } of this.#open.values())
      for (const response of responses) this.#breakOff(response);
  }

  #breakOff(response: ServerResponse): void {
    if (response.writableEnded) return;
    const end = streamOf(response)?.breakOff(new Error('The server is stopping'));
    if (end !== undefined) this.#ends.add(end);
  }

  /** Settles when the generators of all streams that were broken off have cleaned up. */
  async streamsEnded(): Promise<void> {
    await Promise.all(this.#ends);
  }

  cutAll(): void {
    for (const socket of this.#sockets.keys()) socket.destroy();
  }
}

function newConnection(): Connection {
  const responses: ServerResponse[] = [];
  function forget(this: ServerResponse): void {
    // Usually the first. One that fails behind others closes before them in some versions of Node.
    const index = responses.indexOf(this);
    if (index !== -1) responses.splice(index, 1);
  }
  return { responses, forget, idle: undefined };
}

/** Whether a socket has brought nothing since it was seen idle, which was before `latest`. */
function isIdle({ bytesRead }: Socket, idle: Idle | undefined, latest: number): boolean {
  return idle !== undefined && idle.bytes === bytesRead && idle.since <= latest;
}

function idleSince({ bytesRead }: Socket, idle: Idle | undefined, now: number): Idle {
  return idle?.bytes === bytesRead ? idle : { since: now, bytes: bytesRead };
}

const turn = () => new Promise<void>((resolve) => void setImmediate(resolve));

function announceClose(response: ServerResponse): void {
  if (!response.headersSent) response.setHeader('connection', 'close');
}
