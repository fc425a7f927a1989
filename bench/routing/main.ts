/** `node --import tsx bench/routing/main.ts [sizes] [--rounds 3] [--only "routeclass;rou3, compiled"]` */
import { parseArgs } from 'node:util';
import { count } from '../numbers.ts';
import { installPeers } from '../peers.ts';
import { measureRouting, routingText } from './measure.ts';

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { rounds: { type: 'string', default: '3' }, only: { type: 'string' } },
});
installPeers();
const sizes = positionals.length > 0 ? positionals.map((size) => count(size, 5)) : [10, 100, 1000, 10_000];
const only = values.only?.split(';');
const routing = await measureRouting({ sizes, rounds: count(values.rounds, 1), only, tell: console.log });
console.log(`\n${routingText(routing)}`);
