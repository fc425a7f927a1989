import { type ChildProcess, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { endWithThis } from '../clean-up.ts';
import { Load, type LoadRequest } from '../load/load.ts';
import { warmUp } from '../load/warm-up.ts';
import { median } from '../numbers.ts';

/**
 * A server that prints `listening <port>` when it is ready, and answers each line on its standard input with a line
 * `{"cpu": <microseconds>, "rss": <bytes>, "heap": <used bytes>}`.
 */
interface Server {
  /** The arguments of Node. */
  readonly command: readonly string[];
  readonly cwd: string;
  readonly env: { readonly [name: string]: string };
}

interface Allocations {
  /** Bytes of the JavaScript heap for one request and its answer, including node's own allocations. */
  readonly bytes: number;
  /** The spread of the measurement's parts, in bytes. */
  readonly spread: number;
}

/** MiB of each half of the young generation, large enough that nothing is collected during a part. */
const youngGeneration = 1024;
const warmUpRequests = 30_000;
const requestsOfPart = 2000;
const parts = 9;
const connections = 1;

/**
 * Measures what a server allocates for a request over real sockets: the difference of its heap before and
 * after, while no garbage is collected.
 *
 * @throws Error where garbage was collected in most parts, or an answer had another status
 */
export async function measureAllocations(server: Server, request: LoadRequest): Promise<Allocations> {
  const child = spawn(
    process.execPath,
    [
      `--max-semi-space-size=${youngGeneration}`,
      `--min-semi-space-size=${youngGeneration}`,
      '--trace-gc',
      ...server.command,
    ],
    { cwd: server.cwd, env: { ...process.env, ...server.env }, stdio: ['pipe', 'pipe', 'inherit'] },
  );
  endWithThis(child);
  try {
    const lines = new Lines(child);
    const port = Number(/^listening (\d+)$/.exec(await lines.next())?.[1]);
    // Warm-up: allocations depend on compiled code and known object shapes.
    await warmUp(warmUpRequests, port, request, connections);
    const load = await Load.open(port, request, connections);
    const each: number[] = [];
    await lines.heap();
    for (let part = 0; part < parts; part++) {
      const before = await lines.heap();
      const collections = lines.collections;
      await load.send(requestsOfPart);
      const after = await lines.heap();
      if (lines.collections === collections) each.push((after - before) / requestsOfPart);
    }
    await load.close();
    if (each.length <= parts / 2) throw new Error('garbage was collected in most parts of the measurement');
    return { bytes: median(each), spread: Math.max(...each) - Math.min(...each) };
  } finally {
    child.kill('SIGKILL');
  }
}

/** The lines that the server prints, without V8's reports of collections. */
class Lines {
  collections = 0;
  readonly #child: ChildProcess;
  readonly #lines: AsyncIterator<string>;

  constructor(child: ChildProcess) {
    this.#child = child;
    this.#lines = createInterface({ input: child.stdout! })[Symbol.asyncIterator]();
  }

  async next(): Promise<string> {
    for (;;) {
      const { done, value } = await this.#lines.next();
      if (done === true)
        throw new Error(`the server ended with ${this.#child.exitCode ?? this.#child.signalCode}`);
      if (!/^\[\d+:/.test(value)) return value;
      this.collections++;
    }
  }

  async heap(): Promise<number> {
    this.#child.stdin!.write('\n');
    const { heap }: { heap: number } = JSON.parse(await this.next());
    return heap;
  }
}

/** @param rows the others are compared with the first */
export function allocationsText(rows: readonly { readonly name: string; readonly bytes: number }[]): string {
  const lines = rows.map(
    ({ bytes, name }) => `| ${name} | ${bytes.toFixed(0)} | ${(bytes / rows[0]!.bytes).toFixed(2)} |`,
  );
  return [
    '## Memory for a request',
    `Bytes of the JavaScript heap for one request and its answer, with all that node itself allocates; through a socket, ${requestsOfPart.toLocaleString('en')} requests after ${warmUpRequests.toLocaleString('en')}, the median of ${parts} times. The young generation is so large that nothing was collected meanwhile.\n`,
    `| Server | Bytes | × ${rows[0]!.name} |`,
    '|---|---:|---:|',
    ...lines,
  ].join('\n');
}
