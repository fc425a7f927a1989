import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** A file of a package's `dist`: its name there, with `/`, and its bytes. */
export type DistFile = readonly [name: string, bytes: Uint8Array];

/**
 * Makes a folder contain exactly these files. It is never emptied first, because tests and
 * servers may be running from it.
 */
export function syncFolder(folder: string, files: readonly DistFile[]): void {
  const paths = new Map(files.map(([name, contents]) => [join(folder, name), contents]));
  for (const [path, contents] of paths) syncFile(path, contents);
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    if (entry.isFile() && !paths.has(path) && !entry.name.endsWith('.tmp')) rmSync(path, { force: true });
  }
}

/** Writes a file atomically, unless it already has these contents. */
export function syncFile(path: string, contents: Uint8Array): void {
  if (sameBytes(path, contents)) return;
  mkdirSync(dirname(path), { recursive: true });
  const temporary = `${path}.${process.pid}.tmp`;
  writeFileSync(temporary, contents);
  renameSync(temporary, path);
}

function sameBytes(path: string, contents: Uint8Array): boolean {
  try {
    return readFileSync(path).equals(contents);
  } catch {
    return false;
  }
}
