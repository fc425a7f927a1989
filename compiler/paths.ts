import ownPaths, { dirname, type PlatformPath, relative } from 'node:path';

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

/**
 * Whether a path is that of a folder, or lies in it.
 *
 * @param paths the rules of the system for paths
 */
export function isWithin(path: string, folder: string, paths: PlatformPath = ownPaths): boolean {
  const below = paths.relative(folder, path);
  return below !== '..' && !below.startsWith(`..${paths.sep}`) && !paths.isAbsolute(below);
}

/** A folder and those above it, the nearest first. */
export function foldersUp(folder: string): readonly string[] {
  const above = dirname(folder);
  return above === folder ? [folder] : [folder, ...foldersUp(above)];
}
