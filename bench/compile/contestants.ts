import { join } from 'node:path';
import { peers, repository } from '../machine.ts';
import { nestiaApp } from './app-nestia.ts';
import { tsoaApp } from './app-tsoa.ts';
import { type Files, routeclassApp } from './apps.ts';
import type { Command } from './measure.ts';

/** One step from the sources to a running server. */
interface Step {
  readonly name: string;
  readonly command: Command;
  /** Measured for information; not one of the steps to a running server. */
  readonly isAside?: boolean;
}

export interface Contestant {
  readonly name: string;
  readonly app: (resources: number) => Files;
  /** The `node_modules` folder of its packages. */
  readonly modules: string;
  readonly steps: readonly Step[];
  /** The files that the steps write: removed before each round. */
  readonly output: readonly string[];
  /** Starts the server on `PORT`; undefined where there is none. */
  readonly server?: Command;
  /** Its refusals have the wording of routeclass, and are compared with those of its like. */
  readonly speaksAlike?: boolean;
}

const own = join(repository, 'node_modules');

/** The TypeScript of this repository, on which routeclass's own compiler is built, too. */
const tsc = join(own, 'typescript/bin/tsc');

export const plainTsc = 'tsc --noEmit';
export const routeclass = 'routeclass';
export const routeclassCommand = join(repository, 'cli/bin/routeclass.js');

export const contestants: readonly Contestant[] = [
  {
    name: plainTsc,
    app: routeclassApp,
    modules: own,
    steps: [{ name: 'the same sources', command: [tsc, '--noEmit', '-p', 'tsconfig.sources.json'] }],
    output: [],
  },
  {
    name: routeclass,
    app: routeclassApp,
    modules: own,
    steps: [
      { name: 'build, cold', command: [routeclassCommand, 'build'] },
      { name: 'build, nothing changed', command: [routeclassCommand, 'build'], isAside: true },
      { name: 'esbuild', command: [join(import.meta.dirname, 'bundle.js')] },
      { name: 'tsc, generated code included', command: [tsc], isAside: true },
    ],
    output: ['generated', 'dist'],
    server: ['--enable-source-maps', 'dist/server.js'],
  },
  {
    name: 'tsoa',
    app: tsoaApp,
    modules: peers,
    steps: [
      { name: 'spec-and-routes', command: [join(peers, 'tsoa/dist/cli.js'), 'spec-and-routes'] },
      { name: 'tsc', command: [join(peers, 'typescript-plain/bin/tsc'), '-p', 'tsconfig.json'] },
    ],
    output: ['build', 'dist'],
    server: ['dist/src/server.js'],
  },
  {
    name: 'nestia',
    app: nestiaApp,
    modules: peers,
    steps: [
      {
        name: 'tsc, patched by ts-patch',
        command: [join(peers, 'typescript/bin/tsc'), '-p', 'tsconfig.json'],
      },
    ],
    output: ['dist'],
    server: ['dist/main.js'],
  },
];
