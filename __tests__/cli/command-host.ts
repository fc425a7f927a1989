import { type ChildProcess, fork } from 'node:child_process';
import { join } from 'node:path';
import { afterAll } from '@jest/globals';
import { type Finished, testEnv } from './running.ts';

/** The process of this test file, from its first command on. */
let host: ChildProcess | undefined;
let last: Promise<unknown> = Promise.resolve();

afterAll(() => {
  host?.kill('SIGKILL');
});

/**
 * Runs `routeclass` to its end in a process that all commands of a test file share, one after another: for
 * tests of what a command says and writes. A process of its own takes a second to load and warm up TypeScript.
 */
export function runShared(args: readonly string[], cwd: string): Promise<Finished> {
  const finished = last.then(() => runNext(args, cwd));
  last = finished.catch(() => {});
  return finished;
}

function runNext(args: readonly string[], cwd: string): Promise<Finished> {
  host ??= fork(join(import.meta.dirname, 'command-host-process.mjs'), { env: testEnv(), silent: true });
  const child = host;
  return new Promise((resolve, reject) => {
    const fail = (status: number | null) => reject(new Error(`the shared process ended: ${status}`));
    child.once('exit', fail);
    child.once('message', (finished: Finished) => {
      child.off('exit', fail);
      resolve(finished);
    });
    child.send({ args, cwd });
  });
}
