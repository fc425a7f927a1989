import { readFileSync } from 'node:fs';
import { arch, availableParallelism, cpus, loadavg, platform, release, totalmem } from 'node:os';
import { join } from 'node:path';
import { repository } from './contestants.ts';

/** What the numbers were measured on. */
export function machineText(): string {
  const memory = Math.round(totalmem() / 2 ** 30);
  return `${cpus()[0]?.model.trim() ?? 'unknown processor'}, ${availableParallelism()} cores, ${memory} GiB, ${platform()} ${release()} ${arch()}, Node ${process.versions.node}`;
}

/** Processes that want a core, over the last minute. */
export function load(): number {
  return loadavg()[0]!;
}

/** Packages and the versions that took part. */
export function versionsText(withPeers: boolean): string {
  const own = ['typescript', 'ts-morph', '@typia/core', 'h3'].map((name) => versionOf(repository, name));
  const peers = ['tsoa', 'express', '@nestia/core', 'typia', '@nestjs/core', 'typescript', 'ts-patch'];
  const lines = [`routeclass, and plain \`tsc\`: ${own.join(', ')}`];
  if (withPeers)
    lines.push(`tsoa and nestia: ${peers.map((name) => versionOf(import.meta.dirname, name)).join(', ')}`);
  return lines.join('\n- ');
}

function versionOf(folder: string, name: string): string {
  const { version }: { version: string } = JSON.parse(
    readFileSync(join(folder, 'node_modules', name, 'package.json'), 'utf8'),
  );
  return `${name} ${version}`;
}
