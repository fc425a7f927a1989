import { relative } from 'node:path';

/**
 * The path to a file or folder as seen from a folder, with `/` on every system: as messages and generated
 * code have it.
 */
export function relativePath(folder: string, path: string): string {
  return slashed(relative(folder, path));
}

/** A path with `/` on every system, as TypeScript has it. */
export function slashed(path: string): string {
  return path.replaceAll('\\', '/');
}
