import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/**
 * Makes a folder contain exactly these files (name to bytes). It is never emptied first, because tests and
 * servers may be running from it.
 */
export function syncFolder(folder, files) {
  const paths = new Map([...files].map(([name, contents]) => [join(folder, name), contents]));
  for (const [path, contents] of paths) syncFile(path, contents);
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    if (entry.isFile() && !paths.has(path) && !entry.name.endsWith('.tmp')) rmSync(path, { force: true });
  }
}

/** Writes a file atomically, unless it already has these contents. */
export function syncFile(path, contents) {
  if (sameBytes(path, contents)) return;
  mkdirSync(dirname(path), { recursive: true });
  const temporary = `${path}.${process.pid}.tmp`;
  writeFileSync(temporary, contents);
  renameSync(temporary, path);
}

function sameBytes(path, contents) {
  try {
    return readFileSync(path).equals(contents);
  } catch {
    return false;
  }
}
