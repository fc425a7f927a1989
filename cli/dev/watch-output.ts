import { existsSync, type FSWatcher, watch } from 'node:fs';
import { basename, dirname } from 'node:path';

/** Milliseconds after which a folder that is gone is taken for deleted: git removes one and makes it anew. */
const settleTime = 60;

/**
 * Calls back when a folder has been deleted. Gives what ends it. The folder above is watched, for a watcher goes with what it watches.
 *
 * @param onError told where the system watches no more
 */
export function watchDeletion(
  folder: string,
  onDeleted: () => void,
  onError: (error: unknown) => void,
): () => void {
  let timer: NodeJS.Timeout | undefined;
  let watcher: FSWatcher | undefined;
  try {
    watcher = watch(dirname(folder), (_event, name) => {
      if (name !== null && name !== basename(folder)) return;
      clearTimeout(timer);
      timer = setTimeout(() => {
        if (!existsSync(folder)) onDeleted();
      }, settleTime);
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
