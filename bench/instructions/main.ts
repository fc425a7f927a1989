/** `node --import tsx bench/instructions/main.ts [works] [--only routeclass,fastify]`: see `bench/README.md`. */
import { parseArgs } from 'node:util';
import { temporaryFolder } from '../clean-up.ts';
import { count } from '../numbers.ts';
import { installPeers } from '../peers.ts';
import { canCount, instructionsText, measureInstructions } from './measure.ts';

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    only: { type: 'string', default: 'hand-written again,routeclass,fastify,hono + zod' },
    warm: { type: 'string', default: '30000' },
    counted: { type: 'string', default: '3000' },
  },
});
if (!canCount()) throw new Error('valgrind counts the instructions: it is not installed');
installPeers();
const parent = temporaryFolder();
const measured = await measureInstructions(parent, {
  works: positionals,
  only: values.only.split(','),
  amounts: { warm: count(values.warm, 1), counted: count(values.counted, 1) },
  tell: console.log,
});
console.log(`\n${instructionsText(measured)}`);
