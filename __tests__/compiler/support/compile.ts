import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { Compiler, type CompilerOptions, type PackageFiles, type Settings } from '../../../compiler/index.ts';

/** Shared by all compilers of a test file: declarations of packages are parsed once. */
const packageFiles: PackageFiles = new Map();

/** The settings of an app whose routes lie in `routes`. */
export function settingsOf(root: string, more: Partial<Settings> = {}): Settings {
  return {
    root,
    routes: join(root, 'routes'),
    out: join(root, 'generated'),
    openapi: { title: 'Sample', version: '1.0.0' },
    docs: false,
    limits: {},
    debug: false,
    ...more,
  };
}

export function compilerOf(root: string, more?: Partial<Settings>, options?: CompilerOptions): Compiler {
  return new Compiler(settingsOf(root, more), { packageFiles, ...options });
}

/** The names of the folders in a folder, sorted. */
export function foldersIn(folder: string): string[] {
  if (!existsSync(folder)) return [];
  const entries = readdirSync(folder, { withFileTypes: true });
  return entries
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort();
}

/** Rewrites what is expected instead of comparing with it. */
export const updating = process.env.UPDATE_SAMPLES === '1';
