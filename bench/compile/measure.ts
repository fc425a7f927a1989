import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Answer, ask, freePort } from './http.ts';

/** What a step took. */
export interface Cost {
  /** From its start to its end, or to its first answer. */
  readonly seconds: number;
  /** Of all its processes, in seconds. */
  readonly cpu: number;
  /** Of its largest process, resident, in MiB. */
  readonly peak: number;
}

/** The arguments of Node, a script first or its options: no shell, no npm, whose own cost would count. */
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

/** Starts a server, waits until it answers this path with 200, asks it what the caller wants to know, and ends it. */
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
export interface Measured {
  readonly child: ChildProcess;
  /** Its exit status, or the signal that ended it. */
  readonly ended: Promise<number | string>;
  /** What it has printed. */
  text(): string;
  /** Since it was started. */
  seconds(): number;
  /** Known when it has ended. */
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
      // Where it is set, Node reads all of these certificates at every start: of a small server most of the time.
      NODE_EXTRA_CA_CERTS: undefined,
      ...environment,
      BENCH_USAGE: file,
      NODE_OPTIONS: `--import=${hook}`,
    },
  });
  // Who ends the benchmark ends what it is waiting for.
  const end = () => child.kill('SIGKILL');
  process.once('exit', end);
  child.once('exit', () => process.off('exit', end));
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

/** Asks until there is an answer of 200; throws where the process ends before. */
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
