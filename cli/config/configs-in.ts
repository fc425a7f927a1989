import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { SUPPORTED_EXTENSIONS } from 'c12';

/** The config files of an app, as absolute paths. An app should have one, but may have several. */
export function configsIn(root: string): readonly string[] {
  // Tests each name rather than listing the folder: a folder may allow access to its files but not listing.
  return SUPPORTED_EXTENSIONS.map((extension) => join(root, `routeclass.config${extension}`))
    .filter((file) => existsSync(file))
    .sort();
}
