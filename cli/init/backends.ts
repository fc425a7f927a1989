/** A server framework for a new app: each mounts the same compiled routes in its own way. */
export interface Backend {
  /** The name as the framework's documentation spells it. */
  readonly title: string;
  /** Folders of `templates/init/` whose files make up the app; later ones override earlier ones. */
  readonly templates: readonly string[];
  readonly dependencies: readonly string[];
  readonly devDependencies: readonly string[];
  readonly scripts: { readonly dev: string; readonly build: string; readonly start: string };
  /** Folders that a build writes, beside `generated/`. */
  readonly output: readonly string[];
  /** The backend's own files, each with a short description. */
  readonly files: { readonly [path: string]: string };
}

// `routeclass build` has checked the routes before they are bundled: `tsc` would check them again, and the
// generated code with them. `--splitting` keeps lazily imported modules, such as the document, in files of
// their own. Source maps give stack traces files and lines; they omit the sources, which Node would read at
// every start and keep in memory.
const bundle =
  'esbuild server.ts --bundle --packages=external --platform=node --format=esm --splitting --sourcemap --sources-content=false --outdir=dist';

// `exec` replaces the shell: otherwise a SIGTERM sent to npm ends the shell only, and the server goes on.
const bundled = {
  build: `routeclass build && ${bundle}`,
  start: 'exec node --enable-source-maps dist/server.js',
};

// tsx watches only the modules that are imported at run time. The routes also depend on types, which are
// erased, and on these files. Other files are left out, because the app may write them as data.
const compiledFrom = ['**/*.{ts,tsx,mts,cts}', 'routeclass.config.*', 'package.json', 'tsconfig*.json'];
const included = compiledFrom.map((glob) => `--include "${glob}"`).join(' ');

/** A backend on Node's own server, bundled by esbuild; `dev.ts` runs it from its sources. */
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
      'server.ts': `mounts the routes in ${title}, next to its own routes`,
      'dev.ts': 'run by `npm run dev`',
    },
  };
}

/** The backends by the value of `--framework`; the first is the default. */
export const backends = {
  h3: {
    title: 'h3',
    templates: ['all', 'h3'],
    dependencies: [],
    devDependencies: ['esbuild'],
    scripts: { ...bundled, dev: 'routeclass dev' },
    output: ['dist/'],
    files: { 'server.ts': 'serves the routes on Node' },
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
      'plugin.ts':
        'a Nitro plugin: passes malformed URLs on, and releases app-scoped dependencies when the server stops',
      'nitro.config.ts': "Nitro's configuration",
    },
  },
} as const satisfies { readonly [name: string]: Backend };

export type BackendName = keyof typeof backends;

export const backendNames = Object.keys(backends) as readonly BackendName[];
