import { accessSync, constants, existsSync, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { codeOf } from './file-error.ts';

/**
 * Makes a folder, and those above it. Node reports a read-only file system as `ENOENT` here, as if something
 * in the path were missing: the folder that exists tells the actual reason.
 *
 * @throws the file system's errors
 */
export function makeFolder(path: string): void {
  try {
    mkdirSync(path, { recursive: true });
  } catch (error) {
    if (codeOf(error) === 'ENOENT') accessSync(existingAbove(path), constants.W_OK);
    throw error;
  }
}

function existingAbove(path: string): string {
  const folder = dirname(path);
  return existsSync(folder) || folder === path ? folder : existingAbove(folder);
}
