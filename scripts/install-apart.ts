import { execFile } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';

const cache = join(import.meta.dirname, '../.cache');

/**
 * The folder in which `installApart` installs the packages of another. It is outside of the tests, which jest
 * searches, and of `node_modules`, which `npm ci` empties.
 */
export function apart(folder: string): string {
  return join(cache, basename(folder));
}

/**
 * Installs the dependencies of a folder's `package.json`, unless they are installed for its present
 * `package.json`, lock file and `.npmrc`. A few tests need these hundreds of megabytes: too much for every
 * `npm ci`. No package needs its install scripts.
 */
export async function installApart(folder: string): Promise<void> {
  const files = ['package.json', 'package-lock.json', '.npmrc'];
  const wanted = files.map((name) => readFileSync(join(folder, name), 'utf8')).join('\n');
  const installed = apart(folder);
  // Written last, so that an interrupted install is repeated.
  const done = join(installed, 'installed.txt');
  if (existsSync(done) && readFileSync(done, 'utf8') === wanted) return;
  mkdirSync(installed, { recursive: true });
  for (const name of files) copyFileSync(join(folder, name), join(installed, name));
  const args = ['ci', '--ignore-scripts', '--prefer-offline', '--no-audit', '--no-fund'];
  await promisify(execFile)('npm', args, { cwd: installed, shell: process.platform === 'win32' });
  writeFileSync(done, wanted);
}
