/** What serves a new app: the same compiled routes, mounted as each backend mounts things. */
export interface Backend {
  /** As its own documentation writes it. */
  readonly title: string;
  /** Folders of `templates/init/`, whose files make the app; later ones add to earlier ones. */
  readonly templates: readonly string[];
  readonly dependencies: readonly string[];
  readonly devDependencies: readonly string[];
  readonly scripts: { readonly dev: string; readonly build: string; readonly start: string };
  /** What a build writes, beside `generated/`. */
  readonly output: readonly string[];
  /** Its own files, each with a few words on it. */
  readonly files: { readonly [path: string]: string };
}

// The routes have been checked when they are bundled: `tsc` would check them again, and the generated code with them.
// `--splitting`: what is imported when first needed, as the document is, is read then.
// Stacks tell files and lines without the sources in the maps, which Node would read at every start and keep.
const bundle =
  'esbuild server.ts --bundle --packages=external --platform=node --format=esm --splitting --sourcemap --sources-content=false --outdir=dist';

// `exec`: else a SIGTERM that npm is sent ends its shell, and the server goes on without either.
const bundled = {
  build: `routeclass build && ${bundle}`,
  start: 'exec node --enable-source-maps dist/server.js',
};

// tsx watches what is imported when the app runs. The routes are compiled from more: types, of which nothing
// is left to run, and these files. Other files may be data that the app writes.
const compiledFrom = ['**/*.{ts,tsx,mts,cts}', 'routeclass.config.*', 'package.json', 'tsconfig*.json'];
const included = compiledFrom.map((glob) => `--include "${glob}"`).join(' ');

/** Served by Node's own server and bundled by esbuild; `dev.ts` runs it from its sources. */
function onNode(
  title: string,
  name: string,
  packages: readonly string[],
  types: readonly string[] = [],
): Backend {
  return {
    title,
    templates: ['all', 'mounted', name],
    dependencies: packages,
    devDependencies: ['esbuild', ...types],
    scripts: {
      ...bundled,
      dev: `tsx watch --clear-screen=false ${included} --exclude "generated/**/*" dev.ts`,
    },
    output: ['dist/'],
    files: {
      'server.ts': `mounts the routes in ${title}, beside what else it serves`,
      'dev.ts': 'what `npm run dev` runs',
    },
  };
}

/** By the value of `--framework`; the first is the default. */
export const backends = {
  h3: {
    title: 'h3',
    templates: ['all', 'h3'],
    dependencies: [],
    devDependencies: ['esbuild'],
    scripts: { ...bundled, dev: 'routeclass dev' },
    output: ['dist/'],
    files: { 'server.ts': 'serves the routes, directly on Node' },
  },
  hono: onNode('Hono', 'hono', ['hono', '@hono/node-server']),
  express: onNode('Express', 'express', ['express'], ['@types/express']),
  fastify: onNode('Fastify', 'fastify', ['fastify']),
  nitro: {
    title: 'Nitro',
    templates: ['all', 'nitro'],
    dependencies: [],
    devDependencies: ['nitro'],
    scripts: {
      dev: 'nitro dev',
      build: 'routeclass build && nitro build',
      start: 'exec node .output/server/index.mjs',
    },
    output: ['.output/', '.nitro/'],
    files: {
      'server.ts': "Nitro's server entry: the routes",
      'plugin.ts': 'a plugin of Nitro: which URLs come through, and what happens when the server has stopped',
      'nitro.config.ts': "Nitro's configuration",
    },
  },
} as const satisfies { readonly [name: string]: Backend };

export type BackendName = keyof typeof backends;

export const backendNames = Object.keys(backends) as readonly BackendName[];
