import type { Runtime } from '../../scripts/runtimes/programs.ts';
import type { Amounts } from './rounds.ts';
import type { Work } from './works.ts';

export const runtimes: readonly Runtime[] = ['node', 'bun', 'deno'];

/**
 * Whether a work is measured on a runtime. Deno closes the connection of most requests with a body longer
 * than that of a todo. New connections are not what is measured, and the load generator loses count.
 */
export function isMeasured(runtime: Runtime, { request: { body = '' } }: Work): boolean {
  return runtime !== 'deno' || body.length < 100;
}

/**
 * The number of requests on a runtime. The CPU time of all threads counts, and the compiler threads of Bun
 * and Deno stay busy for longer than node's, so their warm-up is longer.
 */
export function amountsOn(runtime: Runtime, { counted, warm }: Amounts): Amounts {
  return { counted, warm: runtime === 'node' ? warm : 4 * warm };
}
