import { lstatSync } from 'node:fs';
import { join } from 'node:path';
import { SUPPORTED_EXTENSIONS } from 'c12';

/** The config files of an app, as absolute paths. An app should have one, but may have several. */
export function configsIn(root: string): readonly string[] {
  // Tests each name rather than listing the folder: a folder may allow access to its files but not listing.
  return SUPPORTED_EXTENSIONS.map((extension) => join(root, `routeclass.config${extension}`))
    .filter(isThere)
    .sort();
}

/** Also true for a link that leads nowhere: without its config, the app would be built with the defaults. */
function isThere(file: string): boolean {
  try {
    lstatSync(file);
    return true;
  } catch {
    return false;
  }
}
