import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/** The config files of an app, as absolute paths: one is meant, and there may be several. */
export function configsIn(root: string): readonly string[] {
  return readdirSync(root)
    .filter((name) => /^routeclass\.config\.\w+$/.test(name))
    .map((name) => join(root, name));
}
