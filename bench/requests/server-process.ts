import { type ChildProcess, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { endWithThis } from '../clean-up.ts';
import type { Usage } from './announce.ts';
import type { Setup } from './setup.ts';

/** The command that starts a server. */
export interface Start {
  /** A program with its arguments. */
  readonly command: readonly string[];
  readonly cwd: string;
  readonly setup: Setup;
}

/** A contestant's server in a separate process, on a core of its own where the system supports that. */
export class ServerProcess {
  readonly port: number;
  readonly #child: ChildProcess;
  readonly #lines: AsyncIterator<string>;

  private constructor(child: ChildProcess, lines: AsyncIterator<string>, port: number) {
    this.#child = child;
    this.#lines = lines;
    this.port = port;
  }

  /** @throws Error when the server ends before it listens */
  static async start({ command, cwd, setup }: Start): Promise<ServerProcess> {
    const [program, ...args] = [...serverCore(), ...command];
    const child = spawn(program!, args, {
      cwd,
      stdio: ['pipe', 'pipe', 'inherit'],
      env: { ...process.env, BENCH_SETUP: setup, NODE_ENV: 'production' },
    });
    endWithThis(child);
    const lines = createInterface({ input: child.stdout! })[Symbol.asyncIterator]();
    for (;;) {
      const { done, value } = await lines.next();
      if (done) throw new Error(`${command.join(' ')} ended before it listened`);
      const port = /^listening (\d+)$/.exec(value)?.[1];
      if (port !== undefined) return new ServerProcess(child, lines, Number(port));
    }
  }

  get pid(): number {
    return this.#child.pid!;
  }

  /** @throws Error when the server has ended */
  async usage(): Promise<Usage> {
    this.#child.stdin!.write('\n');
    const { done, value } = await this.#lines.next();
    if (done) throw new Error('the server has ended');
    return JSON.parse(value);
  }

  async stop(): Promise<void> {
    const ended = new Promise((resolve) => this.#child.once('exit', resolve));
    this.#child.kill('SIGKILL');
    await ended;
  }
}

/** The first core is the server's, the second the load's. */
function serverCore(): readonly string[] {
  return process.platform === 'linux' ? ['taskset', '-c', '0'] : [];
}
