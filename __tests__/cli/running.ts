import type { ChildProcess } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';

export interface Finished {
  readonly status: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/**
 * The environment variables of a developer's shell, without those of jest and its runner, and without `CI`,
 * with which Nitro's server stops at once.
 */
export function testEnv(more: { readonly [name: string]: string } = {}): NodeJS.ProcessEnv {
  const { CI, NODE_ENV, PORT, FORCE_COLOR, NODE_OPTIONS, npm_config_user_agent, ...rest } = process.env;
  return { ...rest, ...more };
}

/** A process whose output can be waited for. */
export class Running {
  readonly #child: ChildProcess;
  readonly finished: Promise<Finished>;
  #stdout = '';
  #stderr = '';

  constructor(child: ChildProcess) {
    this.#child = child;
    child.stdout!.on('data', (chunk) => {
      this.#stdout += chunk;
    });
    child.stderr!.on('data', (chunk) => {
      this.#stderr += chunk;
    });
    this.finished = new Promise((resolve) => {
      child.on('close', (status) => resolve({ status, stdout: this.#stdout, stderr: this.#stderr }));
    });
  }

  get output(): string {
    return this.#stdout + this.#stderr;
  }

  /** Waits until the output since `forget` matches the pattern. */
  async printed(pattern: RegExp): Promise<RegExpExecArray> {
    for (let waited = 0; waited < 40_000; waited += 20) {
      const match = pattern.exec(this.output);
      if (match !== null) return match;
      await pause(20);
    }
    throw new Error(`${pattern} was not printed, but:\n${this.output}`);
  }

  /** Discards the output so far. */
  forget(): void {
    this.#stdout = '';
    this.#stderr = '';
  }

  /** Closes the pipes of the output, as if their reader had gone. */
  leave(): void {
    this.#child.stdout!.destroy();
    this.#child.stderr!.destroy();
  }

  signal(name: NodeJS.Signals): void {
    this.#child.kill(name);
  }

  /** Stops the process while `act` runs, so that it sees all changes at once, even on a busy machine. */
  whileStopped(act: () => void): void {
    this.signal('SIGSTOP');
    try {
      act();
    } finally {
      this.signal('SIGCONT');
    }
  }

  async kill(): Promise<void> {
    if (this.#child.exitCode === null && this.#child.signalCode === null) this.#child.kill('SIGKILL');
    await this.finished;
  }
}
