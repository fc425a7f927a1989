import { relative } from 'node:path';

/**
 * The path of a file or folder relative to another folder, with `/` on every system, as in messages and
 * generated code.
 */
export function relativePath(folder: string, path: string): string {
  return slashed(relative(folder, path));
}

/** A path with `/` on every system, as TypeScript writes it. */
export function slashed(path: string): string {
  return path.replaceAll('\\', '/');
}
