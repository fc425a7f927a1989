import { now } from './clock.ts';

/** The header that tells the time taken, in seconds; in lower case. */
export const processTimeHeader = 'x-process-time';

/** Seconds since `start`, of the same clock, as a plain decimal, never zero. */
export function seconds(start: number): string {
  const elapsed = now() - start;
  return elapsed < 0.000001 ? '0.000001' : elapsed.toFixed(6);
}
