import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { relativePath } from '../paths.ts';

/** The files below a folder, however deep: their paths relative to it, with `/`, sorted. */
export function filesBelow(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relativePath(folder, join(entry.parentPath, entry.name)))
    .sort();
}
