import { realpathSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

/** Where a file or folder, or what there is of the way to it, really lies. */
export function withoutLinks(path: string): string {
  try {
    return realpathSync(path);
  } catch {
    return join(withoutLinks(dirname(path)), basename(path));
  }
}
