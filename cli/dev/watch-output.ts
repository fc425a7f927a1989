import { existsSync, type FSWatcher, watch } from 'node:fs';
import { basename, dirname } from 'node:path';

/**
 * Calls back when a folder has been deleted. Returns the function that ends the watching. Watches the parent
 * folder, because a watcher ends with the folder that it watches.
 *
 * @param onError called where the system cannot watch any longer
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
