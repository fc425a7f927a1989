import { existsSync, type FSWatcher, watch } from 'node:fs';
import { basename, dirname } from 'node:path';

/**
 * Calls back when a folder has been deleted. Gives what ends it. The folder above is watched, for a watcher
 * goes with what it watches.
 *
 * @param onError told where the system watches no more
 */
export function watchDeletion(
  folder: string,
  onDeleted: () => void,
  onError: (error: unknown) => void,
): () => void {
  let watcher: FSWatcher | undefined;
  try {
    watcher = watch(dirname(folder), (_event, name) => {
      if (name !== null && name !== basename(folder)) return;
      if (!existsSync(folder)) onDeleted();
    });
    watcher.on('error', onError);
  } catch (error) {
    onError(error);
  }
  return () => watcher?.close();
}
