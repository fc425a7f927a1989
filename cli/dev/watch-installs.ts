import { existsSync, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { foldersUp } from '../../compiler/paths.ts';
import { watchEntries } from './watch-entries.ts';

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
  const ends = packageFolders(root).map((folder) => {
    const look = (name: string | null) => {
      const file = join(folder, name ?? '');
      if (isInstallState(file) && existsSync(file)) onInstalled(file);
    };
    return watchFolder(folder, look, onError);
  });
  return () => {
    for (const end of ends) end();
  };
}

/**
 * Calls back with the names of what changes in a folder. A watcher ends with its folder, which pnpm and people
 * delete before they install: so the folder above is watched as well, and what is in a new folder has changed.
 */
function watchFolder(
  folder: string,
  onChange: (name: string | null) => void,
  onError: (error: unknown) => void,
): () => void {
  const begin = () => watchEntries(folder, onChange, onError);
  let inside: ReturnType<typeof begin>;
  let watched = identityOf(folder);
  const onAbove = (name: string | null) => {
    const found = name === basename(folder) ? identityOf(folder) : watched;
    if (found === watched) return;
    watched = found;
    inside?.close();
    inside = found === undefined ? undefined : begin();
    for (const one of names) onChange(one);
  };
  const above = watchEntries(dirname(folder), onAbove, onError);
  inside = begin();
  return () => {
    above?.close();
    inside?.close();
  };
}

/** A text that differs for a folder that was made again; undefined if there is none. */
function identityOf(folder: string): string | undefined {
  const stat = statSync(folder, { throwIfNoEntry: false });
  return stat && `${stat.ino} ${stat.birthtimeMs}`;
}

/** The `node_modules` of a folder and of those above it. */
function packageFolders(folder: string): readonly string[] {
  return foldersUp(folder)
    .map((one) => join(one, 'node_modules'))
    .filter((one) => existsSync(one));
}
