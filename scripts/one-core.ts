import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'esbuild';

/**
 * An esbuild plugin that keeps shared modules of a package in one file. esbuild makes a chunk for each set of
 * entries that shares modules, and each loaded file costs a millisecond at the start of an app. So each of
 * the `others` is made to import the whole core.
 *
 * @param core modules that every app loads, with all that they import: paths in the repository
 * @param others entries, and modules that are imported when first needed
 */
export function oneCore(repository: string, core: readonly string[], others: readonly string[]): Plugin {
  const needed = core.map((path) => `import ${JSON.stringify(join(repository, path))};\n`).join('');
  const files = new Set(others.map((path) => join(repository, path)));
  return {
    name: 'one-core',
    setup(build) {
      build.onLoad({ filter: /\.ts$/ }, async ({ path }) => {
        if (!files.has(path)) return undefined;
        return { contents: `${await readFile(path, 'utf8')}\n${needed}`, loader: 'ts' };
      });
    },
  };
}
