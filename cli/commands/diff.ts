import { Args, Command, Flags } from '@oclif/core';
import type { Diagnostic } from '../../compiler/diagnose/diagnostic.ts';
import { countLevels } from '../../compiler/diff/change.ts';
import { compareDocuments } from '../../compiler/diff/compare.ts';
import { spansOf } from '../../compiler/diff/places.ts';
import type { Settings } from '../../compiler/settings.ts';
import { compileOnce } from '../build/compile-once.ts';
import { loadSettings } from '../config/load-settings.ts';
import { builtDocument, findDocument } from '../diff/find-document.ts';
import { isBreaking, type LocatedChange, located, strictly } from '../diff/located.ts';
import { formatFlags, rootFlag } from '../flags.ts';
import { changesSummary, changesText, jsonChange } from '../report/changes.ts';
import { isError } from '../report/counts.ts';
import { githubChange, githubCommand, githubFolder } from '../report/github.ts';
import { jsonHead, printJson } from '../report/json.ts';
import { printDiagnostics } from '../report/print.ts';
import { hasColors } from '../terminal/colors.ts';

export class Diff extends Command {
  static override summary = 'List the changes between two OpenAPI documents, and whether they break clients.';
  static override description =
    "A document is a file, a git revision (the app's own document in it), or <rev>:<path> as in git. Clients do not break if requests may contain more than before, or answers less. Exit status: 0 without breaking changes, 1 for breaking changes or errors in the app, 2 for wrong usage or if a document is not an OpenAPI document.";
  static override examples = [
    {
      description: 'What the current app changes for clients of the main branch:',
      command: '<%= config.bin %> diff main',
    },
    { description: 'From one release to another:', command: '<%= config.bin %> diff v1.2.0 v1.3.0' },
    { description: 'Two files:', command: '<%= config.bin %> diff old.json new.json' },
    {
      description: 'In CI: annotate the lines of a pull request:',
      command: '<%= config.bin %> diff origin/main --format github',
    },
  ];
  static override args = {
    old: Args.string({ required: true, description: 'Document to compare with.' }),
    new: Args.string({ description: 'New document. Default: that of the current app.' }),
  };
  static override flags = {
    root: rootFlag(),
    strict: Flags.boolean({ summary: 'Treat warnings as breaking changes.' }),
    ...formatFlags,
  };

  async run(): Promise<void> {
    const { args, flags } = await this.parse(Diff);
    const outcome = await diff(args.old, args.new, flags);
    reports[flags.json ? 'json' : flags.format](outcome);
    if (hasFailed(outcome)) this.exit(1);
  }
}

interface Outcome {
  readonly root: string;
  readonly diagnostics: readonly Diagnostic[];
  /** The labels of the documents; undefined where the app has errors. */
  readonly old?: string;
  readonly new?: string;
  readonly changes: readonly LocatedChange[];
}

/** The app's config has errors, and only those are reported. */
class InvalidConfig extends Error {
  readonly diagnostics: readonly Diagnostic[];

  constructor(diagnostics: readonly Diagnostic[]) {
    super('the config has errors');
    this.diagnostics = diagnostics;
  }
}

async function diff(
  old: string,
  next: string | undefined,
  { root, strict }: { readonly root: string; readonly strict: boolean },
): Promise<Outcome> {
  let loaded: Settings | undefined;
  const settings = async () => {
    if (loaded !== undefined) return loaded;
    const result = await loadSettings(root);
    if (!result.ok) throw new InvalidConfig(result.diagnostics);
    loaded = result.settings;
    return loaded;
  };
  const judged = (changes: readonly LocatedChange[]) => (strict ? strictly(changes) : changes);
  try {
    const before = await findDocument(old, root, settings);
    if (next !== undefined) {
      const after = await findDocument(next, root, settings);
      const changes = judged(located(compareDocuments(before.document, after.document)));
      return { root, diagnostics: [], old: before.label, new: after.label, changes };
    }
    const result = await compiled(await settings());
    const { diagnostics } = result;
    if (!result.ok) return { root, diagnostics, changes: [] };
    const changes = compareDocuments(before.document, result.document);
    const placed = judged(located(changes, spansOf(changes, result.model)));
    return { root, diagnostics, old: before.label, new: 'the app', changes: placed };
  } catch (error) {
    if (error instanceof InvalidConfig) return { root, diagnostics: error.diagnostics, changes: [] };
    throw error;
  }
}

async function compiled(settings: Settings) {
  const result = await compileOnce(settings);
  if (!result.ok) return result;
  return { ...result, document: builtDocument(result.files) };
}

function hasFailed({ changes, diagnostics }: Outcome): boolean {
  return diagnostics.some(isError) || changes.some(isBreaking);
}

const reports = {
  pretty({ changes, diagnostics, old, root }: Outcome): void {
    printDiagnostics(diagnostics, root);
    if (old === undefined) return;
    const text = changesText(changes, { root, color: hasColors(process.stdout) });
    console.log([text, changesSummary(changes, old)].filter((part) => part !== '').join('\n\n'));
  },

  json(outcome: Outcome): void {
    const { changes, diagnostics, old, root } = outcome;
    printJson({
      ...jsonHead(!hasFailed(outcome), diagnostics, root),
      old,
      new: outcome.new,
      counts: countLevels(changes.map(({ change }) => change)),
      changes: changes.map((one) => jsonChange(one, root)),
    });
  },

  github({ changes, diagnostics, old, root }: Outcome): void {
    const folder = githubFolder(root);
    for (const one of diagnostics) console.log(githubCommand(one, folder));
    for (const one of changes) console.log(githubChange(one, folder));
    if (old !== undefined) console.log(changesSummary(changes, old));
  },
};
