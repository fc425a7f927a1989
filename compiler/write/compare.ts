import { join } from 'node:path';
import { codeOf, reasonOf } from '../files/file-error.ts';
import { readText } from '../files/look.ts';
import { byCodeUnit } from '../order.ts';
import type { OutputFile } from '../print/module.ts';
import { manifestName, manifestText, readManifest } from './manifest.ts';
import { hasSameText, toLf } from './same-text.ts';

/** A difference between the folder on disk and what a build would write. `path` is relative to the folder. */
export type Difference =
  | { readonly kind: 'missing' | 'stale'; readonly path: string }
  | { readonly kind: 'unreadable'; readonly path: string; readonly reason: string }
  | {
      readonly kind: 'different';
      readonly path: string;
      /** The first line that differs, from 1, and its text here and there; undefined where one text has ended. */
      readonly line: number;
      readonly expected: string | undefined;
      readonly found: string | undefined;
    };

/** Compares the output folder with what a build would write; writes nothing. Sorted by path. */
export function compareOutput(folder: string, files: readonly OutputFile[]): Difference[] {
  const paths = new Set(files.map(({ path }) => path));
  const manifest = { path: manifestName, text: manifestText(paths) };
  const differences = [...files, manifest].flatMap((file) => compareFile(folder, file));
  for (const path of listed(folder)) {
    if (!paths.has(path) && isThere(join(folder, path))) differences.push({ kind: 'stale', path });
  }
  // A manifest that differs only because of files that are listed already would be noise.
  const others = differences.filter(({ path }) => path !== manifestName);
  return (others.length > 0 ? others : differences).sort((a, b) => byCodeUnit(a.path, b.path));
}

function compareFile(folder: string, { path, text }: OutputFile): Difference[] {
  let found: string | undefined;
  try {
    found = readText(join(folder, path));
  } catch (error) {
    return [{ kind: 'unreadable', path, reason: reasonOf(error) }];
  }
  if (hasSameText(found, text)) return [];
  return [
    found === undefined
      ? { kind: 'missing', path }
      : { kind: 'different', path, ...firstDifference(text, toLf(found)) },
  ];
}

function firstDifference(expected: string, found: string) {
  const [a, b] = [expected.split('\n'), found.split('\n')];
  const index = a.findIndex((line, i) => line !== b[i]);
  const line = index === -1 ? a.length : index;
  return { line: line + 1, expected: a[line], found: b[line] };
}

function listed(folder: string): Iterable<string> {
  try {
    return readManifest(folder);
  } catch {
    return []; // Reported as an unreadable file already.
  }
}

function isThere(path: string): boolean {
  try {
    return readText(path) !== undefined;
  } catch (error) {
    return codeOf(error) !== 'EISDIR'; // A folder in place of a stale file is the user's.
  }
}
