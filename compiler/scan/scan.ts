import { readdirSync, realpathSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { basename } from 'node:path/posix';
import { Diagnostics } from '../diagnose/diagnostic.ts';
import type { Segment, Span } from '../model.ts';
import { relativePath } from '../paths.ts';
import type { Settings } from '../settings.ts';
import { reasonOf } from '../write/file-error.ts';
import { meantPage } from './meant-page.ts';
import { folderMeaning } from './segments.ts';

/** A page found on disk. */
export interface Page {
  /** Absolute path, with `/`. */
  readonly file: string;
  /** Its folder below the routes folder, with `/`; empty for the root. */
  readonly folder: string;
  readonly path: readonly Segment[];
  /** The `error.ts` files of its folder and of those above, the nearest first: absolute paths, with `/`. */
  readonly errorFiles: readonly string[];
  /** The `middleware.ts` files of its folder and of those above, the outermost first: absolute paths, with `/`. */
  readonly middleware: readonly string[];
}

/** Finds the pages below the routes folder, sorted by folder, and what their folders say of the path. */
export function scan(settings: Settings, diagnostics: Diagnostics): readonly Page[] {
  const shown = shownIn(settings, settings.routes);
  const failed = (path: string, error: unknown) =>
    diagnostics.add('route-unreadable', undefined, shownIn(settings, path), reasonOf(error));
  const kind = attempt(settings.routes, kindOf, failed);
  if (kind === 'failed') return [];
  if (kind !== 'folder') {
    diagnostics.add('routes-folder-missing', settings.routesSpan, shown);
    return [];
  }
  const found = {
    'page.ts': new Map<string, string>(),
    'error.ts': new Map<string, string>(),
    'middleware.ts': new Map<string, string>(),
  };
  /** And those that are named as they should be. */
  const misnamed: { file: string; folder: string; name: string; meant: keyof typeof found }[] = [];
  /** Files that are named as the folder of a page is; that is `folder`. */
  const segmentFiles: { file: string; folder: string; name: string }[] = [];
  const others: string[] = [];
  walk(settings.routes, '', new Set(), failed, (file, folder, name) => {
    if (isUnreadable(file)) {
      const better = name.replaceAll('\ufffd', '') || 'name';
      diagnostics.add('malformed-folder', startOf(file), name, 'its bytes are no UTF-8', better, undefined);
      return;
    }
    if (Object.hasOwn(found, name)) found[name as keyof typeof found].set(folder, file);
    else others.push(file);
    const kind = nearMiss.exec(name)?.[1]?.toLowerCase();
    if (kind) misnamed.push({ file, folder, name, meant: `${kind}.ts` as keyof typeof found });
    const segment = segmentFile.exec(name)?.[1];
    if (segment) segmentFiles.push({ file, folder: folder === '' ? segment : `${folder}/${segment}`, name });
  });
  for (const { file, folder, name } of segmentFiles)
    if (!found['page.ts'].has(folder))
      diagnostics.add('misnamed-page', startOf(file), name, `${basename(folder)}/page.ts`);
  for (const { file, folder, meant, name } of misnamed) {
    // Beside a page it may well be a module of its own.
    if (found['page.ts'].has(folder) || found[meant].has(folder)) continue;
    diagnostics.add('misnamed-page', startOf(file), name, meant);
  }
  // Whoever misspelt the page hears of that alone.
  const withPage = misnamed.flatMap(({ folder, meant }) => (meant === 'page.ts' ? folder : []));
  for (const name of ['error.ts', 'middleware.ts'] as const)
    for (const [folder, file] of found[name])
      if (withPage.length > 0 && !withPage.some((one) => foldersAbove(one).includes(folder)))
        diagnostics.add('handlers-without-page', startOf(file), name);
  const pages: Page[] = [];
  for (const [folder, file] of found['page.ts']) {
    const path = readPath(folder, startOf(file), diagnostics);
    if (path === undefined) continue;
    const above = foldersAbove(folder);
    const middleware = above.flatMap((one) => found['middleware.ts'].get(one) ?? []);
    const errorFiles = above.flatMap((one) => found['error.ts'].get(one) ?? []).reverse();
    pages.push({ file, folder, path, errorFiles, middleware });
  }
  if (pages.length === 0 && !diagnostics.hasErrors) reportEmpty(others, shown, settings, diagnostics);
  return pages;
}

function reportEmpty(
  files: readonly string[],
  shown: string,
  settings: Settings,
  diagnostics: Diagnostics,
): void {
  const meant = meantPage(files);
  diagnostics.add(
    'routes-folder-empty',
    meant && startOf(meant.file),
    shown,
    meant && { file: shownIn(settings, meant.file), page: shownIn(settings, meant.page) },
  );
}

/** A path as messages have it. */
const shownIn = ({ root }: Settings, path: string) => relativePath(root, path) || '.';

/** A name that is taken for that of a page, or of a file of handlers: `Page.ts`, `page.tsx`, `errors.ts`. */
const nearMiss = /^(page|error|middleware)s?\.[cm]?[jt]sx?$/i;

/** A file in the place of a folder: `[id].ts`, where other tools have their routes. */
const segmentFile = /^(\[.+\]|\{.+\})\.[cm]?[jt]sx?$/;

/** Calls back for every file, folders and files in the order of their code units: the same on every machine; and for what cannot be read. */
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
    else if (kind !== 'other' && kind !== 'failed') found(path.replaceAll('\\', '/'), folder, name);
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

/** The routes folder and all folders on the way to one, that one included, from the outermost. */
function foldersAbove(folder: string): readonly string[] {
  const parts = folder === '' ? [] : folder.split('/');
  return ['', ...parts.map((_, i) => parts.slice(0, i + 1).join('/'))];
}

/** The path that a page in a folder (below the routes folder, with `/`) answers; undefined, and diagnostics, where the folder's name says none. */
export function readPath(
  folder: string,
  span: Span | undefined,
  diagnostics: Diagnostics,
): readonly Segment[] | undefined {
  const path: Segment[] = [];
  const faults = new Diagnostics();
  for (const name of folder === '' ? [] : folder.split('/')) {
    const meaning = folderMeaning(name);
    if (meaning.kind === 'malformed')
      faults.add('malformed-folder', span, name, meaning.reason, meaning.better, meaning.split);
    if (meaning.kind !== 'segment') continue;
    const { segment } = meaning;
    const last = path.at(-1);
    if (last?.kind === 'rest') faults.add('rest-segment-not-last', span, last.name, name);
    if (
      segment.kind !== 'static' &&
      path.some((other) => other.kind !== 'static' && other.name === segment.name)
    ) {
      faults.add('repeated-segment', span, segment.name, folder);
    }
    path.push(segment);
  }
  for (const fault of faults.sorted()) diagnostics.push(fault);
  return faults.hasErrors ? undefined : path;
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

const startOf = (file: string): Span => ({ file, start: 0, end: 0 });
