import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const parent = join(import.meta.dirname, '../../.tmp');

/** An empty folder below the repository, where `routeclass` resolves. */
export function temporaryFolder(): string {
  mkdirSync(parent, { recursive: true });
  return mkdtempSync(join(parent, 'compiler-'));
}

/** Calls `use` with the folder of an app made of these files, and then removes it. */
export function withApp<T>(files: { readonly [path: string]: string }, use: (root: string) => T): T {
  const root = temporaryFolder();
  try {
    for (const [path, text] of Object.entries(files)) {
      mkdirSync(dirname(join(root, path)), { recursive: true });
      writeFileSync(join(root, path), text);
    }
    return use(root);
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
}
