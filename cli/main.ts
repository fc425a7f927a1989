import { fileURLToPath } from 'node:url';
import { Errors, run, settings } from '@oclif/core';
import { endProcess } from './process/end-process.ts';
import { endsCommand } from './process/output-errors.ts';
import { printError, printFault } from './report/print.ts';

// The command line is compiled already, so oclif need not look for a tsconfig to transpile by.
settings.enableAutoTranspile = false;

// A closed standard error must not throw: `dev` would try to print that error, again and again.
process.stderr.on('error', () => {});

// Standard output that cannot be written, on a full disk for example, ends the command. oclif's own listener
// ignores a closed pipe, but throws any other error outside of `run`.
process.stdout.prependListener('error', (error: NodeJS.ErrnoException) => {
  if (!endsCommand(error)) return;
  printError(`cannot write to standard output: ${error.message}`);
  process.exit(1);
});

try {
  // Without `userPlugins: false`, oclif warns of a home folder that it may not read.
  await run(process.argv.slice(2), { root: fileURLToPath(import.meta.url), userPlugins: false });
} catch (error) {
  process.exitCode = await exitStatusOf(error);
}
await endProcess();

/**
 * Prints an error in one line, and returns the exit status: 2 for wrong usage. A command that has printed its
 * own errors sets the status by `this.exit`.
 */
async function exitStatusOf(error: unknown): Promise<number> {
  if (error instanceof Errors.ExitError) return error.oclif.exit ?? 1;
  if (error instanceof Errors.CLIError) {
    const { didYouMean, missingArgument } = await import('./usage-advice.ts');
    const argv = process.argv.slice(2);
    const what = missingArgument(error.message, argv) ?? oneLine(error.message);
    printError([what, didYouMean(error.message, argv)].filter(Boolean).join('. '));
    console.error(
      'Run `routeclass --help` for the commands and `routeclass <command> --help` for their flags.',
    );
    return 2;
  }
  if ((error as NodeJS.ErrnoException | undefined)?.syscall === 'uv_cwd') {
    printError('the current folder no longer exists');
    return 1;
  }
  printFault(error);
  return 1;
}

/**
 * The message of oclif on one line. oclif writes `Parsing --port
 * \tExpected an integer but received: x
 * See more help with --help`, and one line for each flag that cannot be combined.
 */
function oneLine(message: string): string {
  const [first, ...rest] = message
    .split('\n')
    .map((line) => line.trim().replace(/\.$/, ''))
    .filter((line) => line !== 'See more help with --help')
    .map((line) => line.replace(/^[A-Z](?=[a-z])/, (letter) => letter.toLowerCase()));
  const what = /^the following errors? occurred:?$/.test(first!) ? [] : [first!.replace(/:$/, '')];
  return rest.length === 0 ? first! : [...what, rest.join('; ')].join(': ');
}
