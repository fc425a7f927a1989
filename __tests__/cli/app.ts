import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

const repository = join(import.meta.dirname, '../..');
export const executable = join(repository, 'node_modules/.bin/routeclass');

/**
 * The tsconfig.json of an app that needs neither the DOM's types nor Node's. Reading them, as TypeScript does
 * by default, takes a quarter of the time of a build.
 */
export const onlyLanguage = {
  'tsconfig.json': JSON.stringify({
    compilerOptions: {
      target: 'es2023',
      lib: ['es2023'],
      module: 'nodenext',
      types: [],
      strict: true,
      allowImportingTsExtensions: true,
      noEmit: true,
    },
    include: ['app'],
  }),
};

/** With `onlyLanguage`: the globals of Node that some of these apps use. */
export const nodeGlobals = {
  'app/globals.d.ts': [
    'declare const console: { log(text: string): void };',
    'declare const process: { exit(status: number): void };',
    'declare function setInterval(act: () => void, ms: number): void;',
    'declare function setTimeout(act: (done?: unknown) => void, ms?: number): void;\n',
  ].join('\n'),
};

export interface Finished {
  readonly status: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** An app in a temporary folder below the repository, where `routeclass` resolves. */
export class TestApp {
  readonly root: string;
  readonly #running: Running[] = [];

  constructor(files: { readonly [path: string]: string }) {
    const parent = join(repository, '__tests__/.tmp');
    mkdirSync(parent, { recursive: true });
    this.root = mkdtempSync(join(parent, 'app-'));
    this.write('package.json', JSON.stringify({ name: 'test-app', version: '1.2.3', type: 'module' }));
    for (const [path, text] of Object.entries(files)) this.write(path, text);
  }

  write(path: string, text: string): void {
    mkdirSync(dirname(join(this.root, path)), { recursive: true });
    writeFileSync(join(this.root, path), text);
  }

  read(path: string): string {
    return readFileSync(join(this.root, path), 'utf8');
  }

  /** Every file below a folder, path to text; undefined where the folder does not exist. */
  files(folder: string): { [path: string]: string } | undefined {
    try {
      const entries = readdirSync(join(this.root, folder), { recursive: true, withFileTypes: true });
      const paths = entries
        .filter((entry) => entry.isFile())
        .map((entry) => join(entry.parentPath, entry.name));
      return Object.fromEntries(
        paths.sort().map((path) => [path.slice(this.root.length + 1), readFileSync(path, 'utf8')]),
      );
    } catch {
      return undefined;
    }
  }

  /** Runs `routeclass` to its end, by default in the app's folder. */
  run(args: readonly string[], cwd = this.root): Promise<Finished> {
    return this.start(args, cwd).finished;
  }

  start(args: readonly string[], cwd = this.root, env: { readonly [name: string]: string } = {}): Running {
    const running = new Running(
      spawn(executable, args, { cwd, env: testEnv(env), stdio: ['ignore', 'pipe', 'pipe'] }),
    );
    this.#running.push(running);
    return running;
  }

  async remove(): Promise<void> {
    for (const running of this.#running) await running.kill();
    rmSync(this.root, { recursive: true, force: true });
  }
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
    for (let waited = 0; waited < 20_000; waited += 20) {
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

/** Saves, and returns the output of a `dev` session about it. */
export async function saved(
  dev: Running,
  save: () => void,
  pattern = /rebuilt in .*\n(?: {2}.*\n)*/,
): Promise<string> {
  dev.forget();
  dev.whileStopped(save);
  await dev.printed(pattern);
  await pause(30); // Gives unexpected output time to arrive.
  return dev.output.replace(/ in \d+ ms/, '');
}
