import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { runInThisContext } from 'node:vm';
import { Compiler, type CompilerOptions, type PackageFiles, type Settings } from '../../../compiler/index.ts';

/**
 * Declarations of packages are parsed once per worker. Each test file has a global object of its own, so the
 * map is in that of the worker.
 */
const packageFiles: PackageFiles = runInThisContext('globalThis.packageFiles ??= new Map()');

/** The settings of an app whose routes are in `routes`. */
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

/** The sorted names of a folder's subfolders. */
export function foldersIn(folder: string): string[] {
  if (!existsSync(folder)) return [];
  const entries = readdirSync(folder, { withFileTypes: true });
  return entries
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort();
}

/** Whether to rewrite the expected files instead of comparing with them. */
export const updating = process.env.UPDATE_SAMPLES === '1';
