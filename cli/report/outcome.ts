import type { Diagnostic } from '../../compiler/diagnose/diagnostic.ts';
import type { Difference } from '../../compiler/write.ts';
import { countsOf, plural, printDiagnostics } from '../print.ts';
import { printDifferences } from './differences.ts';
import { githubCommand, githubDrift, githubFolder } from './github.ts';
import { jsonHead, printJson } from './json.ts';

/** What a build has come to. */
export interface Outcome {
  readonly root: string;
  readonly diagnostics: readonly Diagnostic[];
  /** The output folder, relative to the app; undefined where the config does not tell. */
  readonly out?: string;
  /** Paths relative to the output folder; undefined where nothing was to be written. */
  readonly written?: readonly string[];
  readonly removed?: readonly string[];
  /** Of `--check`. */
  readonly differences?: readonly Difference[];
}

export const isError = ({ severity }: Diagnostic): boolean => severity === 'error';

export function hasFailed({ diagnostics, differences = [] }: Outcome): boolean {
  return diagnostics.some(isError) || differences.length > 0;
}

/** The ways to report an outcome. */
export const reports = {
  /** Code frames on standard error, the last line on standard output. */
  pretty(outcome: Outcome): void {
    printDiagnostics(outcome.diagnostics, outcome.root);
    const { differences = [], out = '' } = outcome;
    if (differences.length > 0) printDifferences(differences, out);
    else printSummary(outcome);
  },

  /** One document on standard output, and nothing else. docs/json.md describes it. */
  json(outcome: Outcome): void {
    const { diagnostics, differences, out, removed, root, written } = outcome;
    const head = jsonHead(!hasFailed(outcome), diagnostics, root);
    printJson({ ...head, out, written, removed, differences });
  },

  /** Commands to GitHub's runner, which reads standard output. */
  github(outcome: Outcome): void {
    const { diagnostics, differences = [], out = '', root } = outcome;
    const folder = githubFolder(root);
    for (const one of diagnostics) console.log(githubCommand(one, folder));
    for (const one of differences) console.log(githubDrift(one, root, out, folder));
    printSummary(outcome);
  },
};

/** The last line: what was written. Errors and differences have said it all. */
function printSummary(outcome: Outcome): void {
  const { diagnostics, out, removed = [], written = [] } = outcome;
  if (out === undefined || hasFailed(outcome)) return;
  const counts = diagnostics.length > 0 ? `, ${countsOf(diagnostics)}` : '';
  console.log(`${summary(out, written.length, removed.length)}${counts}`);
}

function summary(out: string, written: number, removed: number): string {
  if (written === 0 && removed === 0) return `${out} is up to date`;
  const parts = [written > 0 && `${plural(written, 'file')} written`, removed > 0 && `${removed} removed`];
  return `${out}: ${parts.filter(Boolean).join(', ')}`;
}
