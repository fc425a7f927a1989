import { codeOf } from './file-error.ts';

/** The error codes on Windows for a file that another program has open. */
const retriedCodes: readonly (string | undefined)[] = ['EACCES', 'EBUSY', 'EPERM'];

/** Milliseconds between one attempt and the next. */
const pauses = [10, 20, 40, 80, 160];

/**
 * Moves or removes a file, and retries after a pause where another program may have it open. Windows refuses
 * the call then, and virus scanners and editors open files that were just written. Blocks the thread for up
 * to 310 ms in all.
 */
export function withRetries(act: () => void): void {
  for (const pause of pauses) {
    try {
      act();
      return;
    } catch (error) {
      if (!retriedCodes.includes(codeOf(error))) throw error;
    }
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, pause);
  }
  act();
}
