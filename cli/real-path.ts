import { realpathSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

/**
 * The real path of a file or folder. Of a path that does not exist, links are resolved in the part that does.
 */
export function realPathOf(path: string): string {
  try {
    return realpathSync(path);
  } catch {
    const folder = dirname(path);
    // Above a drive that is missing, or a working folder that is gone, there is nothing.
    return folder === path ? path : join(realPathOf(folder), basename(path));
  }
}
