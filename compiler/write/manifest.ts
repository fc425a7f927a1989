import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { codeOf } from '../files/file-error.ts';
import { isLink } from '../files/look.ts';

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
 * not as JSON, so that conflict markers do not make it unreadable. Paths that lead out of the folder, also
 * through a link to another one, are ignored: a build would remove what is there.
 */
export function readManifest(folder: string): ReadonlySet<string> {
  let text: string;
  try {
    text = readFileSync(join(folder, manifestName), 'utf8');
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return new Set();
    throw error;
  }
  const paths = text.split('\n').flatMap(pathOfLine);
  const isLinked = linksIn(folder);
  return new Set(paths.filter((path) => !isLinked(dirname(path))));
}

/** Tells whether a path below a folder leads through a link. Each is looked at once: files share them. */
function linksIn(folder: string): (path: string) => boolean {
  const known = new Map([['.', false]]);
  return function isLinked(path: string): boolean {
    const result = known.get(path) ?? (isLinked(dirname(path)) || isLink(join(folder, path)));
    known.set(path, result);
    return result;
  };
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
