import { readdirSync, realpathSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { Diagnostics } from '../diagnose/diagnostic.ts';
import type { Segment, Span } from '../model.ts';
import type { Settings } from '../settings.ts';
import { folderMeaning } from './segments.ts';

/** A page found on disk. */
export interface Page {
  /** Absolute path, with `/`. */
  readonly file: string;
  /** Its folder below the routes folder, with `/`; empty for the root. */
  readonly folder: string;
  readonly path: readonly Segment[];
}

/** Files beside a page that mean something, and are not compiled yet. */
const reserved = ['error.ts', 'middleware.ts'];

/** Finds the pages below the routes folder, sorted by folder, and what their folders say of the path. */
export function scan(settings: Settings, diagnostics: Diagnostics): readonly Page[] {
  const shown = relative(settings.root, settings.routes).replaceAll('\\', '/') || '.';
  if (!isFolder(settings.routes)) {
    diagnostics.add('routes-folder-missing', undefined, shown);
    return [];
  }
  const pages: Page[] = [];
  walk(settings.routes, '', new Set(), (file, folder, name) => {
    if (name === 'page.ts') {
      const path = readPath(folder, startOf(file), diagnostics);
      if (path) pages.push({ file, folder, path });
    } else if (reserved.includes(name)) {
      diagnostics.add('file-not-supported', startOf(file), name);
    }
  });
  if (pages.length === 0 && !diagnostics.hasErrors) diagnostics.add('routes-folder-empty', undefined, shown);
  return pages;
}

/** Calls back for every file, folders and files in the order of their code units: the same on every machine. */
function walk(
  routes: string,
  folder: string,
  seen: Set<string>,
  found: (file: string, folder: string, name: string) => void,
): void {
  const absolute = join(routes, folder);
  const real = realpathSync(absolute);
  if (seen.has(real)) return; // a link to a folder above
  seen.add(real);
  for (const name of readdirSync(absolute).sort()) {
    if (name.startsWith('_') || name.startsWith('.')) continue;
    if (isFolder(join(absolute, name))) walk(routes, folder === '' ? name : `${folder}/${name}`, seen, found);
    else found(join(absolute, name).replaceAll('\\', '/'), folder, name);
  }
  seen.delete(real);
}

function readPath(folder: string, span: Span, diagnostics: Diagnostics): readonly Segment[] | undefined {
  const path: Segment[] = [];
  const faults = new Diagnostics();
  for (const name of folder === '' ? [] : folder.split('/')) {
    const meaning = folderMeaning(name);
    if (meaning.kind === 'malformed') faults.add('malformed-folder', span, name, meaning.reason);
    if (meaning.kind !== 'segment') continue;
    const { segment } = meaning;
    const last = path.at(-1);
    if (last?.kind === 'rest') faults.add('rest-segment-not-last', span, last.name, name);
    if (segment.kind !== 'static' && path.some((other) => other.kind !== 'static' && other.name === segment.name)) {
      faults.add('repeated-segment', span, segment.name, folder);
    }
    path.push(segment);
  }
  for (const fault of faults.sorted()) diagnostics.push(fault);
  return faults.hasErrors ? undefined : path;
}

function isFolder(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;
}

const startOf = (file: string): Span => ({ file, start: 0, end: 0 });
