/** A benchmark leaves no files and no processes behind, even when a signal ends it. */
import { type ChildProcess, execFile } from 'node:child_process';
import { mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

// Without a listener, a signal ends the process without its `exit` event.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));

/**
 * A new folder for the output of a benchmark, removed when this process ends. By its real path: tools
 * identify files by real path, and on some systems the system's temporary folder is a link.
 */
export function temporaryFolder(): string {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'routeclass-bench-')));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** Kills a process when this one ends, before the folder is removed that it may still write to. */
export function endWithThis(child: ChildProcess): void {
  const end = () => child.kill('SIGKILL');
  process.prependOnceListener('exit', end);
  child.once('exit', () => process.off('exit', end));
}

/** What node prints for these arguments. Not by `spawnSync`: while that waits, no signal ends this process. */
export async function outputOf(args: readonly string[]): Promise<string> {
  const running = promisify(execFile)(process.execPath, args);
  endWithThis(running.child);
  return (await running).stdout;
}
