import { readdirSync, realpathSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Diagnostics } from '../diagnose/diagnostic.ts';
import { startOf } from '../diagnose/start-of.ts';
import { reasonOf } from '../files/file-error.ts';
import { slashed } from '../paths.ts';
import type { Settings } from '../settings.ts';
import { shownIn } from './shown.ts';

/** What a file is called that has a part in routes. */
type RouteFile = 'page.ts' | 'error.ts' | 'middleware.ts';

/** The files below the routes folder: absolute paths, with `/`, and folders below the routes folder, with `/`. */
export interface FoundFiles {
  /** By folder. */
  readonly named: { readonly [N in RouteFile]: Map<string, string> };
  /** Those that seem to be meant for one. */
  readonly misnamed: { file: string; folder: string; name: string; meant: RouteFile }[];
  /** Those that are called as the folder of a page is; that is `folder`. */
  readonly segmentFiles: { file: string; folder: string; name: string }[];
  /** All but `named`. */
  readonly others: string[];
}

/** Undefined, and a diagnostic, where there is no routes folder. */
export function findFiles(settings: Settings, diagnostics: Diagnostics): FoundFiles | undefined {
  const { appAbove, routes, routesSpan } = settings;
  const failed = (path: string, error: unknown) =>
    diagnostics.add('route-unreadable', undefined, shownIn(settings, path), reasonOf(error));
  const kind = attempt(routes, kindOf, failed);
  if (kind === 'failed') return undefined;
  if (kind !== 'folder') {
    diagnostics.add('routes-folder-missing', routesSpan, shownIn(settings, routes), appAbove);
    return undefined;
  }
  const named = { 'page.ts': new Map(), 'error.ts': new Map(), 'middleware.ts': new Map() };
  const found: FoundFiles = { named, misnamed: [], segmentFiles: [], others: [] };
  walk(routes, '', new Set(), failed, (file, folder, name) => {
    if (isUnreadable(file)) {
      const better = name.replaceAll('\ufffd', '') || 'name';
      diagnostics.add('malformed-folder', startOf(file), name, 'its bytes are not UTF-8', better, undefined);
    } else sort(file, folder, name, found);
  });
  return found;
}

function sort(file: string, folder: string, name: string, found: FoundFiles): void {
  const { misnamed, named, others, segmentFiles } = found;
  if (isRouteFile(name, found)) {
    named[name].set(folder, file);
    return;
  }
  others.push(file);
  const meant = `${nearMiss.exec(name)?.[1]?.toLowerCase()}.ts`;
  if (isRouteFile(meant, found)) misnamed.push({ file, folder, name, meant });
  const segment = segmentFile.exec(name)?.[1];
  if (segment) segmentFiles.push({ file, folder: folder === '' ? segment : `${folder}/${segment}`, name });
}

const isRouteFile = (name: string, { named }: FoundFiles): name is RouteFile => Object.hasOwn(named, name);

/** A name that is taken for that of a page, or of a file of handlers: `Page.ts`, `page.tsx`, `errors.ts`. */
const nearMiss = /^(page|error|middleware)s?\.[cm]?[jt]sx?$/i;

/** A file in the place of a folder: `[id].ts`, where other tools have their routes. */
const segmentFile = /^(\[.+\]|\{.+\})\.[cm]?[jt]sx?$/;

/**
 * Calls back for every file, folders and files in the order of their code units: the same on every machine;
 * and for what cannot be read.
 */
function walk(
  routes: string,
  folder: string,
  seen: Set<string>,
  failed: Failed,
  found: (file: string, folder: string, name: string) => void,
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
    // Whoever reads a pipe waits for ever.
    else if (kind !== 'other' && kind !== 'failed') found(slashed(path), folder, name);
  }
  seen.delete(real);
}

/** Told of what cannot be read, and why. */
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

/** Whether the name of a file or folder was decoded with losses, so that nothing is found under it. */
function isUnreadable(path: string): boolean {
  return path.includes('\ufffd') && kindOf(path) === undefined;
}
