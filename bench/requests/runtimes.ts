import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { peers } from '../machine.ts';
import type { Amounts } from './rounds.ts';
import type { Work } from './works.ts';

/** What runs a server. */
export type Runtime = 'node' | 'bun' | 'deno';

export const runtimes: readonly Runtime[] = ['node', 'bun', 'deno'];

/**
 * Whether a work is measured on a runtime. Deno closes the connection of most requests whose body is longer than that of a
 * todo: what a new connection costs is another matter, and the load loses count.
 */
export function isMeasured(runtime: Runtime, { request: { body = '' } }: Work): boolean {
  return runtime !== 'deno' || body.length < 100;
}

/** The time of all threads counts, and on Bun and Deno those that compile are at work for longer than on node. */
export function amountsOn(runtime: Runtime, { counted, warm }: Amounts): Amounts {
  return { counted, warm: runtime === 'node' ? warm : 4 * warm };
}

/**
 * The program that runs servers, with its arguments; undefined where the peers came without one for this platform:
 * their install scripts, which would fetch or link it, are not run.
 */
export function commandOf(runtime: Runtime): readonly string[] | undefined {
  switch (runtime) {
    case 'node':
      return [process.execPath];
    case 'bun': {
      const program = binary('@oven', `bun-${system('windows')}-${architecture('aarch64')}`, 'bin/bun');
      return program === undefined ? undefined : [program];
    }
    case 'deno': {
      const program = binary('@deno', `${system('win32')}-${architecture('arm64')}`, 'deno');
      return program === undefined
        ? undefined
        : [program, 'run', '--allow-all', '--no-lock', '--node-modules-dir=manual'];
    }
  }
}

/** Of those that npm chose for this platform: the C library stands behind the name. */
function binary(scope: string, name: string, file: string): string | undefined {
  const folder = join(peers, scope);
  if (!existsSync(folder)) return undefined;
  const suffix = process.platform === 'win32' ? '.exe' : '';
  return readdirSync(folder)
    .filter((entry) => entry.startsWith(name))
    .sort()
    .map((entry) => join(folder, entry, `${file}${suffix}`))
    .find((path) => existsSync(path));
}

function system(windows: string): string {
  return process.platform === 'win32' ? windows : process.platform;
}

function architecture(arm: string): string {
  return process.arch === 'arm64' ? arm : process.arch;
}
