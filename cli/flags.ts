import { realpathSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import { Errors, Flags } from '@oclif/core';

/** How a command reports, by `--format` or the shorter `--json`. */
export const formatFlags = (summary: string) => ({
  format: Flags.option({
    options: ['pretty', 'json', 'github'] as const,
    summary,
    default: 'pretty' as const,
  })(),
  json: Flags.boolean({ summary: 'The same as --format json.', exclusive: ['format'] }),
});

/** The app folder: absolute, without symbolic links, so that the compiler and Node name its files alike. */
export const rootFlag = Flags.custom<string>({
  aliases: ['cwd'],
  summary: 'Folder of the app: where its package.json and routeclass.config.ts are.',
  helpValue: '<folder>',
  default: async () => withCapitalDrive(realpathSync(process.cwd())),
  defaultHelp: async () => 'the current folder',
  parse: async (input) => {
    const folder = resolve(input);
    if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory()) {
      throw new Errors.CLIError(`there is no folder ${JSON.stringify(input)}`);
    }
    return withCapitalDrive(realpathSync(folder));
  },
});

/**
 * A path on Windows with its drive as TypeScript has that of what it finds behind links: a shell may say `c:`,
 * and a package of the workspace would import another `routeclass` than the app.
 */
export function withCapitalDrive(path: string): string {
  return path.replace(/^[a-z]:/, (drive) => drive.toUpperCase());
}
