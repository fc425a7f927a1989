import { Errors } from '@oclif/core';
import { codeOf, reasonOf } from '../../compiler/files/file-error.ts';
import { printError } from './print.ts';

/**
 * Runs an action that the file system may refuse, and ends the command with one line where it does: a path may
 * be too long, for instance.
 *
 * @param what what cannot be written then
 * @throws ExitError where the file system refuses
 */
export function unlessRefused<T>(what: string, act: () => T): T {
  try {
    return act();
  } catch (error) {
    if (codeOf(error) === undefined) throw error;
    printError(`${what} cannot be written: ${reasonOf(error)}`);
    throw new Errors.ExitError(1);
  }
}
