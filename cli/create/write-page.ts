import { existsSync, mkdirSync, rmdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { codeOf } from '../../compiler/files/file-error.ts';

/**
 * Writes a new file whole or not at all, and never over another one; folders that were made for it go again
 * where it fails.
 *
 * @throws the file system's errors; `EEXIST` where there is a file
 */
export function writeNewFile(path: string, text: string): void {
  const folder = dirname(path);
  const made = missingFolders(folder);
  try {
    mkdirSync(folder, { recursive: true });
    writeFile(path, text);
  } catch (error) {
    for (const one of made) removeIfEmpty(one);
    throw error;
  }
}

/** Those of a folder and the ones above it that are not there yet, the innermost first. */
function missingFolders(folder: string): readonly string[] {
  return existsSync(folder) ? [] : [folder, ...missingFolders(dirname(folder))];
}

function writeFile(path: string, text: string): void {
  try {
    writeFileSync(path, text, { flag: 'wx' });
  } catch (error) {
    // A full disk leaves a file without its end.
    if (codeOf(error) !== 'EEXIST') rmSync(path, { force: true });
    throw error;
  }
}

function removeIfEmpty(folder: string): void {
  try {
    rmdirSync(folder);
  } catch {
    // It was not made, or somebody has put something there.
  }
}
