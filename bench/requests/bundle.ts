import { execFileSync } from 'node:child_process';
import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import { programOf } from '../../scripts/runtimes/programs.ts';
import { peers } from '../machine.ts';
import type { Contestant } from './contestants.ts';
import type { Start } from './server-process.ts';

/**
 * Builds a contestant's server in a folder of its own, links its packages there, and returns how to start it.
 *
 * @throws Error where its runtime has no program on this platform
 */
export async function bundle(parent: string, contestant: Contestant): Promise<Omit<Start, 'setup'>> {
  const { compiledBy, modules, name, runtime = 'node' } = contestant;
  const command = programOf(runtime);
  if (command === undefined) throw new Error(`${runtime} is not installed`);
  const cwd = join(parent, `${runtime}-${name.replaceAll(/\W+/g, '-')}`);
  mkdirSync(cwd);
  symlinkSync(modules, join(cwd, 'node_modules'), 'junction');
  const file =
    compiledBy === undefined ? await bundled(cwd, contestant) : compiled(cwd, contestant, compiledBy);
  return { command: [...command, file], cwd };
}

async function bundled(cwd: string, { entry }: Contestant): Promise<string> {
  await build({
    entryPoints: [join(import.meta.dirname, entry)],
    outfile: join(cwd, 'server.mjs'),
    bundle: true,
    packages: 'external',
    platform: 'node',
    format: 'esm',
    target: 'es2023',
  });
  return 'server.mjs';
}

/** Compiles a server by a `tsc` that is patched to run a tool's transforms: bundlers do not run them. */
function compiled(cwd: string, { entry }: Contestant, folder: string): string {
  const tsc = join(peers, 'typescript/bin/tsc');
  writeFileSync(join(cwd, 'package.json'), '{ "type": "commonjs" }\n');
  execFileSync(process.execPath, [tsc, '-p', join(import.meta.dirname, folder), '--outDir', cwd], {
    stdio: 'inherit',
  });
  return entry.replace(/\.ts$/, '.js');
}
