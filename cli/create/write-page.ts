import { existsSync, rmdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { codeOf } from '../../compiler/files/file-error.ts';
import { makeFolder } from '../../compiler/files/make-folder.ts';

/**
 * Writes a new file completely or not at all, and never overwrites one. On failure, the folders made for it
 * are removed.
 *
 * @throws the file system's errors; `EEXIST` where the file exists
 */
export function writeNewFile(path: string, text: string): void {
  const folder = dirname(path);
  const made = missingFolders(folder);
  try {
    makeFolder(folder);
    writeFile(path, text);
  } catch (error) {
    for (const one of made) removeIfEmpty(one);
    throw error;
  }
}

/** A folder and its parents, as far as they do not exist yet; the innermost first. */
function missingFolders(folder: string): readonly string[] {
  return existsSync(folder) ? [] : [folder, ...missingFolders(dirname(folder))];
}

function writeFile(path: string, text: string): void {
  try {
    writeFileSync(path, text, { flag: 'wx' });
  } catch (error) {
    // A full disk leaves a truncated file.
    if (codeOf(error) !== 'EEXIST') rmSync(path, { force: true });
    throw error;
  }
}

function removeIfEmpty(folder: string): void {
  try {
    rmdirSync(folder);
  } catch {
    // It was never made, or is no longer empty.
  }
}
