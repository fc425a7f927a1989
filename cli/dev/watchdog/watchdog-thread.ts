/** The thread of the watchdog: a separate entry of the published command line. */
import { Session } from 'node:inspector';
import { workerData } from 'node:worker_threads';
import { beatTime, blockedKey, patience, type WatchdogData } from './beats.ts';

const { beats } = workerData as WatchdogData;
const maxMissed = (patience * 1000) / beatTime;
let last = Atomics.load(beats, 0);
let missed = 0;

// Counts turns of this thread rather than time: while the machine sleeps, neither thread runs.
setInterval(() => {
  const now = Atomics.load(beats, 0);
  missed = now === last ? missed + 1 : 0;
  last = now;
  // Again and again: what blocks first may be the compiler, and code of the app right after it.
  if (missed > 0 && missed % maxMissed === 0) interrupt();
}, beatTime);

/** Calls the function of the main thread, in the middle of what runs there: the inspector interrupts it. */
function interrupt(): void {
  const session = new Session();
  session.connectToMainThread();
  const expression = `globalThis[Symbol.for(${JSON.stringify(blockedKey.description)})]()`;
  session.post('Runtime.evaluate', { expression }, () => session.disconnect());
}
