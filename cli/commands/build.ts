import { relative } from 'node:path';
import { Command, Flags } from '@oclif/core';
import { printDifferences } from '../check-report.ts';
import { loadSettings } from '../config/load-settings.ts';
import { rootFlag } from '../flags.ts';
import { plural, printDiagnostics } from '../print.ts';

export class Build extends Command {
  static override summary = 'Compile the route classes of an app to its generated folder.';
  static override description = 'Exit status: 0, or 1 for errors or drift, or 2 for wrong usage.';
  static override flags = {
    root: rootFlag({ aliases: ['cwd'] }),
    check: Flags.boolean({
      summary: 'Write nothing; exit with 1 where the generated folder is not what a build would write.',
    }),
  };

  async run(): Promise<void> {
    const { flags } = await this.parse(Build);
    const loaded = await loadSettings(flags.root);
    if (!loaded.ok) return this.fail(loaded.diagnostics, flags.root);
    const { settings } = loaded;

    // Loaded late: TypeScript takes longer to load than a wrong flag takes to report.
    const { Compiler } = await import('../../compiler/index.ts');
    const { compareOutput, writeOutput } = await import('../../compiler/write.ts');
    const result = new Compiler(settings).compile();
    if (!result.ok) return this.fail(result.diagnostics, settings.root);
    printDiagnostics(result.diagnostics, settings.root);

    const out = relative(settings.root, settings.out).replaceAll('\\', '/');
    if (flags.check) {
      const differences = compareOutput(settings.out, result.files);
      if (differences.length === 0) return this.log(`${out} is up to date`);
      printDifferences(differences, out);
      this.exit(1);
    }
    const { written, removed, diagnostics } = writeOutput(settings.out, result.files, settings.root);
    if (diagnostics.length > 0) return this.fail(diagnostics, settings.root);
    this.log(summary(out, written.length, removed.length));
  }

  private fail(diagnostics: Parameters<typeof printDiagnostics>[0], root: string): never {
    printDiagnostics(diagnostics, root);
    this.exit(1);
  }
}

function summary(out: string, written: number, removed: number): string {
  if (written === 0 && removed === 0) return `${out} is up to date`;
  const parts = [written > 0 && `${plural(written, 'file')} written`, removed > 0 && `${removed} removed`];
  return `${out}: ${parts.filter(Boolean).join(', ')}`;
}
