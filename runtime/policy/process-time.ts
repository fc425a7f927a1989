/** The header that tells the time taken, in seconds; in lower case. */
export const processTimeHeader = 'x-process-time';

/** Seconds since `start` (of `performance.now()`) as a plain decimal, never zero. */
export function seconds(start: number): string {
  const elapsed = (performance.now() - start) / 1000;
  return elapsed < 0.000001 ? '0.000001' : elapsed.toFixed(6);
}
