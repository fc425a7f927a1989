/** `npm run bench:requests -- [works] [--rounds 6] [--on node,bun]`: see `bench/README.md`. */
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { count } from '../numbers.ts';
import { measureRequests } from './measure.ts';
import { requestsText } from './report.ts';
import { runtimes } from './runtimes.ts';

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    rounds: { type: 'string', default: '6' },
    only: { type: 'string' },
    on: { type: 'string', default: runtimes.join() },
    warm: { type: 'string', default: '45000' },
    counted: { type: 'string', default: '60000' },
    out: { type: 'string' },
  },
});

const wanted = {
  runtimes: values.on.split(',').map(runtime),
  works: positionals,
  ...(values.only !== undefined && { only: values.only.split(',') }),
  rounds: count(values.rounds, 1),
  amounts: { warm: count(values.warm, 1), counted: count(values.counted, 1) },
};
const measured = await measureRequests(wanted, console.log, (sofar) => {
  // Written after each work, so that an interrupted run keeps its results so far.
  if (values.out !== undefined) writeFileSync(values.out, `${requestsText(sofar)}\n`);
});
console.log(`\n${requestsText(measured)}`);

function runtime(name: string) {
  const known = runtimes.find((runtime) => runtime === name);
  if (known === undefined) throw new Error(`no ${name}: there are ${runtimes.join(', ')}`);
  return known;
}
