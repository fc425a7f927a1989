import { readdirSync } from 'node:fs';
import { extname, join } from 'node:path';
import { SUPPORTED_EXTENSIONS } from 'c12';

/** The config files of an app, as absolute paths: one is meant, and there may be several. */
export function configsIn(root: string): readonly string[] {
  return namesIn(root)
    .filter((name) => /^routeclass\.config\.\w+$/.test(name) && isRead(extname(name)))
    .sort()
    .map((name) => join(root, name));
}

const isRead = (extension: string) => SUPPORTED_EXTENSIONS.some((one) => one === extension);

function namesIn(folder: string): readonly string[] {
  try {
    return readdirSync(folder);
  } catch {
    return []; // It may be entered and not listed: then c12 looks for each name by itself.
  }
}
