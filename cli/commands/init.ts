import { join } from 'node:path';
import { Args, Command, Errors, Flags } from '@oclif/core';
import { plural } from '../../compiler/words.ts';
import { appFiles, packagesOf } from '../init/app-files.ts';
import { askForApp } from '../init/ask-for-app.ts';
import { type BackendName, backendNames } from '../init/backends.ts';
import { packageManagerOf, templatesFor } from '../init/package-manager.ts';
import { folderOf, projectNameFault } from '../init/project-name.ts';
import { obstacleAt, writeFolder } from '../init/write-folder.ts';
import { holdSignals } from '../process/hold-signals.ts';
import { unlessRefused } from '../report/refused-write.ts';
import { Templates } from '../templates.ts';
import { canAsk } from '../terminal/ask.ts';

export class Init extends Command {
  static override summary = 'Create a new app with a route, a test and a server.';
  static override description =
    'Creates the folder <project_name>, which must not exist yet, or be empty. In a terminal, the command asks for a missing name.\n' +
    'Exit status: 0 for success, 1 if the folder cannot be written, 2 for wrong usage.';
  static override examples = [
    { description: 'An app on h3, in the folder shop:', command: '<%= config.bin %> init shop' },
    { description: 'The same app on Fastify:', command: '<%= config.bin %> init shop --framework fastify' },
    {
      description: 'A name with a scope; the folder is shop:',
      command: '<%= config.bin %> init @acme/shop',
    },
  ];
  static override args = {
    project_name: Args.string({
      description:
        'Name of the app, valid as the name of an npm package. The folder has the same name, without a scope.',
    }),
  };
  static override flags = {
    framework: Flags.option({
      summary: 'Framework that serves the app. Default: h3.',
      options: backendNames,
    })(),
  };

  async run(): Promise<void> {
    const { args, flags } = await this.parse(Init);
    const { name, framework } = await this.#wanted(args.project_name, flags.framework);
    const folder = folderOf(name);
    const path = join(process.cwd(), folder);
    const obstacle = unlessRefused(JSON.stringify(folder), () => obstacleAt(path));
    if (obstacle !== undefined) throw new Errors.CLIError(`${JSON.stringify(folder)} ${obstacle}`);

    const manager = packageManagerOf(process.env);
    const more = templatesFor(manager, process.cwd());
    const files = appFiles(name, framework, new Templates(this.config.root), more);
    holdSignals();
    unlessRefused(JSON.stringify(folder), () => writeFolder(path, files));
    this.log(
      `${folder}: ${plural(files.size, 'file')} written\n\nNext:\n  cd ${folder}\n  ${manager} install\n  ${manager} run dev`,
    );
  }

  async #wanted(
    name: string | undefined,
    framework: BackendName | undefined,
  ): Promise<{ name: string; framework: BackendName }> {
    if (name === undefined) {
      if (!canAsk())
        throw new Errors.CLIError('the name of the app is missing: write `routeclass init <project_name>`');
      return askForApp(framework);
    }
    const chosen = framework ?? 'h3';
    const fault = projectNameFault(name, packagesOf(chosen));
    if (fault !== undefined)
      throw new Errors.CLIError(`${JSON.stringify(name)} is not a valid name: ${fault}`);
    return { name, framework: chosen };
  }
}
