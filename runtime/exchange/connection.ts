import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** What ends with its connection, unless it has ended before. */
export interface Dependent {
  readonly isDone: boolean;
  close(): void;
}

const dependents = Symbol('routeclass.dependents');

/** A connection, and what ends with it: several where requests came before earlier ones were answered. */
interface Connection extends Socket {
  [dependents]?: Dependent[];
}

/**
 * Every request says when it closes, too, but to listen to each costs as much as reading a small body: so one
 * listener a connection.
 */
export function endWith(connection: Connection, dependent: Dependent): void {
  const known = connection[dependents];
  if (known === undefined) {
    connection[dependents] = [dependent];
    connection.once('close', endAll);
  } else {
    while (known.length > 0 && known[0]!.isDone) known.shift();
    known.push(dependent);
  }
}

function endAll(this: Connection): void {
  for (const dependent of this[dependents]!) dependent.close();
}

/**
 * Closes an answer with its connection also where it still waits behind earlier ones: node tells only the one
 * whose turn it is, and what was to end with any other would go on forever.
 */
export function closeWithConnection(response: ServerResponse): void {
  if (response.socket !== null) return;
  // What stands in for node's messages, on platforms without connections, has none or a mere record.
  const connection = response.req?.socket as Partial<Socket> | null | undefined;
  if (connection?.once !== undefined) endWith(connection as Socket, new Waiting(response));
}

class Waiting implements Dependent {
  readonly #response: ServerResponse;

  constructor(response: ServerResponse) {
    this.#response = response;
  }

  get isDone(): boolean {
    const { destroyed, socket, writableFinished } = this.#response;
    return destroyed || socket !== null || writableFinished;
  }

  close(): void {
    if (!this.isDone) this.#response.destroy().emit('close');
  }
}
