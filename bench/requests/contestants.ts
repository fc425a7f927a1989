import { join } from 'node:path';
import type { Runtime } from '../../scripts/runtimes/programs.ts';
import { peers, repository } from '../machine.ts';
import type { Setup } from './setup.ts';

/** A server that is measured. */
export interface Contestant {
  readonly name: string;
  /** Its file, relative to this folder. The packages that it imports are not bundled. */
  readonly entry: string;
  /** The `node_modules` folder of its packages. */
  readonly modules: string;
  /** The packages that the report names. */
  readonly packages: readonly string[];
  /** The runtime. Default: this Node. */
  readonly runtime?: Runtime;
  readonly setups: readonly Setup[];
  /** Whether its refusals equal those of node's yardstick. */
  readonly speaksAlike?: boolean;
  /** Whether it only sends the constant answers of the works. It is not sent the probes. */
  readonly isCeiling?: boolean;
  /**
   * The folder, relative to this one, of the `tsconfig.json` with which the peers' patched `tsc` compiles the
   * server. Such a server is not bundled.
   */
  readonly compiledBy?: string;
}

const own = join(repository, 'node_modules');
const all = ['plain', 'cors', 'timed'] as const;
const ofPeers = ['plain', 'cors'] as const;

/** The results on node are shown as multiples of this server's. */
export const yardstick: Contestant = {
  name: 'hand-written',
  entry: 'servers/node-http.ts',
  modules: own,
  packages: [],
  setups: all,
  speaksAlike: true,
};

const onNode: readonly Contestant[] = [
  yardstick,
  control(yardstick),
  { ...yardstick, name: 'hand-written with h3', entry: 'servers/node-http-h3.ts', packages: ['h3'] },
  {
    name: 'constant answer',
    entry: 'servers/constant.ts',
    modules: own,
    packages: [],
    setups: all,
    isCeiling: true,
  },
  {
    name: 'routeclass',
    entry: 'routeclass/server.ts',
    modules: own,
    packages: ['routeclass'],
    setups: all,
    speaksAlike: true,
  },
  {
    name: "routeclass through h3's fetch",
    entry: 'routeclass/fetch-server.ts',
    modules: own,
    packages: ['h3'],
    setups: all,
    speaksAlike: true,
  },
  peer('fastify', 'fastify.ts', ['fastify', '@fastify/cors', 'ajv']),
  peer('hono + zod', 'hono/node.ts', ['hono', '@hono/node-server', '@hono/zod-validator', 'zod']),
  peer('h3 + zod', 'h3.ts', ['h3', 'zod']),
  peer('elysia', 'elysia/node.ts', ['elysia', '@elysiajs/node', '@elysiajs/cors']),
  {
    ...peer('nestia', 'nestia/main.ts', [
      '@nestia/core',
      'typia',
      '@nestjs/core',
      '@nestjs/platform-fastify',
      'ts-patch',
    ]),
    compiledBy: 'peers/nestia',
  },
];

const hono = peer('hono + zod', 'hono/web.ts', ['hono', '@hono/zod-validator', 'zod']);

/** The same app, served by its `fetch`. */
const routeclass: Contestant = {
  name: 'routeclass',
  entry: 'routeclass/web-server.ts',
  modules: own,
  packages: ['routeclass', 'h3'],
  setups: all,
  speaksAlike: true,
};

const contestants: { readonly [R in Runtime]: readonly Contestant[] } = {
  node: onNode,
  bun: [hono, control(hono), routeclass, peer('elysia', 'elysia/bun.ts', ['elysia', '@elysiajs/cors'])],
  deno: [hono, control(hono), routeclass],
};

/** The contestants on a runtime: the first is the yardstick, the second is the same server again. */
export function contestantsOn(runtime: Runtime): readonly Contestant[] {
  return contestants[runtime].map((contestant) => ({ ...contestant, runtime }));
}

/** The same server again: its distance from the first is the noise of the measurement. */
function control(contestant: Contestant): Contestant {
  return { ...contestant, name: `${contestant.name} again` };
}

function peer(name: string, file: string, packages: readonly string[]): Contestant {
  return { name, entry: `peers/${file}`, modules: peers, packages, setups: ofPeers };
}
