import { join } from 'node:path';
import { kindOf } from '../../compiler/files/look.ts';

/**
 * Why a text is not a path of a route, or undefined. What the segments mean is left to the compiler. The slash
 * at the beginning may be left out: Git Bash on Windows makes a path on the disk of an argument that has one.
 */
export function pathFault(path: string): string | undefined {
  const segments = path.split(/[\\/]/).filter((segment) => segment !== '');
  const meant = `\`/${segments.join('/')}\``;
  if (path.includes('\\')) return `segments are separated by \`/\`: ${meant}`;
  if (path === '') return `the shortest path is ${meant}`;
  if (path === '/') return undefined;
  if (/^[a-z]:\//i.test(path)) return 'it is a file path: omit the leading slash, as in `users/{id}`';
  if (path.endsWith('/')) return `remove the slash at the end: ${meant}`;
  if (path.includes('//')) return `it has an empty segment: write ${meant}`;
  for (const segment of segments) {
    if (segment === '.' || segment === '..') return `\`${segment}\` leads to another folder`;
    if (/^[._]/.test(segment))
      return `folders that begin with \`${segment[0]}\` are skipped: add such a path as a route of h3, by \`app.get(...)\``;
    const parameter = parameterMeant(segment);
    if (parameter !== undefined)
      return `a parameter is written \`${parameter}\`: \`${segment}\` would be a literal segment`;
    if (segment !== segment.trim()) return `it has white space around ${JSON.stringify(segment.trim())}`;
  }
  return undefined;
}

/**
 * The equivalent of a parameter in the syntax of Express, Hono, Flask, Remix and the like: `{id}` for `:id`,
 * `:id?`, `<int:id>` and `$id`, `{...path}` for `*`, `*path`, `:path*`, `:path+` and
 * `<path:path>`.
 */
function parameterMeant(segment: string): string | undefined {
  const rest = /^\*{1,2}(\w*)$|^:(\w+)[*+]$|^<path:(\w+)>$/.exec(segment);
  if (rest !== null) return `{...${rest[1] || rest[2] || rest[3] || 'path'}}`;
  const named = /^:(\w+)(?:\?|\{.*\}|\(.*\))?$|^<(?:\w+:)?(\w+)>$|^\$(\w+)$/.exec(segment);
  return named === null ? undefined : `{${named[1] ?? named[2] ?? named[3]}}`;
}

/**
 * The folder of a path, relative to the routes folder, with `/`: `users/[id]` for `/users/{id}`. A folder
 * `{id}` that exists already is used instead, so that an `error.ts` or `middleware.ts` in it covers the new
 * route. A rest parameter may also be written as `routeclass routes` prints it: `{path...}`.
 */
export function folderOfPath(path: string, routes: string): string {
  const isThere = (folder: string) => kindOf(join(routes, folder)) === 'folder';
  let folder = '';
  for (const given of path.replace(/^\//, '').split('/')) {
    const segment = given.replace(/^\{([^{}.]+)\.\.\.\}$/, '{...$1}');
    const below = (name: string) => (folder === '' ? name : `${folder}/${name}`);
    const bracketed = below(segment.replace(/^\{([^{}]*)\}$/, '[$1]'));
    const braced = below(segment.replace(/^\[([^[\]]*)\]$/, '{$1}'));
    folder = !isThere(bracketed) && isThere(braced) ? braced : bracketed;
  }
  return folder;
}
