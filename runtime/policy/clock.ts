const hrtime = globalThis.process?.hrtime;

/**
 * Seconds on a monotonic clock. Node's `hrtime` is available at once, whereas loading `performance` takes a
 * millisecond of a start.
 */
export const now: () => number =
  hrtime === undefined
    ? () => performance.now() / 1000
    : () => {
        const [seconds, nanoseconds] = hrtime();
        return seconds + nanoseconds / 1e9;
      };
