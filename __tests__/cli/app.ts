import { spawn } from 'node:child_process';
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { temporaryFolder, writeFiles } from '../compiler/support/temporary.ts';
import { runShared } from './command-host.ts';
import { type Finished, Running, testEnv } from './running.ts';

export { Running, testEnv };

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

/** An app in a temporary folder below the repository, where `routeclass` resolves. */
export class TestApp {
  readonly root = temporaryFolder();
  readonly #running: Running[] = [];

  constructor(files: { readonly [path: string]: string }) {
    const manifest = JSON.stringify({ name: 'test-app', version: '1.2.3', type: 'module' });
    writeFiles(this.root, { 'package.json': manifest, ...files });
  }

  write(path: string, text: string): void {
    writeFiles(this.root, { [path]: text });
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

  /** Runs `routeclass` to its end, by default in the app's folder, in a process shared with other runs. */
  run(args: readonly string[], cwd = this.root): Promise<Finished> {
    return runShared(args, cwd);
  }

  /** Starts `routeclass` in a process of its own. */
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
