import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { isFolder, namesIn } from '../../compiler/files/look.ts';
import { foldersUp, relativePath } from '../../compiler/paths.ts';
import { configsIn } from './configs-in.ts';

/**
 * The folder that looks like an app where `root` is none, as a path relative to `root`: the nearest above, or
 * the first below, as in a workspace.
 */
export function nearbyApp(root: string): string | undefined {
  if (configsIn(root).length > 0) return undefined;
  const isPackage = existsSync(join(root, 'package.json'));
  const above = isPackage ? undefined : foldersUp(dirname(root)).find(isApp);
  const app = above ?? appBelow(root, 2);
  return app && relativePath(root, app);
}

const isApp = (folder: string) =>
  configsIn(folder).length > 0 ||
  (existsSync(join(folder, 'package.json')) && existsSync(join(folder, 'app/routes')));

/** @param depth how many folders below: workspaces have their apps in `api` or `apps/api` */
function appBelow(folder: string, depth: number): string | undefined {
  if (depth === 0) return undefined;
  const folders = foldersIn(folder);
  return (
    folders.find(isApp) ?? folders.map((one) => appBelow(one, depth - 1)).find((one) => one !== undefined)
  );
}

function foldersIn(folder: string): readonly string[] {
  const names = namesIn(folder).filter((name) => name !== 'node_modules' && !name.startsWith('.'));
  return names.map((name) => join(folder, name)).filter(isFolder);
}
