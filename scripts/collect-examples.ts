import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Example, ExampleFile } from '../cli/explain/examples.ts';
import { filesBelow } from '../compiler/files/files-below.ts';

const errors = fileURLToPath(new URL('../__tests__/errors', import.meta.url));

/**
 * The examples of every diagnostic, from the folders that test it: a wrong one with the compiler's report,
 * and a right one. They are packed with the command line and printed in docs/errors.md.
 */
export function collectExamples(): { readonly [code: string]: Example } {
  const codes = readdirSync(errors, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  return Object.fromEntries(codes.map(({ name }) => [name, exampleOf(join(errors, name))]).sort());
}

function exampleOf(folder: string): Example {
  const blocks = readFileSync(join(folder, 'expected.txt'), 'utf8').trimEnd().split('\n\n');
  const file = mostNamed(blocks.map(fileOf));
  return {
    bad: file === undefined ? shortest(examplesBelow(folder)) : [read(folder, file)],
    // One message is enough for an example.
    report: blocks.find((block) => fileOf(block) === file)!,
    good: shortest(examplesBelow(join(folder, 'good'))),
  };
}

/** The file of a diagnostic, which its second line names. */
function fileOf(block: string): string | undefined {
  return /^ {2}(\S.*?):\d+:\d+$/m.exec(block)?.[1];
}

/** The file with the most diagnostics is the best example of a rule; of several such files, the last. */
function mostNamed(files: readonly (string | undefined)[]): string | undefined {
  const counts = new Map<string | undefined, number>();
  for (const file of files) counts.set(file, (counts.get(file) ?? 0) + 1);
  return [...counts].sort((a, b) => a[1] - b[1]).at(-1)?.[0];
}

/**
 * The files without the routes, if there are others: the example is then about those, and the routes only
 * complete the app.
 */
function shortest(files: readonly ExampleFile[]): readonly ExampleFile[] {
  const beside = files.filter(({ path }) => !path.startsWith('routes/'));
  return beside.length > 0 ? beside : files;
}

function examplesBelow(folder: string): readonly ExampleFile[] {
  if (!existsSync(folder)) return [];
  return filesBelow(folder)
    .filter((path) => !path.startsWith('good/') && path !== 'expected.txt' && path !== 'case.ts')
    .map((path) => read(folder, path));
}

function read(folder: string, path: string): ExampleFile {
  return { path, text: readFileSync(join(folder, path), 'utf8') };
}
