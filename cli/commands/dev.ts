import { Command, Flags } from '@oclif/core';
import { rootFlag } from '../flags.ts';
import { printError } from '../report/print.ts';

export class Dev extends Command {
  static override summary = 'Build, serve, and rebuild on every save.';
  static override description =
    'Errors and warnings are printed after each save. While the app has errors, the last successful build keeps serving. Exit status: 0 when stopped, 1 if it cannot start, 2 for wrong usage.';
  static override examples = [
    { description: 'Serve on port 3000, or the next free one:', command: '<%= config.bin %> dev' },
    {
      description: 'Serve to other machines, too:',
      command: '<%= config.bin %> dev --host 0.0.0.0 --port 8080',
    },
  ];
  static override flags = {
    root: rootFlag(),
    port: Flags.integer({
      summary: 'Port to listen on; 0 picks any free port. Default: 3000, or the next free port.',
      min: 0,
      max: 65_535,
      env: 'PORT',
    }),
    host: Flags.string({
      summary: 'Address to listen on; 0.0.0.0 means all addresses of this machine.',
      default: 'localhost',
    }),
    https: Flags.boolean({
      summary: 'Serve HTTPS, with a self-signed certificate: browsers ask whether to trust it.',
    }),
    open: Flags.boolean({
      summary: 'Open the documentation in a browser, or the app if it has no documentation.',
    }),
  };

  async run(): Promise<void> {
    const { flags } = await this.parse(Dev);
    const { host, https, open, port, root } = flags;
    if (process.versions.bun !== undefined) {
      printError('`dev` requires Node, because Bun has no module hooks: run it without `--bun`');
      this.exit(1);
    }
    // Loaded late: the other commands need neither server nor watcher.
    const { DevSession } = await import('../dev/session.ts');
    const failure = await new DevSession(root).start({ host, https, open, port });
    // The session ends by a signal, so the command must not return.
    if (failure === undefined) return new Promise(() => {});
    printError(failure);
    this.exit(1);
  }
}
