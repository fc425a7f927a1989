import { Load } from '../load/load.ts';
import { warmUp } from '../load/warm-up.ts';
import { firstQuartile, inTurns, median } from '../numbers.ts';
import type { Contestant } from './contestants.ts';
import { ServerProcess, type Start } from './server-process.ts';
import type { Work } from './works.ts';

export interface Entrant {
  readonly contestant: Contestant;
  readonly start: Omit<Start, 'setup'>;
}

/** The number of warm-up requests to a fresh server, and of the counted ones. */
export interface Amounts {
  readonly warm: number;
  readonly counted: number;
}

/** Requests per second of server CPU time, of each contestant in each round. */
export type Rates = ReadonlyMap<string, readonly number[]>;

/** Measures one server at a time, started afresh each time. */
export async function measureWork(
  work: Work,
  entrants: readonly Entrant[],
  rounds: number,
  amounts: Amounts,
  progress: (what: string) => void,
): Promise<Rates> {
  const able = entrants.filter(({ contestant }) => contestant.setups.includes(work.setup));
  const rates = new Map<string, number[]>(able.map(({ contestant }) => [contestant.name, []]));
  for (const at of inTurns(rounds, able.length)) {
    const { contestant, start } = able[at]!;
    const own = rates.get(contestant.name)!;
    const measure = () => rateOf(work, start, amounts);
    // A run of hours may lose a connection now and then, so one failure is retried.
    const rate = await measure().catch((error: Error) => {
      progress(`${contestant.name}, once more: ${error.message}`);
      return measure();
    });
    own.push(rate);
    progress(`${own.length}/${rounds} ${contestant.name} ${rate.toFixed(0)}`);
  }
  return rates;
}

/** The counted requests are sent in so many parts. */
const parts = 20;

/**
 * The rate of a server, from the first quartile of its parts' costs: what disturbs a machine for a moment only
 * makes a part more expensive.
 */
async function rateOf(work: Work, start: Omit<Start, 'setup'>, { counted, warm }: Amounts): Promise<number> {
  const server = await ServerProcess.start({ ...start, setup: work.setup });
  const request = { ...work.request, status: work.answer.status };
  try {
    await warmUp(warm, server.port, request);
    const load = await Load.open(server.port, request);
    const amount = Math.ceil(counted / parts);
    const costs: number[] = [];
    for (let part = 0; part < parts; part++) {
      const before = await server.usage();
      await load.send(amount);
      const after = await server.usage();
      costs.push((after.cpu - before.cpu) / amount);
    }
    await load.close();
    return 1e6 / firstQuartile(costs);
  } finally {
    await server.stop();
  }
}

/** The median of the ratios of rounds. */
export function medianRatio(rates: readonly number[], others: readonly number[]): number {
  return median(rates.map((rate, round) => rate / others[round]!));
}
