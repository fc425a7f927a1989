/** The programs that run servers: node itself, and Bun and Deno from their packages for this platform. */
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { apart, installApart } from '../install-apart.ts';

export type Runtime = 'node' | 'bun' | 'deno';

/** The folder in which `installRuntimes` installs the packages. */
export const runtimeModules = join(apart(import.meta.dirname), 'node_modules');

export function installRuntimes(): Promise<void> {
  return installApart(import.meta.dirname);
}

/**
 * The program with its arguments before the server's file; undefined where it is not installed for this
 * platform.
 */
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

/**
 * Cloudflare's runtime, which serves a configuration; undefined where it is not installed for this platform.
 */
export function workerd(): string | undefined {
  return binary(
    '@cloudflare',
    `workerd-${system('windows')}-${process.arch === 'arm64' ? 'arm64' : '64'}`,
    'bin/workerd',
  );
}

/**
 * The binary from the packages that npm chose for this platform. A suffix of their names may tell the C
 * library.
 */
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
