/** Milliseconds between two signs of life of the main thread. */
export const beatTime = 500;

/** Seconds without a sign of life after which the main thread is interrupted, and again after as many. */
export const patience = 3;

/** The key on `globalThis` of the function that the watchdog calls in the main thread. */
export const blockedKey = Symbol.for('routeclass.dev.blocked');

export interface WatchdogData {
  /** Its only number increases with every sign of life. */
  readonly beats: Int32Array;
}
