import { Command, Flags } from '@oclif/core';
import { plural } from '../../compiler/words.ts';
import { compileOnce } from '../build/compile-once.ts';
import { loadSettings } from '../config/load-settings.ts';
import { rootFlag } from '../flags.ts';
import { isError } from '../report/counts.ts';
import { jsonHead, printJson } from '../report/json.ts';
import { printDiagnostics } from '../report/print.ts';
import { listRoutes } from '../routes/listing.ts';
import { routeTable } from '../routes/table.ts';
import { hasColors } from '../terminal/colors.ts';
import { widthOf } from '../terminal/width.ts';

export class Routes extends Command {
  static override summary = 'List the routes of an app: verb, path, file, parameters.';
  static override description =
    'In matching order: the first path that matches a request is used, whatever its verb. Nothing is written. Exit status: 0 for success, 1 for errors in the app, 2 for wrong usage.';
  static override examples = [
    { description: 'As a table:', command: '<%= config.bin %> routes' },
    {
      description: 'As one JSON document, with the line of each method:',
      command: '<%= config.bin %> routes --json',
    },
  ];
  static override flags = {
    root: rootFlag(),
    json: Flags.boolean({ summary: 'Print one JSON document.' }),
  };

  async run(): Promise<void> {
    const { flags } = await this.parse(Routes);
    const { json, root } = flags;
    const { diagnostics, routes } = await compiled(root);
    const failed = diagnostics.some(isError);
    if (json) printJson({ ...jsonHead(!failed, diagnostics, root), routes });
    else {
      printDiagnostics(diagnostics, root);
      const { stdout } = process;
      if (!failed) this.log(routeTable(routes, { width: widthOf(stdout), color: hasColors(stdout) }));
      if (!failed && stdout.isTTY) this.log(`\n${plural(routes.length, 'operation')}`);
    }
    if (failed) this.exit(1);
  }
}

async function compiled(root: string) {
  const loaded = await loadSettings(root);
  if (!loaded.ok) return { diagnostics: loaded.diagnostics, routes: [] };
  const result = await compileOnce(loaded.settings);
  return { diagnostics: result.diagnostics, routes: result.ok ? listRoutes(result.model, root) : [] };
}
