import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { codeOf } from '../files/file-error.ts';

/** Lists what a build wrote, so that the next one knows its own files. Checked in with them. */
export const manifestName = '.routeclass-manifest.json';

/** One path a line, sorted: two branches that add routes merge without a conflict more often than not. */
export function manifestText(paths: Iterable<string>): string {
  return `${JSON.stringify([...new Set(paths)].sort(), undefined, 2)}\n`;
}

/**
 * The paths that the manifest of a folder lists; none where there is no manifest. Read line by line and not
 * as JSON, so that a manifest with conflict markers in it still says which files are ours. What leads out of
 * the folder is no file of ours.
 */
export function readManifest(folder: string): ReadonlySet<string> {
  let text: string;
  try {
    text = readFileSync(join(folder, manifestName), 'utf8');
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return new Set();
    throw error;
  }
  return new Set(text.split(/\r?\n/).flatMap(pathOfLine));
}

function pathOfLine(line: string): string[] {
  const quoted = /^\s*("(?:[^"\\]|\\.)+"),?\s*$/.exec(line)?.[1];
  if (quoted === undefined) return [];
  try {
    const path: unknown = JSON.parse(quoted);
    return typeof path === 'string' && isInside(path) ? [path] : [];
  } catch {
    return [];
  }
}

/**
 * A drive (`C:`) and what Windows takes for `/` lead elsewhere. Further on a colon is a sign like others:
 * `validators/:colon/page.ts`.
 */
function isInside(path: string): boolean {
  return (
    !/^[a-z]:|\\/i.test(path) && path.split('/').every((name) => name !== '' && name !== '.' && name !== '..')
  );
}
