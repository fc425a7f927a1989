import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const parent = join(import.meta.dirname, '../../.tmp');

/** An empty folder below the repository, where `routeclass` resolves. */
export function temporaryFolder(): string {
  mkdirSync(parent, { recursive: true });
  return mkdtempSync(join(parent, 'app-'));
}

/** Calls `use` with the folder of an app made of these files, and then removes it. */
export function withApp<T>(files: { readonly [path: string]: string }, use: (root: string) => T): T {
  const root = temporaryFolder();
  try {
    writeFiles(root, files);
    return use(root);
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
}

/** Writes files by their paths in a folder, and makes the folders that they need. */
export function writeFiles(folder: string, files: { readonly [path: string]: string }): void {
  for (const [path, text] of Object.entries(files)) {
    const file = join(folder, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
}
