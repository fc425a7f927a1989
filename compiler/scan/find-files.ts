import { accessSync, constants, readdirSync, readFileSync, realpathSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Diagnostics } from '../diagnose/diagnostic.ts';
import { startOf } from '../diagnose/start-of.ts';
import { reasonOf } from '../files/file-error.ts';
import { slashed } from '../paths.ts';
import type { Settings } from '../settings.ts';
import { shownIn } from './shown.ts';

/** The file names with a meaning in the routes folder. */
type RouteFile = 'page.ts' | 'error.ts' | 'middleware.ts';

/**
 * The files below the routes folder. Files are absolute paths with `/`; folders are relative to the routes
 * folder, with `/`.
 */
export interface FoundFiles {
  /** By folder. */
  readonly named: { readonly [N in RouteFile]: Map<string, string> };
  /** Files with a name that resembles a route file's, or that another framework gives to one. */
  readonly misnamed: { file: string; folder: string; name: string; meant: RouteFile }[];
  /** Files whose name is that of a dynamic segment; `folder` is the folder that was probably meant. */
  readonly segmentFiles: { file: string; folder: string; name: string }[];
  /** All but `named`. */
  readonly others: string[];
}

/** Finds the files of routes; undefined, with a diagnostic, where there is no routes folder. */
export function findFiles(settings: Settings, diagnostics: Diagnostics): FoundFiles | undefined {
  const { nearbyApp, routes, routesSpan } = settings;
  const failed = (path: string, error: unknown) =>
    diagnostics.add('route-unreadable', undefined, shownIn(settings, path), reasonOf(error));
  const kind = attempt(routes, kindOf, failed);
  if (kind === 'failed') return undefined;
  if (kind !== 'folder') {
    diagnostics.add('routes-folder-missing', routesSpan, shownIn(settings, routes), nearbyApp);
    return undefined;
  }
  const named = { 'page.ts': new Map(), 'error.ts': new Map(), 'middleware.ts': new Map() };
  const found: FoundFiles = { named, misnamed: [], segmentFiles: [], others: [] };
  walk(routes, '', new Set(), failed, (path, folder, name) => {
    if (isUnreadable(path)) {
      const better = name.replaceAll('\ufffd', '') || 'name';
      const at = startOf(slashed(path));
      diagnostics.add('malformed-folder', at, name, 'its bytes are not UTF-8', better, undefined);
    } else sort(path, folder, name, found, failed);
  });
  return found;
}

function sort(path: string, folder: string, name: string, found: FoundFiles, failed: Failed): void {
  const { misnamed, named, others, segmentFiles } = found;
  // Where `\` does not separate folders, a name with one is refused later: until then it leads to the file.
  const file = slashed(path);
  if (isRouteFile(name, found)) {
    // TypeScript calls a file without permission one that it cannot find.
    if (attempt(path, checkReadable, failed) !== 'failed') named[name].set(folder, file);
    return;
  }
  others.push(file);
  const isPage = pageElsewhere.test(name) && attempt(path, exportsVerb, failed) === true;
  const meant = isPage ? 'page.ts' : `${nearMiss.exec(name)?.[1]?.toLowerCase()}.ts`;
  if (isRouteFile(meant, found)) misnamed.push({ file, folder, name, meant });
  const segment = segmentFile.exec(name)?.[1];
  if (segment) segmentFiles.push({ file, folder: folder === '' ? segment : `${folder}/${segment}`, name });
}

const checkReadable = (file: string) => accessSync(file, constants.R_OK);

const isRouteFile = (name: string, { named }: FoundFiles): name is RouteFile => Object.hasOwn(named, name);

/** A name that was probably meant as a route file's: `Page.ts`, `page.tsx`, `errors.ts`. */
const nearMiss = /^(page|error|middleware)s?\.[cm]?[jt]sx?$/i;

/** The names of a page's file in Next.js and SvelteKit. */
const pageElsewhere = /^(?:route|\+server)\.[jt]sx?$/;

/** Whether a file exports a function for a verb, as a page of theirs does: a model of a route does not. */
const exportsVerb = (file: string) =>
  /^export .*\b(?:GET|HEAD|POST|PUT|PATCH|DELETE|OPTIONS)\b/m.test(readFileSync(file, 'utf8'));

/** A file named like a dynamic segment: `[id].ts`, as in other tools. */
const segmentFile = /^(\[.+\]|\{.+\})\.[cm]?[jt]sx?$/;

/**
 * Calls `found` for every file and `failed` for whatever cannot be read. Folders and files come in the order
 * of their code units, which is the same on every machine.
 */
function walk(
  routes: string,
  folder: string,
  seen: Set<string>,
  failed: Failed,
  found: (path: string, folder: string, name: string) => void,
): void {
  const absolute = join(routes, folder);
  const real = attempt(absolute, (path) => realpathSync(path), failed);
  if (real === 'failed' || seen.has(real)) return; // a link to a folder above
  const names = attempt(absolute, (path) => readdirSync(path), failed);
  if (names === 'failed') return;
  seen.add(real);
  for (const name of names.sort()) {
    if (name.startsWith('_') || name.startsWith('.')) continue;
    const path = join(absolute, name);
    const kind = attempt(path, kindOf, failed);
    if (kind === 'folder') walk(routes, folder === '' ? name : `${folder}/${name}`, seen, failed, found);
    // Other kinds are skipped: reading a pipe would block forever.
    else if (kind !== 'other' && kind !== 'failed') found(path, folder, name);
  }
  seen.delete(real);
}

/** Called with a path that cannot be read, and the error. */
type Failed = (path: string, error: unknown) => void;

function attempt<T>(path: string, read: (path: string) => T, failed: Failed): T | 'failed' {
  try {
    return read(path);
  } catch (error) {
    failed(path, error);
    return 'failed';
  }
}

function kindOf(path: string): 'folder' | 'file' | 'other' | undefined {
  const stats = statSync(path, { throwIfNoEntry: false });
  if (stats === undefined) return undefined;
  return stats.isDirectory() ? 'folder' : stats.isFile() ? 'file' : 'other';
}

/**
 * Whether the name of a file or folder contains bytes that could not be decoded, so that the path cannot be
 * opened.
 */
function isUnreadable(path: string): boolean {
  return path.includes('\ufffd') && kindOf(path) === undefined;
}
