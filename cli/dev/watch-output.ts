import { existsSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { watchEntries } from './watch-entries.ts';

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
  let timer: NodeJS.Timeout | undefined;
  const look = () => {
    if (!existsSync(folder)) onDeleted();
  };
  const onEntry = (name: string | null) => {
    if (name !== null && name !== basename(folder)) return;
    clearTimeout(timer);
    if (!existsSync(folder)) timer = setTimeout(look, goneTime);
  };
  const watcher = watchEntries(dirname(folder), onEntry, onError);
  return () => {
    clearTimeout(timer);
    watcher?.close();
  };
}
