/**
 * `npm run bench -- [node bun deno memory routing start] [--rounds 6]`: all benchmarks of the runtime,
 * compared with peers. See `bench/README.md`.
 */
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Runtime } from '../scripts/runtimes/programs.ts';
import { temporaryFolder } from './clean-up.ts';
import { peers, versionsText } from './machine.ts';
import { measureRequestMemory, memoryText } from './memory/requests.ts';
import { count } from './numbers.ts';
import { installPeers } from './peers.ts';
import { Report } from './report.ts';
import { measureRequests } from './requests/measure.ts';
import { requestsText } from './requests/report.ts';
import { runtimes } from './requests/runtimes.ts';
import { measureRouting, routingPackages, routingText } from './routing/measure.ts';
import { measureServerStart, startPackages, startText } from './start/measure.ts';

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    rounds: { type: 'string', default: '6' },
    warm: { type: 'string', default: '45000' },
    counted: { type: 'string', default: '60000' },
    out: { type: 'string', default: join(import.meta.dirname, 'RESULTS.md') },
  },
});
const rounds = count(values.rounds, 1);
const amounts = { warm: count(values.warm, 1), counted: count(values.counted, 1) };
const parent = temporaryFolder();

/** The benchmarks by name. Each returns its part of the report. */
const measures: { readonly [part: string]: () => Promise<string> } = {
  ...Object.fromEntries(runtimes.map((runtime) => [runtime, () => requestsOn(runtime)])),
  async memory() {
    return memoryText(await measureRequestMemory(parent, console.log));
  },
  async routing() {
    const sizes = [10, 100, 1000, 10_000];
    const text = routingText(
      await measureRouting({ sizes, rounds: Math.ceil(rounds / 2), only: undefined, tell: console.log }),
    );
    return `${text}\n\n- ${versionsText(peers, routingPackages)}`;
  },
  async start() {
    const text = startText(await measureServerStart({ routes: 1000, rounds, tell: console.log }));
    return `${text}\n\n- ${versionsText(peers, startPackages)}`;
  },
};

async function requestsOn(runtime: Runtime): Promise<string> {
  const wanted = { works: [], amounts, rounds, runtimes: [runtime] };
  return requestsText(await measureRequests(wanted, console.log));
}

const names = positionals.length > 0 ? positionals : Object.keys(measures);
const unknown = names.find((name) => !Object.hasOwn(measures, name));
if (unknown !== undefined) throw new Error(`no ${unknown}: there are ${Object.keys(measures).join(', ')}`);

installPeers();
const report = new Report(values.out);
const sections: string[] = [];
// Written after each part, so that an interrupted run keeps its results so far.
for (const name of names) {
  const text = await measures[name]!();
  // The text is empty where a runtime is not installed for this platform.
  if (text !== '') sections.push(report.put(name, text, Object.keys(measures)));
}
console.log(`\n${sections.join('\n\n')}`);
