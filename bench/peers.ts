import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const folder = import.meta.dirname;

/**
 * Installs the packages that routeclass is compared with, unless they are installed for the present lock
 * file.
 */
export function installPeers(): void {
  if (!isCurrent()) {
    console.log('installing the peers in bench/');
    // Their install scripts are not needed.
    run('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund']);
  }
  // Like `ts-patch install`, but patches only `tsc`: tsoa uses the `typescript` beside it.
  run(process.execPath, [join(folder, 'node_modules/ts-patch/bin/ts-patch.js'), 'patch', 'tsc.js']);
}

/** Compares the lock file with npm's record of the installed packages. */
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
    // On Windows, npm is a script.
    shell: process.platform === 'win32' && command === 'npm',
  });
  if (status !== 0)
    throw error ?? new Error(`${command} ${args.join(' ')} ended with ${status}\n${stdout}${stderr}`);
}
