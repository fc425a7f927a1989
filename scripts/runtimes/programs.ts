/** The programs that run servers: node itself, and Bun and Deno as their packages bring them for this platform. */
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { apart, installApart } from '../install-apart.ts';

export type Runtime = 'node' | 'bun' | 'deno';

/** Where `installRuntimes` puts the packages. */
export const runtimeModules = join(apart(import.meta.dirname), 'node_modules');

export function installRuntimes(): Promise<void> {
  return installApart(import.meta.dirname);
}

/** With the arguments that stand before a server's file; undefined where none is installed for this platform. */
export function programOf(runtime: Runtime): readonly [string, ...string[]] | undefined {
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

/** Cloudflare's, which serves what a configuration names; undefined where none is installed for this platform. */
export function workerd(): string | undefined {
  return binary(
    '@cloudflare',
    `workerd-${system('windows')}-${process.arch === 'arm64' ? 'arm64' : '64'}`,
    'bin/workerd',
  );
}

/** Of those that npm chose for this platform: the C library stands behind the name. */
function binary(scope: string, name: string, file: string): string | undefined {
  const folder = join(runtimeModules, scope);
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
