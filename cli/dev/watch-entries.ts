import { type FSWatcher, watch } from 'node:fs';

/**
 * Calls back with the name of each entry of a folder that changes; with null where the system does not tell
 * it. Returns the watcher, which ends with the folder; undefined where the folder cannot be watched.
 *
 * @param onError called in that case, and where the system cannot watch any longer
 */
export function watchEntries(
  folder: string,
  onChange: (name: string | null) => void,
  onError: (error: unknown) => void,
): FSWatcher | undefined {
  try {
    return watch(folder, (_event, name) => onChange(name)).on('error', onError);
  } catch (error) {
    onError(error);
    return undefined;
  }
}
