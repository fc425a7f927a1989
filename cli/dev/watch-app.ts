import { existsSync, readdirSync } from 'node:fs';
import { basename, dirname, join, normalize, relative, sep } from 'node:path';
import { type FSWatcher, watch } from 'chokidar';
import { isFolder } from '../../compiler/files/look.ts';
import { foldersUp, isWithin } from '../../compiler/paths.ts';
import { manifestName } from '../../compiler/write/manifest.ts';
import { stateOf } from '../file-state.ts';
import { followReplaced } from './replaced-paths.ts';
import { watchInstalls } from './watch-installs.ts';

export interface AppWatcher {
  /**
   * Also watches those of these files and folders that are not watched yet. Settles when the watching has
   * begun.
   *
   * @param since the time in milliseconds from which on changes count, even those before the watching begins
   */
  add(files: readonly string[], since?: number): Promise<void>;
  close(): Promise<void>;
}

/** Milliseconds after which a new folder is listed again; less than the quiet time of a batch. */
const rescanDelay = 40;

interface WatchHandlers {
  /** Called with the absolute path of each changed file. */
  readonly onChange: (file: string) => void;
  /** Called when a folder has appeared or gone: events for its files follow. */
  readonly onFolder: () => void;
  /**
   * Called where something cannot be watched, except for folders without read permission, such as the data of
   * a database: they hold nothing of the app.
   */
  readonly onError: (error: unknown) => void;
}

/**
 * Watches the app's folder, except `node_modules`, folders whose name begins with a dot and folders that a
 * build has written; and for what installers write into `node_modules` when they are done. Calls the handlers
 * once the returned promise has settled.
 */
export async function watchApp(
  root: string,
  { onChange, onFolder, onError }: WatchHandlers,
): Promise<AppWatcher> {
  const watchers: FSWatcher[] = [];
  const added = new Set<string>();
  const start = async (paths: string | string[], ignored: (path: string) => boolean) => {
    const watcher = watch(paths, {
      ignoreInitial: true,
      // A replaced file is an `unlink` and an `add` in one batch. Waiting for the `add` would only separate
      // removed files from the rest.
      atomic: false,
      ignorePermissionErrors: true,
      ignored,
    });
    watchers.push(watcher);
    watcher.on('error', onError);
    followReplaced(watcher, ignored, onChange);
    watcher.on('all', (event, path) => {
      if (event !== 'addDir' && event !== 'unlinkDir') return onChange(path);
      onFolder();
      // The files in a new folder have events of their own, except those made while chokidar begins to watch
      // it.
      if (event === 'addDir') setTimeout(() => filesIn(path).forEach(onChange), rescanDelay);
    });
    await new Promise<void>((resolve) => watcher.once('ready', () => resolve()));
  };
  await start(root, (path) => isUnwatched(root, path));
  const unwatchInstalls = watchInstalls(root, onChange, onError);
  return {
    async add(files, since = Number.POSITIVE_INFINITY) {
      // TypeScript's paths have `/` even on Windows, but those of events do not.
      const outside = files.map(normalize).filter((file) => !added.has(file) && isUnwatched(root, file));
      const all = new Set([...added, ...outside]);
      const own = outside.filter((file) => !isBelow(all, file));
      for (const file of own) added.add(file);
      // Only the folder above tells that a file or a folder has been removed and made again, as by git. A
      // watcher emits `ready` only once, and a file added to it later may be saved before it is watched. So
      // each call makes a new one.
      const above = new Set(own.flatMap((file) => foldersAbove(file, root)).filter(existsSync));
      const targets = new Set(own);
      const onTheWay = new Set(own.flatMap((file) => foldersUp(file)));
      const isAbout = (path: string) => onTheWay.has(path) || isBelow(targets, path);
      if (above.size > 0)
        await start([...above], (path) => basename(path) === 'node_modules' || !isAbout(path));
      for (const file of outside) if (isFile(file) && stateOf(file, since) === undefined) onChange(file);
    },
    async close() {
      unwatchInstalls();
      await Promise.all(watchers.map((watcher) => watcher.close()));
    },
  };
}

const isFile = (path: string) => existsSync(path) && !isFolder(path);

function filesIn(folder: string): readonly string[] {
  try {
    const entries = readdirSync(folder, { withFileTypes: true });
    return entries.filter((entry) => entry.isFile()).map(({ name }) => join(folder, name));
  } catch {
    return []; // The folder is gone again.
  }
}

/** The folders that a file is in, up to one that the app is in, too: only with the app would that be gone. */
function foldersAbove(file: string, root: string): readonly string[] {
  const folders = foldersUp(dirname(file));
  const common = folders.findIndex((folder) => isWithin(root, folder));
  return common === -1 ? folders : folders.slice(0, common + 1);
}

/** Whether a folder above a path is among these. */
function isBelow(folders: ReadonlySet<string>, path: string): boolean {
  return foldersUp(dirname(path)).some((folder) => folders.has(folder));
}

/**
 * Whether the app's watcher leaves out a path. Only the part below the app counts: an app that itself lies in
 * a dot folder is watched.
 */
function isUnwatched(root: string, path: string): boolean {
  if (!isWithin(path, root)) return true;
  const below = relative(root, path);
  if (below === '') return false;
  if (below.split(sep).some((name) => name === 'node_modules' || name.startsWith('.'))) return true;
  return !/\.\w+$/.test(path) && existsSync(join(path, manifestName));
}
