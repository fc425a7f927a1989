import { existsSync, type FSWatcher, watch } from 'node:fs';
import { basename, dirname } from 'node:path';

/**
 * Milliseconds for which a folder must be gone. Git deletes files before it writes others, perhaps a config with
 * another output: on a busy machine, the events of those come later than the quiet time of a batch.
 */
const goneTime = 250;

/**
 * Calls back when a folder has been deleted and not made again. Returns the function that ends the watching.
 * Watches the parent folder, because a watcher ends with the folder that it watches.
 *
 * @param onError called where the system cannot watch any longer
 */
export function watchDeletion(
  folder: string,
  onDeleted: () => void,
  onError: (error: unknown) => void,
): () => void {
  let watcher: FSWatcher | undefined;
  let timer: NodeJS.Timeout | undefined;
  const look = () => {
    if (!existsSync(folder)) onDeleted();
  };
  try {
    watcher = watch(dirname(folder), (_event, name) => {
      if (name !== null && name !== basename(folder)) return;
      clearTimeout(timer);
      if (!existsSync(folder)) timer = setTimeout(look, goneTime);
    });
    watcher.on('error', onError);
  } catch (error) {
    onError(error);
  }
  return () => {
    clearTimeout(timer);
    watcher?.close();
  };
}
