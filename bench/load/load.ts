import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

/** A request that is sent over and over, and the status of its answers. */
export interface LoadRequest {
  readonly method: string;
  readonly path: string;
  readonly headers: { readonly [name: string]: string };
  readonly body?: string;
  readonly status: number;
}

/**
 * A process that sends one request over and over, on another core than the server's. It must be faster than
 * the servers: one that waits for its next request falls asleep, and on a virtual machine being woken takes
 * about as long as an answer, now more, now less. So it knows no more of HTTP than it needs.
 */
export class Load {
  readonly #child: ChildProcess;
  readonly #lines: AsyncIterator<string>;

  private constructor(child: ChildProcess) {
    this.#child = child;
    this.#lines = createInterface({ input: child.stdout! })[Symbol.asyncIterator]();
  }

  /** @param connections number of keep-alive connections, each with one request at a time */
  static async open(port: number, request: LoadRequest, connections = 64): Promise<Load> {
    const [program, ...args] = [...loadCore(), process.execPath, join(import.meta.dirname, 'sender.js')];
    const values = [port, connections, request.status, bytesOf(port, request).toString('base64')];
    const child = spawn(program!, [...args, ...values.map(String)], { stdio: ['pipe', 'pipe', 'inherit'] });
    const load = new Load(child);
    await load.#next();
    return load;
  }

  /**
   * Sends the request `amount` times and waits for the answers, however slow they are.
   *
   * @throws Error where an answer has another status, or the server closes a connection
   */
  async send(amount: number): Promise<void> {
    this.#child.stdin!.write(`${amount}\n`);
    await this.#next();
  }

  /** Closes the connections. */
  async close(): Promise<void> {
    if (this.#child.exitCode !== null) return;
    const ended = once(this.#child, 'exit');
    this.#child.stdin!.end();
    await ended;
  }

  async #next(): Promise<void> {
    const { done } = await this.#lines.next();
    if (done === true) throw new Error('the load has ended: its error is above');
  }
}

function bytesOf(port: number, { body = '', headers, method, path }: LoadRequest): Buffer {
  const length = body === '' ? {} : { 'content-length': String(Buffer.byteLength(body)) };
  const lines = Object.entries({ host: `localhost:${port}`, ...headers, ...length });
  const head = [`${method} ${path} HTTP/1.1`, ...lines.map((line) => line.join(': ')), '', ''];
  return Buffer.from(head.join('\r\n') + body);
}

function loadCore(): readonly string[] {
  return process.platform === 'linux' ? ['taskset', '-c', '1'] : [];
}
