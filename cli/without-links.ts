import { realpathSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

/**
 * The real path of a file or folder. Of a path that does not exist, links are resolved in the part that does.
 */
export function withoutLinks(path: string): string {
  try {
    return realpathSync(path);
  } catch {
    return join(withoutLinks(dirname(path)), basename(path));
  }
}
