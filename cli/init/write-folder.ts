import { randomUUID } from 'node:crypto';
import { lstatSync, mkdirSync, readdirSync, renameSync, rmdirSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { codeOf, reasonOf } from '../../compiler/files/file-error.ts';
import { withRetries } from '../../compiler/files/with-retries.ts';

/** Why a folder cannot be made at a path, or undefined. An empty folder may exist there. */
export function obstacleAt(folder: string): string | undefined {
  const found = lstatSync(folder, { throwIfNoEntry: false });
  if (found === undefined) return undefined;
  if (found.isSymbolicLink()) return 'exists already and is a symbolic link, which would be replaced';
  if (!found.isDirectory()) return 'exists already and is not a folder';
  try {
    return readdirSync(folder).length === 0 ? undefined : 'exists already and is not empty';
  } catch (error) {
    return `exists already and cannot be listed: ${reasonOf(error)}`;
  }
}

/**
 * Makes a folder with these files, all of them or none: they are written to a temporary folder beside it,
 * which is then renamed. An empty folder may exist already.
 *
 * @throws the file system's errors
 */
export function writeFolder(folder: string, files: ReadonlyMap<string, string>): void {
  const temporary = join(dirname(folder), `.${basename(folder)}-${randomUUID()}`);
  mkdirSync(temporary);
  try {
    for (const [path, text] of files) {
      mkdirSync(dirname(join(temporary, path)), { recursive: true });
      writeFileSync(join(temporary, path), text);
    }
    // Files that were added to the folder in the meantime are kept: neither call removes a folder that is not
    // empty.
    removeEmpty(folder);
    withRetries(() => renameSync(temporary, folder));
  } catch (error) {
    withRetries(() => rmSync(temporary, { recursive: true, force: true }));
    throw error;
  }
}

function removeEmpty(folder: string): void {
  try {
    rmdirSync(folder);
  } catch (error) {
    if (codeOf(error) !== 'ENOENT') throw error;
  }
}
