import { url as debuggerUrl } from 'node:inspector';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import { slashed } from '../../../compiler/paths.ts';
import { type ErrorPlace, placeOfError } from '../../error-place.ts';
import { beatTime, blockedKey, type WatchdogData } from './beats.ts';

/**
 * Calls `onBlocked` with the place of code of the app that has not returned for `patience` seconds, such as an
 * endless loop: no event is handled meanwhile, signals included. The call interrupts that code, which then
 * goes on. Code that is being debugged is left alone, because it may wait at a breakpoint.
 */
export function watchBlocking(root: string, onBlocked: (place: ErrorPlace) => void): void {
  const thread = fileURLToPath(import.meta.resolve('#dev-watchdog'));
  const own = `${slashed(dirname(thread))}/`;
  const isOfApp = (file: string) => !file.includes('/node_modules/') && !file.startsWith(own);
  const beats = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
  let reported: number | undefined;
  const report = () => {
    if (reported === beats[0] || debuggerUrl() !== undefined) return;
    const place = placeOfError(wholeStack(), root, isOfApp);
    // The compiler may work for longer.
    if (place === undefined) return;
    reported = beats[0];
    onBlocked(place);
  };
  Object.defineProperty(globalThis, blockedKey, { value: report });
  setInterval(() => Atomics.add(beats, 0, 1), beatTime).unref();
  // Without the options of this process, by which Node would load further modules into the thread.
  new Worker(thread, { workerData: { beats } satisfies WatchdogData, env: {}, execArgv: [] }).unref();
}

/** An error with all frames: those of the app may lie below many frames of a package. */
function wholeStack(): Error {
  const { stackTraceLimit } = Error;
  Error.stackTraceLimit = Number.POSITIVE_INFINITY;
  const error = new Error();
  Error.stackTraceLimit = stackTraceLimit;
  return error;
}
