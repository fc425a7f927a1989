import { existsSync, type FSWatcher, watch } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { foldersUp } from '../../compiler/paths.ts';

/** The files in `node_modules` that npm, pnpm and Yarn write when they have installed or removed packages. */
const names: readonly string[] = [
  '.package-lock.json',
  '.modules.yaml',
  '.yarn-integrity',
  '.yarn-state.yml',
];

/** Whether a change of this file means that other packages are installed. */
export const isInstallState = (file: string): boolean =>
  names.includes(basename(file)) && basename(dirname(file)) === 'node_modules';

/**
 * Calls back with such a file when it has been written in one of the `node_modules` that an app in this folder
 * gets its packages from. Returns the function that ends the watching. The folders are watched and not the
 * files, because `npm ci` removes all that is in the folder first.
 *
 * @param onError called where the system cannot watch any longer
 */
export function watchInstalls(
  root: string,
  onInstalled: (file: string) => void,
  onError: (error: unknown) => void,
): () => void {
  const watchers: FSWatcher[] = [];
  for (const folder of packageFolders(root)) {
    try {
      const watcher = watch(folder, (_event, name) => {
        const file = join(folder, name ?? '');
        if (isInstallState(file) && existsSync(file)) onInstalled(file);
      });
      watcher.on('error', onError);
      watchers.push(watcher);
    } catch (error) {
      onError(error);
    }
  }
  return () => {
    for (const watcher of watchers) watcher.close();
  };
}

/** The `node_modules` of a folder and of those above it. */
function packageFolders(folder: string): readonly string[] {
  return foldersUp(folder)
    .map((one) => join(one, 'node_modules'))
    .filter((one) => existsSync(one));
}
