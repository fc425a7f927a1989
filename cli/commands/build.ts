import { Command, Flags } from '@oclif/core';
import type { Diagnostic } from '../../compiler/diagnose/diagnostic.ts';
import { compareDocuments } from '../../compiler/diff/compare.ts';
import { spansOf } from '../../compiler/diff/places.ts';
import type { Compilation } from '../../compiler/index.ts';
import { relativePath } from '../../compiler/paths.ts';
import { compareOutput, writeOutput } from '../../compiler/write/write.ts';
import { BuildStamp } from '../build/build-stamp.ts';
import { compileOnce } from '../build/compile-once.ts';
import { loadSettings } from '../config/load-settings.ts';
import { type BaseDocument, baseDocument, builtDocument } from '../diff/find-document.ts';
import { located, strictly } from '../diff/located.ts';
import { formatFlags, rootFlag } from '../flags.ts';
import { holdSignals } from '../process/hold-signals.ts';
import { isError } from '../report/counts.ts';
import { hasFailed, type Outcome, reports } from '../report/outcome.ts';

export class Build extends Command {
  static override summary = 'Compile the route classes of an app into its generated folder.';
  static override description =
    'Exit status: 0 for success, 1 for errors or a failed check, 2 for wrong usage. `routeclass explain <code>` explains an error.';
  // Written by hand: oclif would list --check after --against, which depends on it.
  static override usage =
    'build [--check [--no-breaking [--against <rev>]]] [--strict] [--root <folder>] [--json | --format pretty|json|github]';
  static override examples = [
    { description: 'Write the files that have changed:', command: '<%= config.bin %> build' },
    {
      description:
        'In CI: fail if the committed output is out of date, and annotate the lines of a pull request:',
      command: '<%= config.bin %> build --check --strict --format github',
    },
    {
      description: 'In CI: also fail if clients of the last release would break:',
      command: '<%= config.bin %> build --check --no-breaking --against v1.2.0',
    },
    {
      description: 'For tools: one JSON document on standard output:',
      command: '<%= config.bin %> build --json',
    },
  ];
  static override flags = {
    root: rootFlag(),
    check: Flags.boolean({
      summary: 'Write nothing; exit with 1 if the generated folder is out of date.',
    }),
    strict: Flags.boolean({ summary: 'Treat warnings as errors: write nothing, and exit with 1.' }),
    'no-breaking': Flags.boolean({
      summary: 'With --check: also exit with 1 if clients of an earlier git revision would break.',
      dependsOn: ['check'],
    }),
    against: Flags.string({
      summary:
        'With --no-breaking: the git revision to compare with. Default: the merge base with the default branch.',
      helpValue: '<rev>',
      dependsOn: ['no-breaking'],
    }),
    ...formatFlags,
  };

  async run(): Promise<void> {
    const { flags } = await this.parse(Build);
    const outcome = await build(flags);
    reports[flags.json ? 'json' : flags.format](outcome);
    if (hasFailed(outcome)) this.exit(1);
  }
}

type Built = Extract<Compilation, { ok: true }>;

interface BuildFlags {
  readonly root: string;
  readonly check: boolean;
  readonly strict: boolean;
  readonly 'no-breaking': boolean;
  readonly against?: string | undefined;
}

async function build(flags: BuildFlags): Promise<Outcome> {
  const { check, root, strict } = flags;
  const loaded = await loadSettings(root);
  if (!loaded.ok) return { root, diagnostics: loaded.diagnostics };
  const { settings } = loaded;
  const out = relativePath(root, settings.out);

  const stamp = check ? undefined : new BuildStamp(settings);
  if (stamp?.isUpToDate()) return { root, out, diagnostics: [], written: [], removed: [] };

  const before = flags['no-breaking'] ? baseDocument(settings, flags.against) : undefined;
  const result = await compileOnce(settings);
  const diagnostics = strict ? result.diagnostics.map(asError) : result.diagnostics;
  const base = { root, out, diagnostics };
  if (!result.ok || diagnostics.some(isError)) return base;
  if (check) {
    const differences = compareOutput(settings.out, result.files);
    return { ...base, differences, ...(before && changesSince(before, result, strict)) };
  }
  holdSignals();
  const { diagnostics: faults, ...done } = writeOutput(settings.out, result.files, root);
  if (faults.length > 0) return { ...base, diagnostics: [...diagnostics, ...faults] };
  if (diagnostics.length === 0) stamp?.record(result.inputs, result.files);
  return { ...base, ...done };
}

/** The changes between a base document and the app, as clients see them. */
function changesSince({ document, label }: BaseDocument, { files, model }: Built, strict: boolean) {
  if (document === undefined) return { against: label };
  const changes = compareDocuments(document, builtDocument(files));
  const placed = located(changes, spansOf(changes, model));
  return { against: label, changes: strict ? strictly(placed) : placed };
}

const asError = (one: Diagnostic): Diagnostic => ({ ...one, severity: 'error' });
