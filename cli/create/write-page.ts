import { linkSync, mkdirSync, rmdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * Writes a new file whole or not at all, and never over another one; folders that were made for it go again where it fails.
 *
 * @throws the file system's errors; `EEXIST` where there is a file
 */
export function writeNewFile(path: string, text: string): void {
  const first = mkdirSync(dirname(path), { recursive: true });
  const temporary = `${path}.${process.pid}.routeclass-tmp`;
  try {
    writeFileSync(temporary, text, { flag: 'wx' });
    // A link, for renaming would replace what somebody has put there just now.
    linkSync(temporary, path);
    rmSync(temporary);
  } catch (error) {
    rmSync(temporary, { force: true });
    if (first !== undefined) removeEmpty(dirname(path), first);
    throw error;
  }
}

/** Removes empty folders, from an inner one to an outer one. */
function removeEmpty(inner: string, outer: string): void {
  try {
    for (let folder = inner; folder.length >= outer.length; folder = dirname(folder)) rmdirSync(folder);
  } catch {
    // Somebody has put something there.
  }
}
