import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const folder = import.meta.dirname;

/** Installs what routeclass is compared with, where that has not been done yet or the lock file has changed since. */
export function installPeers(): void {
  if (!isCurrent()) {
    console.log('installing the peers in bench/');
    // Their install scripts are not needed.
    run('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund']);
  }
  // What `ts-patch install` does, but for `tsc` alone: tsoa runs on the `typescript` beside it.
  run(process.execPath, [join(folder, 'node_modules/ts-patch/bin/ts-patch.js'), 'patch', 'tsc.js']);
}

/** npm writes down what it has installed. */
function isCurrent(): boolean {
  const installed = join(folder, 'node_modules/.package-lock.json');
  if (!existsSync(installed)) return false;
  const { packages: wanted }: Lock = JSON.parse(readFileSync(join(folder, 'package-lock.json'), 'utf8'));
  const { packages: present }: Lock = JSON.parse(readFileSync(installed, 'utf8'));
  return Object.entries(wanted).every(
    ([path, { optional, version }]) => path === '' || optional === true || present[path]?.version === version,
  );
}

interface Lock {
  readonly packages: { readonly [path: string]: { readonly version?: string; readonly optional?: boolean } };
}

function run(command: string, args: readonly string[]): void {
  const { error, status, stderr, stdout } = spawnSync(command, args, {
    cwd: folder,
    encoding: 'utf8',
    // npm is a script there.
    shell: process.platform === 'win32' && command === 'npm',
  });
  if (status !== 0)
    throw error ?? new Error(`${command} ${args.join(' ')} ended with ${status}\n${stdout}${stderr}`);
}
