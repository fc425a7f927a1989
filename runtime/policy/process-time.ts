import { now } from './clock.ts';

/** The lower-case name of the header with the time taken, in seconds. */
export const processTimeHeader = 'x-process-time';

/** Seconds since `start` (from the same clock) as a plain decimal, never zero. */
export function seconds(start: number): string {
  const elapsed = now() - start;
  return elapsed < 0.000001 ? '0.000001' : elapsed.toFixed(6);
}
