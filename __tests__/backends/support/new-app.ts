import { type ChildProcess, spawn } from 'node:child_process';
import { cpSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { type Finished, Running, testEnv } from '../../cli/running.ts';
import { writeFiles } from '../../compiler/support/temporary.ts';

const repository = join(import.meta.dirname, '../../..');

/** An app made by `routeclass init`, with the routes of the conformance tests. */
export class NewApp {
  readonly root: string;
  readonly #parent: string;
  readonly #started: Program[] = [];

  constructor(parent: string, name: string) {
    this.#parent = parent;
    this.root = join(parent, name);
  }

  /** Runs a program to its end, in the app's parent folder. */
  async outside(command: string, args: readonly string[]): Promise<Finished> {
    return this.#spawn(command, args, this.#parent).finished;
  }

  addRoutes(): void {
    cpSync(join(repository, '__tests__/backends/routes'), join(this.root, 'app/routes'), { recursive: true });
  }

  /** Runs an npm command to its end. */
  npm(...args: readonly string[]): Promise<Finished> {
    return this.start(...args).finished;
  }

  /** Runs an npm command that starts a server, on any free port. */
  start(...args: readonly string[]): Program {
    return this.#spawn('npm', args, this.root);
  }

  startAt(port: number, ...args: readonly string[]): Program {
    return this.#spawn('npm', args, this.root, port);
  }

  /** Runs a server program in the app's folder, on any free port. */
  serve([command, ...args]: readonly [string, ...string[]]): Program {
    return this.#spawn(command, args, this.root);
  }

  read(path: string): string {
    return readFileSync(join(this.root, path), 'utf8');
  }

  write(path: string, text: string): void {
    writeFiles(this.root, { [path]: text });
  }

  async remove(): Promise<void> {
    for (const program of this.#started) await program.end();
    rmSync(this.#parent, { recursive: true, force: true });
  }

  #spawn(command: string, args: readonly string[], cwd: string, port = 0): Program {
    const env = testEnv({
      PORT: String(port),
      npm_config_update_notifier: 'false',
      npm_config_loglevel: 'error',
    });
    // A process group of its own, because npm's shell does not forward signals.
    const child = spawn(command, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'], detached: true });
    const program = new Program(child);
    this.#started.push(program);
    return program;
  }
}

/** A process together with its child processes. */
export class Program extends Running {
  readonly #pid: number;

  constructor(child: ChildProcess) {
    super(child);
    this.#pid = child.pid!;
  }

  /** The port on which the program says that it listens. */
  async port(): Promise<number> {
    return Number((await this.printed(/listening (?:at|on:) http:\/\/[^:\s]+:(\d+)/i))[1]);
  }

  async end(): Promise<void> {
    try {
      process.kill(-this.#pid, 'SIGKILL');
    } catch {
      // All processes have ended.
    }
    await this.finished;
  }
}
