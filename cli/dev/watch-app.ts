import { existsSync, readdirSync } from 'node:fs';
import { basename, isAbsolute, join, normalize, relative, sep } from 'node:path';
import { type FSWatcher, watch } from 'chokidar';
import { manifestName } from '../../compiler/write/manifest.ts';

export interface AppWatcher {
  /** Watches these files and folders too, where they lie outside of what is watched. Settles when it does. */
  add(files: readonly string[]): Promise<void>;
  close(): Promise<void>;
}

/** Milliseconds after which a new folder is looked at once more; less than the quiet time of a batch. */
const secondLook = 40;

/**
 * Watches the app's folder but for `node_modules`, folders with a dot and folders that a build has written.
 * Whatever changes once this has settled is told, file by file, as an absolute path. So is that something
 * cannot be watched, but for folders that may not be read, as the data of a database: they hold nothing of
 * the app.
 */
export async function watchApp(
  root: string,
  onChange: (file: string) => void,
  onError: (error: unknown) => void,
): Promise<AppWatcher> {
  const watchers: FSWatcher[] = [];
  const added = new Set<string>();
  const begin = async (paths: string | string[], ignored: (path: string) => boolean) => {
    const watcher = watch(paths, {
      ignoreInitial: true,
      // A file that is replaced is removed and made again, and both are in one batch: to wait would only part
      // what is removed from the rest.
      atomic: false,
      ignorePermissionErrors: true,
      ignored,
    });
    watchers.push(watcher);
    watcher.on('error', onError);
    watcher.on('all', (event, path) => {
      // One that is there again is to be added again.
      if (event === 'unlink') added.delete(path);
      // What is in a folder comes as events of its own, but for what is made while chokidar begins to look at it.
      if (event === 'addDir') setTimeout(() => filesIn(path).forEach(onChange), secondLook);
      else if (event !== 'unlinkDir') onChange(path);
    });
    await new Promise<void>((resolve) => watcher.once('ready', () => resolve()));
  };
  await begin(root, (path) => isUnwatched(root, path));
  return {
    async add(files) {
      // TypeScript's have `/` on Windows, too, and events have not.
      const more = files.map(normalize).filter((file) => !added.has(file) && isUnwatched(root, file));
      for (const file of more) added.add(file);
      // A watcher tells once that it is ready: what is added to it later may be saved before it looks.
      if (more.length > 0) await begin(more, (path) => basename(path) === 'node_modules');
    },
    close: async () => void (await Promise.all(watchers.map((watcher) => watcher.close()))),
  };
}

function filesIn(folder: string): readonly string[] {
  try {
    const entries = readdirSync(folder, { withFileTypes: true });
    return entries.filter((entry) => entry.isFile()).map(({ name }) => join(folder, name));
  } catch {
    return []; // It is gone again.
  }
}

/** By the path below the app: an app that itself lies in a dot folder is watched. */
function isUnwatched(root: string, path: string): boolean {
  const below = relative(root, path);
  if (below === '') return false;
  if (isAbsolute(below) || below.split(sep)[0] === '..') return true;
  if (below.split(sep).some((name) => name === 'node_modules' || name.startsWith('.'))) return true;
  return !/\.\w+$/.test(path) && existsSync(join(path, manifestName));
}
