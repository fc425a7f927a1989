/** `npm run bench:compile -- [sizes] [--rounds 3] [--only tsoa,nestia] [--edits 10]`: see `bench/README.md`. */
import { mkdtempSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { temporaryFolder } from '../clean-up.ts';
import { load } from '../machine.ts';
import { count } from '../numbers.ts';
import { installPeers } from '../peers.ts';
import { routesOfResource } from './apps.ts';
import { type Contestant, contestants, plainTsc, routeclass } from './contestants.ts';
import { measureEdits } from './dev.ts';
import { type Measured, report } from './report.ts';
import { checkAgreement, measureRounds, writeApp } from './rounds.ts';

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    rounds: { type: 'string', default: '3' },
    only: { type: 'string' },
    edits: { type: 'string', default: '10' },
    out: { type: 'string', default: join(import.meta.dirname, 'RESULTS.md') },
  },
});
const sizes = positionals.length > 0 ? positionals.map((size) => count(size, 1)) : [100, 300, 1000];
const rounds = count(values.rounds, 1);
const editCount = count(values.edits, 0);
const taking = chosen(values.only);

const withPeers = taking.some(({ name }) => name !== plainTsc && name !== routeclass);
if (withPeers) installPeers();
const parent = temporaryFolder();

console.log('asking every server the same');
await checkAgreement(parent, taking, routesOfResource * 2);
const measured: Measured[] = [];
for (const routes of sizes) {
  measured.push(await measure(routes));
  // Written after each size, so that an interrupted run keeps its results so far.
  writeFileSync(values.out, report(measured, withPeers));
}
console.log(`\n${report(measured, withPeers)}`);

async function measure(routes: number): Promise<Measured> {
  console.log(`\n${routes} routes`);
  const folder = mkdtempSync(join(parent, 'size-'));
  const before = load();
  const rows = await measureRounds(folder, taking, routes, rounds, (what) => console.log(`  ${what}`));
  const own = taking.find(({ name }) => name === routeclass);
  const edits = own === undefined || editCount === 0 ? [] : await editsOf(own, routes);
  return { routes, rounds, load: [before, load()], rows, edits, editCount };
}

function editsOf(own: Contestant, routes: number): ReturnType<typeof measureEdits> {
  const root = writeApp(mkdtempSync(join(parent, 'edits-')), own, routes);
  console.log('  edits');
  // A resource in the middle, to avoid effects of being first or last.
  return measureEdits(root, Math.floor(routes / routesOfResource / 2), editCount);
}

function chosen(only: string | undefined): readonly Contestant[] {
  if (only === undefined) return contestants;
  const names = only.split(',');
  const unknown = names.find((name) => !contestants.some((contestant) => contestant.name === name));
  if (unknown !== undefined)
    throw new Error(`no ${unknown}: there are ${contestants.map(({ name }) => name).join(', ')}`);
  // Plain `tsc` is always included, because all results are shown as multiples of it.
  return contestants.filter(({ name }) => name === plainTsc || names.includes(name));
}
