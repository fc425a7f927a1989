/** `node --import tsx bench/requests/main.ts [works] [--rounds 6] [--only routeclass,fastify]`: see `bench/README.md`. */
import { mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type Answers, answersOf, assertAlike } from './agree.ts';
import { bundle } from './bundle.ts';
import { contestants, yardstick } from './contestants.ts';
import { type Entrant, measureWork, median, medianRatio } from './rounds.ts';
import { works } from './works.ts';

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    rounds: { type: 'string', default: '6' },
    only: { type: 'string' },
    warm: { type: 'string', default: '30000' },
    counted: { type: 'string', default: '60000' },
  },
});
const parent = realpathSync(mkdtempSync(join(tmpdir(), 'routeclass-bench-')));
process.once('exit', () => rmSync(parent, { recursive: true, force: true }));
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));

const names = values.only?.split(',');
const entrants: Entrant[] = [];
let own: Answers | undefined;
for (const contestant of contestants) {
  if (contestant !== yardstick && names !== undefined && !names.includes(contestant.name)) continue;
  const start = await bundle(parent, contestant);
  const answers = await answersOf(contestant, start);
  own ??= answers;
  if (contestant.speaksAlike === true) assertAlike(contestant.name, answers, own);
  entrants.push({ contestant, start });
}
console.log('all answer alike');
for (const work of works) {
  if (positionals.length > 0 && !positionals.some((part) => work.name.includes(part))) continue;
  const rates = await measureWork(work, entrants, Number(values.rounds), {
    warm: Number(values.warm),
    counted: Number(values.counted),
  });
  console.log(`\n${work.name}`);
  const base = rates.get(yardstick.name)!;
  for (const [name, own] of rates)
    console.log(
      `${name.padEnd(32)} ${medianRatio(own, base).toFixed(3)}  ${median(own).toFixed(0)}  ${own.map((r, i) => (r / base[i]!).toFixed(2)).join(' ')}`,
    );
}
