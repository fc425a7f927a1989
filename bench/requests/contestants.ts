import { join } from 'node:path';
import { repository } from '../machine.ts';
import type { Manner } from './manner.ts';

/** A server that takes part. */
export interface Contestant {
  readonly name: string;
  /** Its file, from this folder. It is bundled without its packages, as they were installed. */
  readonly entry: string;
  /** Where its packages lie: a folder `node_modules`. */
  readonly modules: string;
  /** Those that are named in the report. */
  readonly packages: readonly string[];
  /** The program that runs it, with its arguments. Default: this Node. */
  readonly runtime?: readonly string[];
  readonly manners: readonly Manner[];
  /** Whether it refuses in the same words, byte by byte, as the yardstick. */
  readonly speaksAlike?: boolean;
  /** It does nothing but send an answer: not asked for correct ones. */
  readonly isCeiling?: boolean;
}

const own = join(repository, 'node_modules');
const all = ['plain', 'dressed', 'timed'] as const;

/** Everything is shown as a multiple of this one. */
export const yardstick: Contestant = {
  name: 'hand-written',
  entry: 'servers/node-http.ts',
  modules: own,
  packages: [],
  manners: all,
  speaksAlike: true,
};

export const contestants: readonly Contestant[] = [
  yardstick,
  { ...yardstick, name: 'hand-written, once more' },
  {
    name: 'routeclass',
    entry: 'routeclass/server.ts',
    modules: own,
    packages: ['routeclass'],
    manners: all,
    speaksAlike: true,
  },
  {
    name: "routeclass through h3's fetch",
    entry: 'routeclass/fetch-server.ts',
    modules: own,
    packages: ['h3'],
    manners: all,
    speaksAlike: true,
  },
];
