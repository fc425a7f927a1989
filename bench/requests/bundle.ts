import { mkdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import type { Contestant } from './contestants.ts';
import type { Start } from './server-process.ts';

/** Bundles a contestant's server into a folder of its own, its packages linked beside it; tells how to start it. */
export async function bundle(parent: string, contestant: Contestant): Promise<Omit<Start, 'manner'>> {
  const { entry, modules, name, runtime = [process.execPath] } = contestant;
  const cwd = join(parent, name.replaceAll(/\W+/g, '-'));
  mkdirSync(cwd);
  symlinkSync(modules, join(cwd, 'node_modules'), 'junction');
  await build({
    entryPoints: [join(import.meta.dirname, entry)],
    outfile: join(cwd, 'server.mjs'),
    bundle: true,
    packages: 'external',
    platform: 'node',
    format: 'esm',
    target: 'es2023',
  });
  return { command: [...runtime, 'server.mjs'], cwd };
}
