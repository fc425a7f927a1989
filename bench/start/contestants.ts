import { join } from 'node:path';
import { routeclassApp } from '../compile/apps.ts';
import { type Contestant, routeclassCommand } from '../compile/contestants.ts';
import { peers, repository } from '../machine.ts';
import { plainApp } from './app-by-hand.ts';
import { expressApp, fastifyApp, honoApp } from './app-peers.ts';
import { bareApp } from './apps.ts';

/** All contestants are bundled in the same way. */
const bundle = { name: 'esbuild', command: [join(import.meta.dirname, '../compile/bundle.js')] };
const shared = { output: [], server: ['dist/server.js'] };

export const plain = 'node:http, by hand';

/** The packages of the peers, in `bench/node_modules`. */
export const packages = ['hono', '@hono/node-server', '@hono/zod-validator', 'zod', 'fastify', 'express'];

/** Its answers are constant, so they are not compared with those of the other servers. */
export const bare: Contestant = {
  ...shared,
  name: 'node:http, a table of handlers that do nothing',
  app: bareApp,
  modules: peers,
  steps: [bundle],
};

export const contestants: readonly Contestant[] = [
  { ...shared, name: plain, app: plainApp, modules: peers, steps: [bundle], speaksAlike: true },
  {
    ...shared,
    name: 'routeclass',
    app: routeclassApp,
    modules: join(repository, 'node_modules'),
    steps: [{ name: 'build', command: [routeclassCommand, 'build'] }, bundle],
    speaksAlike: true,
  },
  { ...shared, name: 'hono + zod', app: honoApp, modules: peers, steps: [bundle] },
  { ...shared, name: 'fastify', app: fastifyApp, modules: peers, steps: [bundle] },
  { ...shared, name: 'express + zod', app: expressApp, modules: peers, steps: [bundle] },
];
