import { existsSync, lstatSync, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { codeOf } from './file-error.ts';

/**
 * Makes a folder, and those above it. Node reports a read-only file system and an exceeded quota as `ENOENT`
 * here, as if something in the path were missing: making the first of the folders alone tells the actual
 * reason.
 *
 * @throws the file system's errors
 */
export function makeFolder(path: string): void {
  try {
    mkdirSync(path, { recursive: true });
  } catch (error) {
    const first = firstMissing(path);
    // Otherwise a broken link is in its place.
    if (codeOf(error) === 'ENOENT' && !isThere(first)) mkdirSync(first);
    throw error;
  }
}

function firstMissing(path: string): string {
  const folder = dirname(path);
  return existsSync(folder) || folder === path ? path : firstMissing(folder);
}

const isThere = (path: string) => lstatSync(path, { throwIfNoEntry: false }) !== undefined;
