import { rmdirSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type Diagnostic, diagnostic } from '../diagnose/diagnostic.ts';
import { codeOf, reasonOf } from '../files/file-error.ts';
import { kindOf, readText } from '../files/look.ts';
import { withRetries } from '../files/with-retries.ts';
import { relativePath } from '../paths.ts';
import type { OutputFile } from '../print/module.ts';
import { manifestName, manifestText, readManifest } from './manifest.ts';
import { hasSameText } from './same-text.ts';
import { removeLeftovers, Staging } from './staging.ts';

export { compareOutput, type Difference } from './compare.ts';

/**
 * The changed files, as paths relative to the output folder. With any diagnostic, files may be missing from
 * the output, but no file is incomplete.
 */
interface Written {
  readonly written: readonly string[];
  readonly removed: readonly string[];
  readonly diagnostics: readonly Diagnostic[];
}

/**
 * Makes the output folder hold these files: writes those that have changed, each in one step, and removes
 * those that only an earlier build wrote. Writes nothing where a file that no build wrote is in the way.
 *
 * All texts are written beside the output first, and put in place at the end, `dispatch.ts` last, because it
 * imports the others: a killed build leaves the old output, or, in the last moment, the old table beside some
 * new files, which the next build repairs.
 *
 * @param known files that an earlier build wrote, whether the manifest lists them or not
 */
export function writeOutput(
  folder: string,
  files: readonly OutputFile[],
  root: string = dirname(folder),
  known: Iterable<string> = [],
): Written {
  const shown = (path: string) => relativePath(root, join(folder, path));
  let current = '';
  try {
    const before = new Set([...readManifest(folder), ...known]);
    const foreign = foreignFiles(folder, files, before);
    if (foreign.length > 0)
      return nothing(
        ...foreign.map(({ path }) => diagnostic('output-not-generated', undefined, shown(path))),
      );
    removeLeftovers(folder);

    const plan = planOf(folder, files, before);
    if (isDone(plan, folder)) return nothing();
    carryOut(plan, folder, (path) => {
      current = path;
    });
    const removed = [...plan.early, ...plan.late];
    return { written: plan.changed.map(({ path }) => path), removed, diagnostics: [] };
  } catch (error) {
    const code = codeOf(error);
    if (code === undefined) throw error;
    // The file that could not be read: `current` is one that could not be put in place.
    const read = files.find(({ path }) => join(folder, path) === (error as NodeJS.ErrnoException).path);
    const path = shown(read?.path ?? current);
    return nothing(diagnostic('output-not-writable', undefined, path, reasonOf(error), remedyFor(code)));
  }
}

/** What to do about an error of the file system. */
function remedyFor(code: string): string {
  if (code === 'ENOSPC' || code === 'EDQUOT') return 'Free some space';
  const isTaken = ['EEXIST', 'EISDIR', 'ELOOP', 'ENOENT', 'ENOTDIR'].includes(code);
  return isTaken ? 'Remove it' : 'Make the folder writable';
}

/** What has to be written and removed, as paths relative to the output folder. */
interface Plan {
  /** In the order in which they are put in place. */
  readonly changed: readonly OutputFile[];
  /** Stale files that must be removed before any file is put in place. */
  readonly early: readonly string[];
  /** All other stale files, removed after the changed files are put in place. */
  readonly late: readonly string[];
  readonly manifest: OutputFile;
  /** The manifest during the change: it lists the old files and the new ones. */
  readonly announcement: OutputFile;
}

function planOf(folder: string, files: readonly OutputFile[], before: ReadonlySet<string>): Plan {
  const paths = new Set(files.map(({ path }) => path));
  // A folder in place of a stale file is the user's.
  const stale = [...before].filter((path) => !paths.has(path) && kindOf(join(folder, path)) === 'file');
  const [early, late] = partition(stale, collidingWith(paths));
  return {
    changed: inWritingOrder(files).filter(({ path, text }) => !hasText(folder, path, text)),
    early,
    late,
    manifest: { path: manifestName, text: manifestText(paths) },
    announcement: { path: manifestName, text: manifestText([...before, ...paths]) },
  };
}

/** Whether nothing has to be changed. */
function isDone({ changed, early, late, manifest }: Plan, folder: string): boolean {
  return [changed, early, late].every(isEmpty) && hasText(folder, manifest.path, manifest.text);
}

const isEmpty = (list: readonly unknown[]) => list.length === 0;

/** @param onPath called with each path before it is changed */
function carryOut(
  { announcement, changed, early, late, manifest }: Plan,
  folder: string,
  onPath: (path: string) => void,
): void {
  const staging = new Staging(folder);
  try {
    const stage = ({ path, text }: OutputFile) => {
      const put = staging.stage(path, text);
      return () => {
        onPath(path);
        put();
      };
    };
    const remove = (path: string) => {
      onPath(path);
      removeFile(folder, path);
    };
    // A list that stays as it is keeps its line ends, too, which git may have changed.
    const stageList = (one: OutputFile) => (hasText(folder, one.path, one.text) ? undefined : stage(one));
    // Before the first file, so that after a kill the next build knows the new files as its own.
    const announce = stageList(announcement);
    const puts = changed.map(stage);
    const finish = stageList(manifest);
    announce?.();
    early.forEach(remove);
    for (const put of puts) put();
    late.forEach(remove);
    finish?.();
  } finally {
    staging.remove();
  }
}

const nothing = (...diagnostics: Diagnostic[]): Written => ({ written: [], removed: [], diagnostics });

/** The files to write where a file of the user's is in the way. */
function foreignFiles(
  folder: string,
  files: readonly OutputFile[],
  before: ReadonlySet<string>,
): readonly OutputFile[] {
  // Compared without regard to case: on a case-insensitive file system a renamed folder is still ours.
  const ours = new Set([...before].map((path) => path.toLowerCase()));
  return files.filter((file) => !ours.has(file.path.toLowerCase()) && isInTheWay(folder, file, before));
}

function hasText(folder: string, path: string, text: string): boolean {
  const target = join(folder, path);
  return kindOf(target) === 'file' && hasSameText(readText(target), text);
}

/**
 * Whether the user has something where a file is to be written: another file, or a folder without a stale
 * file of an earlier build.
 */
function isInTheWay(folder: string, { path, text }: OutputFile, before: ReadonlySet<string>): boolean {
  const target = join(folder, path);
  const found = kindOf(target);
  if (found === 'folder') return ![...before].some((other) => other.startsWith(`${path}/`));
  return found !== undefined && !hasSameText(readText(target), text);
}

/**
 * Whether a stale file must be removed first: its path equals a new one except for case, or one path is a
 * folder of the other.
 */
function collidingWith(paths: Iterable<string>): (stale: string) => boolean {
  const files = new Set([...paths].map((path) => path.toLowerCase()));
  const folders = new Set([...files].flatMap(foldersOf));
  return (stale) => {
    const lower = stale.toLowerCase();
    return files.has(lower) || folders.has(lower) || foldersOf(lower).some((folder) => files.has(folder));
  };
}

/** The folders on the way to a file: `a` and `a/b` of `a/b/c.ts`. */
function foldersOf(path: string): readonly string[] {
  const names = path.split('/').slice(0, -1);
  return names.map((_, i) => names.slice(0, i + 1).join('/'));
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
  withRetries(() => rmSync(join(folder, path), { force: true }));
  for (let parent = dirname(path); parent !== '.'; parent = dirname(parent)) {
    try {
      rmdirSync(join(folder, parent));
    } catch {
      return; // Not empty.
    }
  }
}
