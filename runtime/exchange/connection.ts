import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** Something that is closed with its connection, unless it is done before. */
export interface Dependent {
  readonly isDone: boolean;
  close(): void;
}

const dependents = Symbol('routeclass.dependents');

/** A connection and its dependents. There are several if requests arrive before earlier ones are answered. */
interface Connection extends Socket {
  [dependents]?: Dependent[];
}

/**
 * Closes `dependent` when the connection closes. Every request has a `close` event, too, but a listener on
 * each request costs as much as reading a small body, so there is one listener for each connection.
 */
export function endWith(connection: Connection, dependent: Dependent): void {
  const known = connection[dependents];
  if (known === undefined) {
    connection[dependents] = [dependent];
    if (!isImitated(connection)) connection.once('close', endAll);
  } else {
    forgetDone(connection);
    known.push(dependent);
  }
}

/**
 * Forgets the first dependents that are done. A connection may stay idle for long, and would keep all that
 * they refer to, the last request and its answer included.
 */
export function forgetDone(connection: Connection): void {
  const known = connection[dependents];
  while (known !== undefined && known.length > 0 && known[0]!.isDone) known.shift();
}

function endAll(this: Connection): void {
  // The end of one may make others be forgotten, which would move those that are still to be closed.
  for (const dependent of this[dependents]!.splice(0)) dependent.close();
}

/**
 * Closes an answer when its connection closes, even while the answer waits behind earlier ones on that
 * connection. Node closes only the current answer; anything that waits for the end of another one would wait
 * forever.
 */
export function closeWithConnection(response: ServerResponse): void {
  if (response.socket !== null) return;
  const connection = response.req?.socket;
  if (isImitated(connection)) return;
  endWith(connection, new PendingAnswer(response));
  response.once('close', () => forgetDone(connection));
}

/** On platforms without connections, objects that imitate node's messages have no socket or a plain object. */
function isImitated(connection: Partial<Socket> | null | undefined): connection is null | undefined {
  return connection?.once === undefined;
}

/**
 * Whether a request was read after the last answer of its connection, which is about to close. Node takes such
 * a request for the next in order even if others wait before it, and an answer to it may fail an assertion of
 * node's that ends the process.
 */
export function isAfterLast({ httpVersionMajor, socket }: IncomingMessage): boolean {
  return httpVersionMajor === 1 && socket?.writableEnded;
}

class PendingAnswer implements Dependent {
  readonly #response: ServerResponse;

  constructor(response: ServerResponse) {
    this.#response = response;
  }

  /** One that was destroyed before its turn is not done: some versions of Node close it only at its turn. */
  get isDone(): boolean {
    const { closed, socket, writableFinished } = this.#response;
    return closed || socket !== null || writableFinished;
  }

  close(): void {
    if (this.isDone) return;
    this.#response.destroy();
    // Other versions of Node close it by now.
    process.nextTick(() => {
      if (!this.#response.closed) this.#response.emit('close');
    });
  }
}

/**
 * Destroys a message when its connection closes. Node itself does so only until the message has been answered:
 * whoever reads on would wait forever.
 */
export function destroyWithConnection(message: IncomingMessage, connection: Socket): void {
  endWith(connection, new AnsweredMessage(message));
  message.once('end', () => forgetDone(connection));
}

class AnsweredMessage implements Dependent {
  readonly #message: IncomingMessage;

  constructor(message: IncomingMessage) {
    this.#message = message;
  }

  get isDone(): boolean {
    return this.#message.complete || this.#message.destroyed;
  }

  close(): void {
    if (!this.isDone) this.#message.destroy();
  }
}
