import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, afterEach } from '@jest/globals';
import { type Finished, testEnv } from './running.ts';

interface Host {
  readonly child: ChildProcess;
  /** Rejects when the process has ended, with what Node printed about it. */
  readonly ended: Promise<never>;
}

/** The process of this test file, from its first command on; after its end, that of the next command. */
let host: Host | undefined;
let last: Promise<unknown> = Promise.resolve();
let isRunning = false;

// A command that the time limit of its test has cut off would hold up those of the tests after it.
afterEach(() => {
  if (isRunning) stop();
});
afterAll(stop);

function stop(): void {
  host?.child.kill('SIGKILL');
  host = undefined;
}

/**
 * Runs `routeclass` to its end in a process that all commands of a test file share, one after another: for
 * tests of what a command says and writes. A process of its own takes a second to load and warm up TypeScript.
 */
export function runShared(args: readonly string[], cwd: string): Promise<Finished> {
  const finished = last.then(() => runNext(args, cwd));
  last = finished.catch(() => {});
  return finished;
}

async function runNext(args: readonly string[], cwd: string): Promise<Finished> {
  host ??= started();
  const { child, ended } = host;
  isRunning = true;
  try {
    const answered = once(child, 'message');
    child.send({ args, cwd });
    const [finished] = await Promise.race([answered, ended]);
    return finished;
  } finally {
    isRunning = false;
  }
}

function started(): Host {
  const child = fork(join(import.meta.dirname, 'command-host-process.mjs'), { env: testEnv(), silent: true });
  const printed = text(child.stderr!);
  const ended = once(child, 'exit').then(async ([status]) => {
    throw new Error(`the shared process ended with ${status}: ${await printed}`);
  });
  ended.catch(() => {
    if (host?.child === child) host = undefined;
  });
  return { child, ended };
}
