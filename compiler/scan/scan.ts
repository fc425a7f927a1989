import { basename } from 'node:path/posix';
import type { Diagnostics } from '../diagnose/diagnostic.ts';
import { startOf } from '../diagnose/start-of.ts';
import type { Segment } from '../model/model.ts';
import type { Settings } from '../settings.ts';
import { type FoundFiles, findFiles } from './find-files.ts';
import { meantPage } from './meant-page.ts';
import { readPath } from './read-path.ts';
import { shownIn } from './shown.ts';

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

/** The files of a page: its own, and the `error.ts` and `middleware.ts` files that apply to it. */
export const sourcesOf = ({ errorFiles, file, middleware }: Page) => [file, ...errorFiles, ...middleware];

/** Finds the pages below the routes folder, sorted by folder, with the path that their folders give. */
export function scan(settings: Settings, diagnostics: Diagnostics): readonly Page[] {
  const found = findFiles(settings, diagnostics);
  if (found === undefined) return [];
  reportMisnamed(found, diagnostics);
  reportWithoutPage(found, diagnostics);
  const pages = pagesOf(found, diagnostics);
  if (pages.length === 0 && !diagnostics.hasErrors) reportEmpty(found, settings, diagnostics);
  return pages;
}

function reportMisnamed(found: FoundFiles, diagnostics: Diagnostics): void {
  const { misnamed, named, segmentFiles } = found;
  const isPage = (folder: string) => named['page.ts'].has(folder);
  for (const { file, folder, name } of segmentFiles)
    if (!isPage(folder)) diagnostics.add('misnamed-page', startOf(file), name, `${basename(folder)}/page.ts`);
  const withPages = foldersWithPages(found);
  for (const { file, folder, meant, name } of misnamed) {
    // A file with a similar name beside a page may be an ordinary module. So may `lib/errors.ts`, where no
    // page is in or below the folder.
    const isModule = isPage(folder) || (meant !== 'page.ts' && !withPages.has(folder));
    if (!isModule && !named[meant].has(folder)) diagnostics.add('misnamed-page', startOf(file), name, meant);
  }
}

/**
 * Reports `error.ts` and `middleware.ts` files without a page in or below their folder. In an app without any
 * page, none is reported.
 */
function reportWithoutPage(found: FoundFiles, diagnostics: Diagnostics): void {
  const withPages = foldersWithPages(found);
  if (withPages.size === 0) return;
  for (const name of ['error.ts', 'middleware.ts'] as const)
    for (const [folder, file] of found.named[name])
      if (!withPages.has(folder)) diagnostics.add('handlers-without-page', startOf(file), name);
}

/** The folders that have a page in or below them. */
function foldersWithPages({ misnamed, named }: FoundFiles): ReadonlySet<string> {
  // A misspelt page counts as one, so that its author gets no second diagnostic.
  const misspelt = misnamed.filter(({ meant }) => meant === 'page.ts').map(({ folder }) => folder);
  return new Set([...named['page.ts'].keys(), ...misspelt].flatMap(foldersAbove));
}

function pagesOf({ named }: FoundFiles, diagnostics: Diagnostics): readonly Page[] {
  const pages: Page[] = [];
  for (const [folder, file] of named['page.ts']) {
    const path = readPath(folder, startOf(file), diagnostics);
    if (path === undefined) continue;
    const above = foldersAbove(folder);
    const middleware = above.flatMap((one) => named['middleware.ts'].get(one) ?? []);
    const errorFiles = above.flatMap((one) => named['error.ts'].get(one) ?? []).reverse();
    pages.push({ file, folder, path, errorFiles, middleware });
  }
  return pages;
}

function reportEmpty({ others }: FoundFiles, settings: Settings, diagnostics: Diagnostics): void {
  const meant = meantPage(others);
  diagnostics.add(
    'routes-folder-empty',
    meant && startOf(meant.file),
    shownIn(settings, settings.routes),
    meant && { file: shownIn(settings, meant.file), page: shownIn(settings, meant.page) },
  );
}

/** All folders from the routes folder down to this one, inclusive, from the outermost. */
function foldersAbove(folder: string): readonly string[] {
  const parts = folder === '' ? [] : folder.split('/');
  return ['', ...parts.map((_, i) => parts.slice(0, i + 1).join('/'))];
}
