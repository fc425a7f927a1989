import { basename, relative, sep } from 'node:path';
import { watch } from 'chokidar';

/** Files that changed since the last time, absolute paths. */
export type OnChange = (changed: readonly string[]) => Promise<void>;

export interface AppWatcher {
  /** Watches these files too: sources outside of the app's folder. */
  add(files: Iterable<string>): void;
  close(): Promise<void>;
}

/** Time in milliseconds without a further change before a build: editors and git write several files at once. */
const quiet = 60;

/**
 * Watches the app's folder but for `node_modules`, folders with a dot and the output. Calls back one batch at a time: what
 * changes during a build makes the next.
 */
export async function watchApp(
  root: string,
  isIgnored: (path: string) => boolean,
  onChange: OnChange,
): Promise<AppWatcher> {
  const changed = new Set<string>();
  let timer: NodeJS.Timeout | undefined;
  let running = false;

  const flush = async () => {
    if (running || changed.size === 0) return;
    running = true;
    const batch = [...changed].sort();
    changed.clear();
    await onChange(batch);
    running = false;
    await flush();
  };

  const watcher = watch(root, {
    ignoreInitial: true,
    ignored: (path) => isUnwatched(root, path) || isIgnored(path),
  });
  watcher.on('all', (event, path) => {
    if (event === 'addDir') return; // Its files come as events of their own.
    changed.add(path);
    clearTimeout(timer);
    timer = setTimeout(flush, quiet);
  });
  await new Promise<void>((resolve) => watcher.once('ready', () => resolve()));
  return {
    add: (files) => watcher.add([...files]),
    close: async () => {
      clearTimeout(timer);
      await watcher.close();
    },
  };
}

/** By the path below the app: an app that itself lies in a dot folder is watched. */
function isUnwatched(root: string, path: string): boolean {
  const below = relative(root, path);
  if (below === '' || below.startsWith('..')) return basename(path) === 'node_modules';
  return below.split(sep).some((name) => name === 'node_modules' || name.startsWith('.'));
}
