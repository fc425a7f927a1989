import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { foldersUp, relativePath } from '../../compiler/paths.ts';
import { configsIn } from './configs-in.ts';

/**
 * The nearest parent folder that looks like an app, as a path relative to `root`. Undefined where there is
 * none, or where `root` is itself an app.
 */
export function appAbove(root: string): string | undefined {
  if (existsSync(join(root, 'package.json')) || configsIn(root).length > 0) return undefined;
  const app = foldersUp(dirname(root)).find(isApp);
  return app && relativePath(root, app);
}

const isApp = (folder: string) =>
  configsIn(folder).length > 0 ||
  (existsSync(join(folder, 'package.json')) && existsSync(join(folder, 'app/routes')));
