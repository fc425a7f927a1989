/** @throws Error when an argument is not an integer of at least `least` */
export function count(text: string, least: number): number {
  const value = Number(text);
  if (Number.isSafeInteger(value) && value >= least) return value;
  throw new Error(`${text} is not a number of at least ${least}`);
}

/**
 * The indexes of the contestants, for so many rounds. Each round begins with a different one, because what
 * ran just before may matter.
 */
export function* inTurns(rounds: number, contestants: number): Iterable<number> {
  for (let round = 0; round < rounds; round++)
    for (let turn = 0; turn < contestants; turn++) yield (round + turn) % contestants;
}

export function median(values: readonly number[]): number {
  return quantile(values, 0.5);
}

/** The value that a quarter of the others lies below. */
export function firstQuartile(values: readonly number[]): number {
  return quantile(values, 0.25);
}

/** Interpolates between the two nearest values. */
function quantile(values: readonly number[], part: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  const at = (sorted.length - 1) * part;
  const below = sorted[Math.floor(at)]!;
  return below + (sorted[Math.ceil(at)]! - below) * (at % 1);
}
