import type { Diagnostic } from '../../compiler/diagnose/diagnostic.ts';
import { plural } from '../../compiler/words.ts';
import type { Difference } from '../../compiler/write/write.ts';
import { isBreaking, type LocatedChange } from '../diff/located.ts';
import { hasColors } from '../terminal/colors.ts';
import { changesSummary, changesText, jsonChange } from './changes.ts';
import { countsText, isError } from './counts.ts';
import { printDifferences } from './differences.ts';
import { githubChange, githubCommand, githubDrift, githubFolder } from './github.ts';
import { jsonHead, printJson } from './json.ts';
import { printDiagnostics } from './print.ts';

/** The result of a build. */
export interface Outcome {
  readonly root: string;
  readonly diagnostics: readonly Diagnostic[];
  /** The output folder, relative to the app; undefined where the config is not valid. */
  readonly out?: string;
  /** Paths relative to the output folder; undefined where the build did not write. */
  readonly written?: readonly string[];
  readonly removed?: readonly string[];
  /** With `--check`. */
  readonly differences?: readonly Difference[];
  /**
   * With `--no-breaking`: the label of the document that clients were written for, and the changes since.
   * `changes` is undefined where there is no such document yet.
   */
  readonly against?: string;
  readonly changes?: readonly LocatedChange[];
}

export function hasFailed({ changes = [], diagnostics, differences = [] }: Outcome): boolean {
  return diagnostics.some(isError) || differences.length > 0 || changes.some(isBreaking);
}

/** The ways to report an outcome. */
export const reports = {
  /** Code frames on standard error, the last line on standard output. */
  pretty(outcome: Outcome): void {
    printDiagnostics(outcome.diagnostics, outcome.root);
    const { differences = [], out = '' } = outcome;
    if (differences.length > 0) printDifferences(differences, out);
    printChanges(outcome);
    printSummary(outcome);
  },

  /** One document on standard output, and nothing else: see docs/json.md. */
  json(outcome: Outcome): void {
    const { against, changes, diagnostics, differences, out, removed, root, written } = outcome;
    const head = jsonHead(!hasFailed(outcome), diagnostics, root);
    const jsonChanges = changes?.map((one) => jsonChange(one, root));
    printJson({ ...head, out, written, removed, differences, against, changes: jsonChanges });
  },

  /** Workflow commands of GitHub Actions, on standard output. */
  github(outcome: Outcome): void {
    const { changes = [], diagnostics, differences = [], out = '', root } = outcome;
    const folder = githubFolder(root);
    for (const one of diagnostics) console.log(githubCommand(one, folder));
    for (const one of differences) console.log(githubDrift(one, root, out, folder));
    for (const one of changes.filter(isOfConcern)) console.log(githubChange(one, folder));
    printSummary(outcome);
  },
};

const isOfConcern = ({ change }: LocatedChange) => change.level !== 'compatible';

/** Prints breaking changes and warnings to standard error. Compatible changes are only counted. */
function printChanges({ against, changes = [], root }: Outcome): void {
  const listed = changes.filter(isOfConcern);
  if (against === undefined || listed.length === 0) return;
  const text = changesText(listed, { root, color: hasColors(process.stderr) });
  console.error(`${text}\n\n${changesSummary(changes, against)}`);
}

/**
 * Prints the last line, which says what was written. A failed build has none: its errors or differences
 * suffice.
 */
function printSummary(outcome: Outcome): void {
  const { diagnostics, out, removed = [], written = [] } = outcome;
  if (out === undefined || hasFailed(outcome)) return;
  const counts = diagnostics.length > 0 ? `, ${countsText(diagnostics)}` : '';
  console.log(`${summary(out, written.length, removed.length)}${counts}${since(outcome)}`);
}

function since({ against, changes, out }: Outcome): string {
  if (against === undefined) return '';
  if (changes === undefined) return `, no ${out}/openapi.json in ${against} to compare with`;
  return `, ${changesSummary(changes, against)}`;
}

function summary(out: string, written: number, removed: number): string {
  if (written === 0 && removed === 0) return `${out} is up to date`;
  const parts = [written > 0 && `${plural(written, 'file')} written`, removed > 0 && `${removed} removed`];
  return `${out}: ${parts.filter(Boolean).join(', ')}`;
}
