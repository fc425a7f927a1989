import { realpathSync } from 'node:fs';
import { resolve } from 'node:path';
import { Errors, Flags } from '@oclif/core';
import { isFolder } from '../compiler/files/look.ts';

/** The flags for the output format: `--format`, or `--json` for short. */
export const formatFlags = {
  format: Flags.option({
    options: ['pretty', 'json', 'github'] as const,
    summary: 'Output format: code frames, one JSON document, or annotations of GitHub Actions.',
    default: 'pretty' as const,
  })(),
  json: Flags.boolean({ summary: 'The same as --format json.', exclusive: ['format'] }),
};

/**
 * The flag for the app's folder: absolute and without symbolic links, so that the compiler and Node use the
 * same file names.
 */
export const rootFlag = Flags.custom<string>({
  aliases: ['cwd'],
  summary: 'Folder of the app, with its package.json and routeclass.config.ts.',
  helpValue: '<folder>',
  default: async () => withCapitalDrive(realpathSync(process.cwd())),
  defaultHelp: async () => 'the current folder',
  parse: async (input) => {
    const folder = resolve(input);
    // An empty text is what a shell makes of a variable that is not set.
    if (input === '' || !isFolder(folder))
      throw new Errors.CLIError(`there is no folder ${JSON.stringify(input)}`);
    return withCapitalDrive(realpathSync(folder));
  },
});

/**
 * A path with a capital drive letter, as TypeScript gives the paths that it resolves through links on
 * Windows. A shell may give `c:`, and a package of the workspace would then import another copy of
 * `routeclass` than the app.
 */
export function withCapitalDrive(path: string): string {
  return path.replace(/^[a-z]:/, (drive) => drive.toUpperCase());
}
