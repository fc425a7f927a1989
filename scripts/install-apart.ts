import { execFile } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';

const cache = join(import.meta.dirname, '../.cache');

/**
 * Where `installApart` puts the packages of a folder: outside of the tests, which jest looks through, and of
 * `node_modules`, which every `npm ci` empties.
 */
export function apart(folder: string): string {
  return join(cache, basename(folder));
}

/**
 * Installs what the `package.json` of a folder asks for, where that has not been done yet or its lock file
 * has changed since: hundreds of megabytes that a few tests need, too much for everybody's `npm ci`. None
 * needs its install scripts.
 */
export async function installApart(folder: string): Promise<void> {
  const files = ['package.json', 'package-lock.json', '.npmrc'];
  const wanted = files.map((name) => readFileSync(join(folder, name), 'utf8')).join('\n');
  const installed = apart(folder);
  // Written last: an install that was broken off is made again.
  const done = join(installed, 'installed.txt');
  if (existsSync(done) && readFileSync(done, 'utf8') === wanted) return;
  mkdirSync(installed, { recursive: true });
  for (const name of files) copyFileSync(join(folder, name), join(installed, name));
  const args = ['ci', '--ignore-scripts', '--prefer-offline', '--no-audit', '--no-fund'];
  await promisify(execFile)('npm', args, { cwd: installed, shell: process.platform === 'win32' });
  writeFileSync(done, wanted);
}
