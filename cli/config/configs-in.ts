import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { SUPPORTED_EXTENSIONS } from 'c12';

/** The config files of an app, as absolute paths: one is meant, and there may be several. */
export function configsIn(root: string): readonly string[] {
  // Each name by itself: a folder may be entered and not listed.
  return SUPPORTED_EXTENSIONS.map((extension) => join(root, `routeclass.config${extension}`))
    .filter((file) => existsSync(file))
    .sort();
}
