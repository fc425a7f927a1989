const hrtime = globalThis.process?.hrtime;

/**
 * Seconds on a clock that never goes back. Node's own is there at once; it loads `performance` when that is
 * first asked for, which takes a millisecond of a start.
 */
export const now: () => number =
  hrtime === undefined
    ? () => performance.now() / 1000
    : () => {
        const [seconds, nanoseconds] = hrtime();
        return seconds + nanoseconds / 1e9;
      };
