import type { Parameters } from 'fast-check';

/**
 * Options of fast-check: `SEED=7` draws different values, and `RUNS=100` sets their number. A failure prints
 * its seed.
 */
export function runs(usual: number): Pick<Parameters<unknown>, 'numRuns' | 'seed' | 'endOnFailure'> {
  const { RUNS, SEED } = process.env;
  return {
    numRuns: RUNS === undefined ? usual : Number(RUNS),
    seed: SEED === undefined ? 20_260 : Number(SEED),
  };
}
