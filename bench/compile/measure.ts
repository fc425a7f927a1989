import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { endWithThis } from '../clean-up.ts';
import { type Answer, ask, freePort } from './http.ts';

/** The cost of a step. */
export interface Cost {
  /** From its start to its end, or to its first answer. */
  readonly seconds: number;
  /** CPU time of all its processes, in seconds. */
  readonly cpu: number;
  /** Resident memory of its largest process, in MiB. */
  readonly peak: number;
}

/**
 * The arguments of Node: options, a script and its arguments. No shell and no npm, whose cost would be
 * included.
 */
export type Command = readonly string[];

/** Runs a command to its end. */
export async function measureRun(
  folder: string,
  command: Command,
): Promise<Cost & { readonly output: string }> {
  const measured = start(folder, command, {});
  const status = await measured.ended;
  const seconds = measured.seconds();
  if (status !== 0)
    throw new Error(`${command.join(' ')} in ${folder} ended with ${status}\n${measured.text()}`);
  return { seconds, ...measured.used(), output: measured.text() };
}

/** Starts a server, waits until it answers 200 on `path`, calls `also` with its port, and stops it. */
export async function measureStart(
  folder: string,
  command: Command,
  path: string,
  also: (port: number) => Promise<void> = async () => {},
): Promise<Cost> {
  const port = await freePort();
  const measured = start(folder, command, { PORT: String(port), BENCH_ENDS_AT_ONCE: 'yes' });
  try {
    await firstAnswer(measured, port, path);
    const seconds = measured.seconds();
    await also(port);
    measured.child.kill('SIGTERM');
    await measured.ended;
    return { seconds, ...measured.used() };
  } finally {
    measured.child.kill('SIGKILL');
  }
}

/** A process that is being measured. */
interface Measured {
  readonly child: ChildProcess;
  /** The exit status, or the signal that ended the process. */
  readonly ended: Promise<number | string>;
  /** The output so far. */
  text(): string;
  /** Seconds since the start. */
  seconds(): number;
  /** Call only after the process has ended. */
  used(): { readonly cpu: number; readonly peak: number };
}

export function start(
  folder: string,
  command: Command,
  environment: { readonly [name: string]: string },
): Measured {
  const file = join(folder, '.usage');
  rmSync(file, { force: true });
  const hook = pathToFileURL(join(import.meta.dirname, 'usage.js')).href;
  const begin = performance.now();
  const child = spawn(process.execPath, command, {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      // With this variable, Node reads all of these certificates at every start, which takes most of the
      // start of a small server.
      NODE_EXTRA_CA_CERTS: undefined,
      ...environment,
      BENCH_USAGE: file,
      NODE_OPTIONS: `--import=${hook}`,
    },
  });
  endWithThis(child);
  let text = '';
  const collect = (data: Buffer) => {
    text += data;
  };
  child.stdout.on('data', collect);
  child.stderr.on('data', collect);
  const ended = new Promise<number | string>((resolve) => {
    child.once('error', (error) => resolve(error.message));
    child.once('exit', (code, signal) => resolve(code ?? signal ?? 'nothing'));
  });
  return {
    child,
    ended,
    text: () => text,
    seconds: () => (performance.now() - begin) / 1000,
    used: () => usedBy(file),
  };
}

function usedBy(file: string): { cpu: number; peak: number } {
  const lines = readFileSync(file, 'utf8').trim().split('\n');
  const processes: { cpu: number; peak: number }[] = lines.map((line) => JSON.parse(line));
  return {
    cpu: processes.reduce((sum, { cpu }) => sum + cpu, 0),
    peak: Math.max(...processes.map(({ peak }) => peak)),
  };
}

/**
 * Repeats the request until the answer is 200.
 *
 * @throws Error where the process ends first
 */
export async function firstAnswer(measured: Measured, port: number, path: string): Promise<Answer> {
  let ended: number | string | undefined;
  void measured.ended.then((status) => {
    ended = status;
  });
  for (;;) {
    if (ended !== undefined) throw new Error(`the server ended with ${ended}\n${measured.text()}`);
    const answer = await ask(port, { path }).catch(() => undefined);
    if (answer?.status === 200) return answer;
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}
