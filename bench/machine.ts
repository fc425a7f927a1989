import { readFileSync } from 'node:fs';
import { arch, availableParallelism, cpus, loadavg, platform, release, totalmem } from 'node:os';
import { join } from 'node:path';

/** The `node_modules` folder of the packages that only benchmarks need. */
export const peers = join(import.meta.dirname, 'node_modules');

export const repository = join(import.meta.dirname, '..');

/** A description of the machine, for the reports. */
export function machineText(): string {
  const memory = Math.round(totalmem() / 2 ** 30);
  return `${cpus()[0]?.model.trim() ?? 'unknown processor'}, ${availableParallelism()} cores, ${memory} GiB, ${platform()} ${release()} ${arch()}, Node ${process.versions.node}`;
}

/** The number of runnable processes, averaged over the last minute. */
export function load(): number {
  return loadavg()[0]!;
}

/** The packages with their versions in `modules`, a `node_modules` folder. */
export function versionsText(modules: string, names: readonly string[]): string {
  return names.map((name) => versionOf(modules, name)).join(', ');
}

function versionOf(modules: string, name: string): string {
  const { version }: { version: string } = JSON.parse(
    readFileSync(join(modules, name, 'package.json'), 'utf8'),
  );
  return `${name} ${version}`;
}
