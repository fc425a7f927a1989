import ownPaths, { type PlatformPath } from 'node:path';
import { isWithin } from '../../compiler/paths.ts';
import { unimportableSign } from '../../compiler/scan/segments.ts';
import type { Settings } from '../../compiler/settings.ts';

interface FolderFault {
  readonly key: 'out' | 'routes';
  /** What the folder must be. */
  readonly expected: string;
}

/**
 * Refuses folders that cannot work. The output folder must hold nothing else: builds remove stale files from
 * it, and `dev` does not watch it. Generated code imports from the routes folder, and the app imports from
 * the output folder, so both paths must be importable.
 *
 * @param isOutWritten whether the config has an `out`: where it has none, only `routes` can be at fault
 * @param paths the rules of the system for paths
 */
export function folderFault(
  { root, routes, out }: Pick<Settings, 'out' | 'root' | 'routes'>,
  isOutWritten: boolean,
  paths: PlatformPath = ownPaths,
): FolderFault | undefined {
  if (isWithin(root, out, paths)) return { key: 'out', expected: 'a folder that does not contain the app' };
  if (isWithin(routes, out, paths) || isWithin(out, routes, paths))
    return isOutWritten
      ? { key: 'out', expected: 'a folder separate from the routes' }
      : { key: 'routes', expected: 'a folder separate from the output' };
  for (const key of ['routes', 'out'] as const) {
    const path = paths.relative(root, { routes, out }[key]);
    // Between two drives of Windows there is no relative path.
    if (paths.isAbsolute(path))
      return { key, expected: 'a folder on the drive of the app, as imports are relative' };
    const sign = unimportableSign(path.replaceAll(paths.sep, '/'));
    if (sign !== undefined)
      return {
        key,
        expected: `a folder without ${JSON.stringify(sign)} in its path, which imports cannot contain`,
      };
  }
  return undefined;
}
