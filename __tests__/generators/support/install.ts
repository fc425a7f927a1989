import { execFile } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';

const own = join(import.meta.dirname, '..');

/** Outside of the tests, whose folders jest looks through; not in `node_modules`, which every `npm ci` empties. */
export const installed = join(own, '../../.cache/generators');

/** Installs the generators, where that has not been done yet or the lock file has changed since. 250 MB: too much for everybody's `npm ci`. */
export async function installGenerators(): Promise<void> {
  const files = ['package.json', 'package-lock.json', '.npmrc'];
  const wanted = files.map((name) => readFileSync(join(own, name), 'utf8')).join('\n');
  // Written last: an install that was broken off is made again.
  const done = join(installed, 'installed.txt');
  if (existsSync(done) && readFileSync(done, 'utf8') === wanted) return;
  mkdirSync(installed, { recursive: true });
  for (const name of files) copyFileSync(join(own, name), join(installed, name));
  // None of them needs its install scripts.
  const args = ['ci', '--ignore-scripts', '--prefer-offline', '--no-audit', '--no-fund'];
  await promisify(execFile)('npm', args, { cwd: installed, shell: process.platform === 'win32' });
  writeFileSync(done, wanted);
}
