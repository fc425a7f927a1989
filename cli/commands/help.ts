import { Args, Command, loadHelpClass } from '@oclif/core';

export class Help extends Command {
  static override summary = 'Show the help of a command, or list all commands.';
  static override description = 'The same as --help. Exit status: 0 for success, 2 for an unknown command.';
  static override examples = [
    { description: 'The flags of `build`, with examples:', command: '<%= config.bin %> help build' },
  ];
  static override args = {
    command: Args.string({ description: 'Name of the command.' }),
  };
  // Allows further arguments: `help create route` names the command as users call it.
  static override strict = false;

  async run(): Promise<void> {
    const { argv } = await this.parse(Help);
    const HelpPage = await loadHelpClass(this.config);
    await new HelpPage(this.config, this.config.pjson.oclif.helpOptions).showHelp(argv as string[]);
  }
}
