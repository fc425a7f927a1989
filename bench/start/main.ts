/** `node --import tsx bench/start/main.ts [routes] [--rounds 5]`; after `npm run build` */
import { parseArgs } from 'node:util';
import { count } from '../numbers.ts';
import { installPeers } from '../peers.ts';
import { measureServerStart, startText } from './measure.ts';

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { rounds: { type: 'string', default: '5' } },
});
installPeers();
for (const size of positionals.length > 0 ? positionals : ['1000']) {
  const options = { routes: count(size, 5), rounds: count(values.rounds, 1), tell: console.log };
  console.log(`\n${startText(await measureServerStart(options))}\n`);
}
