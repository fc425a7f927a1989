import { existsSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { FSWatcher } from 'chokidar';
import { isFolder } from '../../compiler/files/look.ts';

/** Milliseconds that chokidar has to notice a new folder; less than the quiet time of a batch. */
const noticeTime = 40;

/**
 * Makes a watcher notice files and folders that are replaced by others of the same name, as by a checkout or a
 * generator that writes all its output anew. Between two looks at the parent folder, chokidar sees the same
 * names: it goes on to watch the folder that is gone, and takes a file of the same time for the former one.
 * The files of both folders get events. And so do files that get other permissions: chokidar cannot watch one
 * that may not be read, and takes one of the same time for unchanged.
 *
 * @param onFile called with a file that may have replaced another, or may have become readable
 */
export function followReplaced(
  watcher: FSWatcher,
  isIgnored: (path: string) => boolean,
  onFile: (file: string) => void,
): void {
  const appeared = new Set<string>();
  watcher.on('addDir', (path) => void appeared.delete(path));
  watcher.on('raw', (event, name: string | null, details) => {
    const { watchedPath } = details as { readonly watchedPath?: string };
    // Without a watched path chokidar polls: it looks at what is there now, whatever that has replaced.
    if (name === null || watchedPath === undefined) return;
    const path = join(watchedPath, name);
    if (!existsSync(path) || isIgnored(path)) return;
    if (!isFolder(path)) return onFile(path);
    if (event !== 'rename') return;
    appeared.add(path);
    setTimeout(() => {
      if (appeared.delete(path) && isWatched(watcher, path)) watchAnew(watcher, path);
    }, noticeTime);
  });
}

function isWatched(watcher: FSWatcher, folder: string): boolean {
  return !watcher.closed && Object.hasOwn(watcher.getWatched(), folder);
}

/** `unwatch` would ignore the folder's files from then on, and `add` alone has no events for those it finds. */
function watchAnew(watcher: FSWatcher, folder: string): void {
  watcher._remove(dirname(folder), basename(folder), true);
  watcher.add(folder, undefined, true);
}
