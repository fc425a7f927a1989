/** The programs that run servers: node itself, and Bun and Deno as the packages `bun` and `deno` bring them for this platform. */
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

export type Runtime = 'node' | 'bun' | 'deno';

const modules = join(import.meta.dirname, '../node_modules');

/** With the arguments that stand before a server's file; undefined where there is none for this platform. Whether install scripts were run makes no difference. */
export function programOf(runtime: Runtime): readonly [string, ...string[]] | undefined {
  switch (runtime) {
    case 'node':
      return [process.execPath];
    case 'bun': {
      const program = binary('@oven', `bun-${system('windows')}-${architecture('aarch64')}`, [
        'bin/bun',
        // Bun's own install script moves it there, whatever the platform.
        '../../bun/bin/bun.exe',
      ]);
      return program === undefined ? undefined : [program];
    }
    case 'deno': {
      const program = binary('@deno', `${system('win32')}-${architecture('arm64')}`, ['deno']);
      return program === undefined
        ? undefined
        : [program, 'run', '--allow-all', '--no-lock', '--node-modules-dir=manual'];
    }
  }
}

/** Of those that npm chose for this platform: the C library stands behind the name. */
function binary(scope: string, name: string, files: readonly string[]): string | undefined {
  const folder = join(modules, scope);
  if (!existsSync(folder)) return undefined;
  return readdirSync(folder)
    .filter((entry) => entry.startsWith(name))
    .sort()
    .flatMap((entry) => files.map((file) => join(folder, entry, executable(file))))
    .find((path) => existsSync(path));
}

function executable(file: string): string {
  return process.platform === 'win32' && !file.endsWith('.exe') ? `${file}.exe` : file;
}

function system(windows: string): string {
  return process.platform === 'win32' ? windows : process.platform;
}

function architecture(arm: string): string {
  return process.arch === 'arm64' ? arm : process.arch;
}
