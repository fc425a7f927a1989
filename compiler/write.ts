import { rmdirSync, rmSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { type Diagnostic, diagnostic } from './diagnose/diagnostic.ts';
import type { OutputFile } from './print/module.ts';
import { codeOf, reasonOf } from './write/file-error.ts';
import { manifestName, manifestText, readManifest } from './write/manifest.ts';
import { kindOf, readText, removeLeftovers, replaceFile } from './write/replace-file.ts';

export { compareOutput, type Difference } from './write/compare.ts';

/** What a write changed: paths relative to the output folder. With any diagnostic the output may be incomplete, no file is. */
export interface Written {
  readonly written: readonly string[];
  readonly removed: readonly string[];
  readonly diagnostics: readonly Diagnostic[];
}

/**
 * Makes the output folder hold these files: writes only what changed, each file in one step, and removes what an earlier build
 * wrote and this one doesn't. Refuses, writing nothing, where a file is in the way that no build wrote.
 *
 * `dispatch.ts` comes last, for it imports the others: a build that is killed leaves the old table beside some new files.
 */
export function writeOutput(
  folder: string,
  files: readonly OutputFile[],
  root: string = dirname(folder),
): Written {
  const written: string[] = [];
  const removed: string[] = [];
  const done = (...diagnostics: Diagnostic[]): Written => ({ written, removed, diagnostics });
  const shown = (path: string) => relative(root, join(folder, path)).replaceAll('\\', '/');
  let current = '';
  const write = (path: string, text: string) => {
    current = path;
    if (readText(join(folder, path)) === text) return;
    replaceFile(join(folder, path), text);
    written.push(path);
  };
  const remove = (path: string) => {
    current = path;
    removeFile(folder, path);
    removed.push(path);
  };

  try {
    const before = readManifest(folder);
    // Without regard to case: where the file system has none, a renamed folder is still ours.
    const ours = new Set([...before].map((path) => path.toLowerCase()));
    const foreign = files.filter(
      (file) => !ours.has(file.path.toLowerCase()) && isInTheWay(folder, file, before),
    );
    if (foreign.length > 0)
      return done(...foreign.map(({ path }) => diagnostic('output-not-generated', undefined, shown(path))));

    removeLeftovers(folder);
    const paths = new Set(files.map(({ path }) => path));
    const stale = [...before].filter((path) => !paths.has(path) && kindOf(join(folder, path)) !== undefined);
    // Before the first file: should we be killed, the next build must know as its own what this one has written.
    if ([...paths].some((path) => !before.has(path)))
      write(manifestName, manifestText([...before, ...paths]));
    const [early, late] = partition(stale, (path) => [...paths].some((other) => collide(path, other)));
    early.forEach(remove);
    for (const { path, text } of inWritingOrder(files)) write(path, text);
    late.forEach(remove);
    write(manifestName, manifestText(paths));
    return { ...done(), written: written.filter((path) => path !== manifestName) };
  } catch (error) {
    if (codeOf(error) === undefined) throw error;
    const place = kindOf(folder) === 'folder' ? current : '';
    return done(diagnostic('output-not-writable', undefined, shown(place), reasonOf(error)));
  }
}

/** Whether something of the user's is where a file should go: another text, or a folder with no stale file of ours in it. */
function isInTheWay(folder: string, { path, text }: OutputFile, before: ReadonlySet<string>): boolean {
  const target = join(folder, path);
  const found = kindOf(target);
  if (found === 'folder') return ![...before].some((other) => other.startsWith(`${path}/`));
  return found !== undefined && readText(target) !== text;
}

/** Whether a stale file must go first: its name is the other's in another case, or one is a folder of the other's path. */
function collide(stale: string, path: string): boolean {
  const [a, b] = [stale.toLowerCase(), path.toLowerCase()];
  return a === b || a.startsWith(`${b}/`) || b.startsWith(`${a}/`);
}

function inWritingOrder(files: readonly OutputFile[]): OutputFile[] {
  const [table, others] = partition(files, ({ path }) => path === 'dispatch.ts');
  return [...others, ...table];
}

function partition<T>(items: readonly T[], test: (item: T) => boolean): [T[], T[]] {
  return [items.filter(test), items.filter((item) => !test(item))];
}

/** Removes a file, and the folders that are empty without it. */
function removeFile(folder: string, path: string): void {
  rmSync(join(folder, path), { force: true });
  for (let parent = dirname(path); parent !== '.'; parent = dirname(parent)) {
    try {
      rmdirSync(join(folder, parent));
    } catch {
      return; // Not empty.
    }
  }
}
