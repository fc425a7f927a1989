import type { Runtime } from '../../scripts/runtimes/programs.ts';
import type { Amounts } from './rounds.ts';
import type { Work } from './works.ts';

export const runtimes: readonly Runtime[] = ['node', 'bun', 'deno'];

/**
 * Whether a work is measured on a runtime. Deno closes the connection of most requests whose body is longer
 * than that of a todo: what a new connection costs is another matter, and the load loses count.
 */
export function isMeasured(runtime: Runtime, { request: { body = '' } }: Work): boolean {
  return runtime !== 'deno' || body.length < 100;
}

/** The time of all threads counts, and on Bun and Deno those that compile are at work for longer than on node. */
export function amountsOn(runtime: Runtime, { counted, warm }: Amounts): Amounts {
  return { counted, warm: runtime === 'node' ? warm : 4 * warm };
}
