import { Errors, run, settings } from '@oclif/core';
import { endProcess } from './process/end-process.ts';
import { printError, printFault } from './report/print.ts';

// We are JavaScript already: oclif need not look for a tsconfig to transpile by.
settings.enableAutoTranspile = false;

// Where nobody reads what goes wrong, nobody can be told that either: `dev` would print that again and again.
// oclif looks after standard output.
process.stderr.on('error', () => {});

try {
  await run(process.argv.slice(2), import.meta.url);
} catch (error) {
  process.exitCode = await exitStatusOf(error);
}
await endProcess();

/**
 * Prints what went wrong in one clear line. 2 is wrong usage; a command that printed its own says its status
 * by `this.exit`.
 */
async function exitStatusOf(error: unknown): Promise<number> {
  if (error instanceof Errors.ExitError) return error.oclif.exit ?? 1;
  if (error instanceof Errors.CLIError) {
    const { meantBy, missingArgument } = await import('./meant.ts');
    const argv = process.argv.slice(2);
    const what = missingArgument(error.message, argv) ?? oneLine(error.message);
    printError([what, meantBy(error.message, argv)].filter(Boolean).join('. '));
    console.error(
      'Run `routeclass --help` for the commands and `routeclass <command> --help` for their flags.',
    );
    return 2;
  }
  printFault(error);
  return 1;
}

/**
 * oclif says `Parsing --port \n\tExpected an integer but received: x\nSee more help with --help`, and of
 * flags that do not go together a line each.
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
