import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { codeOf } from '../files/file-error.ts';

/**
 * Lists the files that a build has written, so that the next build knows them as its own. It is checked in
 * with them.
 */
export const manifestName = '.routeclass-manifest.json';

/** One path per line, sorted, so that branches that add routes seldom conflict. */
export function manifestText(paths: Iterable<string>): string {
  return `${JSON.stringify([...new Set(paths)].sort(), undefined, 2)}\n`;
}

/**
 * The paths that the manifest of a folder lists; none where there is no manifest. It is read line by line and
 * not as JSON, so that conflict markers do not make it unreadable. Paths that lead out of the folder are
 * ignored.
 */
export function readManifest(folder: string): ReadonlySet<string> {
  let text: string;
  try {
    text = readFileSync(join(folder, manifestName), 'utf8');
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return new Set();
    throw error;
  }
  return new Set(text.split('\n').flatMap(pathOfLine));
}

function pathOfLine(line: string): string[] {
  const quoted = /^\s*("(?:[^"\\]|\\.)+"),?\s*$/.exec(line)?.[1];
  if (quoted === undefined) return [];
  try {
    const path: string = JSON.parse(quoted);
    return isInside(path) ? [path] : [];
  } catch {
    return [];
  }
}

/**
 * A drive (`C:`) and `\` lead elsewhere on Windows. A later colon is a character like any other:
 * `validators/:colon/page.ts`.
 */
function isInside(path: string): boolean {
  return (
    !/^[a-z]:|\\/i.test(path) && path.split('/').every((name) => name !== '' && name !== '.' && name !== '..')
  );
}
