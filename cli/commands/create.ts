import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Args, Command, Errors, Flags } from '@oclif/core';
import type { Diagnostic } from '../../compiler/diagnose/diagnostic.ts';
import type { Verb } from '../../compiler/model/model.ts';
import { relativePath } from '../../compiler/paths.ts';
import { loadSettings } from '../config/load-settings.ts';
import { pathFault } from '../create/route-path.ts';
import { writeNewFile } from '../create/write-page.ts';
import { rootFlag } from '../flags.ts';
import { printDiagnostics } from '../report/print.ts';
import { unlessRefused } from '../report/refused-write.ts';
import { Templates } from '../templates.ts';
import { canAsk } from '../terminal/ask.ts';

interface Wanted {
  readonly path: string;
  readonly className: string;
  readonly verbs: readonly Verb[];
}

interface RouteFlags {
  readonly path: string | undefined;
  readonly name: string | undefined;
  readonly methods: string | undefined;
}

export class Create extends Command {
  static override summary = 'Create the page of a new route.';
  static override description =
    'Creates page.ts in the folder of the path, below the routes folder of the config. An existing page is never overwritten. In a terminal, the command asks for missing values.\n' +
    'Exit status: 0 for success, 1 if the route cannot be created, 2 for wrong usage.';
  static override usage =
    'create route [--path /users/{id}] [--name UserById] [--methods get,post] [--root <folder>]';
  static override examples = [
    {
      description: 'A page with two methods:',
      command: '<%= config.bin %> create route --path /todos --name Todos --methods get,post',
    },
    {
      description: 'With a path parameter:',
      command: "<%= config.bin %> create route --path '/users/{id}' --name UserById --methods get,put,delete",
    },
    {
      description: 'With a parameter for the rest of the path:',
      command: "<%= config.bin %> create route --path '/files/{...path}' --name Files --methods get",
    },
  ];
  static override args = {
    what: Args.string({ description: 'Kind of file to create.', required: true, options: ['route'] }),
  };
  static override flags = {
    root: rootFlag(),
    path: Flags.string({
      summary: 'Path of the route, with {name} for a parameter. The leading slash is optional.',
      helpValue: '/users/{id}',
    }),
    name: Flags.string({ summary: 'Name of the class.', helpValue: 'UserById' }),
    methods: Flags.string({
      summary: 'HTTP verbs of the route, separated by commas.',
      helpValue: 'get,post',
    }),
  };

  async run(): Promise<void> {
    const { flags } = await this.parse(Create);
    const { root } = flags;
    if (!existsSync(join(root, 'package.json')))
      throw new Errors.CLIError(
        'there is no package.json in this folder: pass the folder of the app with --root, or create an app with `routeclass init`',
      );
    const { path, className, verbs } = await wanted(flags);
    const loaded = await loadSettings(root);
    if (!loaded.ok) return this.#fail(loaded.diagnostics, root);
    const { settings } = loaded;

    // Loaded late: TypeScript takes longer to load than a wrong flag takes to report.
    const { placeOf } = await import('../create/new-route.ts');
    const { pageText } = await import('../create/page-text.ts');
    const place = unlessRefused(JSON.stringify(path), () => placeOf(path, settings));
    if (place.kind === 'wrong') return this.#fail(place.diagnostics, root);
    const shown = relativePath(root, place.file);
    if (place.kind === 'taken') throw new Errors.CLIError(`\`${shown}\` exists already, and was not changed`);

    const text = pageText({ ...place, className, verbs }, new Templates(this.config.root));
    unlessRefused(`\`${shown}\``, () => writeNewFile(place.file, text));
    this.log(`${shown} written`);
  }

  #fail(diagnostics: readonly Diagnostic[], root: string): never {
    printDiagnostics(diagnostics, root);
    this.exit(1);
  }
}

/** The values of the flags, checked. Asks for those that are missing. */
async function wanted(flags: RouteFlags): Promise<Wanted> {
  const missing = (['path', 'name', 'methods'] as const).filter((flag) => flags[flag] === undefined);
  if (missing.length > 0 && !canAsk())
    throw new Errors.CLIError(
      `${missing.map((flag) => `--${flag}`).join(', ')} ${missing.length === 1 ? 'is' : 'are'} missing`,
    );
  if (flags.path !== undefined) refuse(`${JSON.stringify(flags.path)} is not a path`, pathFault(flags.path));
  const { classNameFault, verbsOf } = await import('../create/route-words.ts');
  if (flags.name !== undefined)
    refuse(`${JSON.stringify(flags.name)} is not a class name`, classNameFault(flags.name));
  const list = flags.methods === undefined ? undefined : verbsOf(flags.methods);
  if (list !== undefined && 'fault' in list)
    throw new Errors.CLIError(`${JSON.stringify(flags.methods)} is not a list of verbs: ${list.fault}`);
  const { askForRoute } = await import('../create/ask-for-route.ts');
  return askForRoute({ path: flags.path, className: flags.name, verbs: list?.verbs });
}

function refuse(what: string, fault: string | undefined): void {
  if (fault !== undefined) throw new Errors.CLIError(`${what}: ${fault}`);
}
