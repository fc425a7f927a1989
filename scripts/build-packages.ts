/**
 * Builds both packages: `runtime/dist` (the package `routeclass`) and `cli/dist` (`@routeclass/cli`). Run by
 * npm's `prepare` and `prepack`, so that a fresh clone works after `npm ci` alone and a tarball always holds
 * JavaScript.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type BuildOptions, build, type Metafile } from 'esbuild';
import { filesBelow } from '../compiler/files/files-below.ts';
import { carriedTypia, typiasLicences } from './carried-typia.ts';
import { collectExamples } from './collect-examples.ts';
import { docsLicences, embedDocs } from './embed-docs.ts';
import { emitDeclarations } from './emit-declarations.ts';
import { oneCore } from './one-core.ts';
import { oneTypeScript } from './one-typescript.ts';
import { packedDocumentation } from './packed-documentation.ts';
import { refuseUndeclared } from './refuse-undeclared.ts';
import { type DistFile, syncFile, syncFolder } from './sync-folder.ts';

const repository = fileURLToPath(new URL('..', import.meta.url));

/**
 * Options of every bundle. The target is a language level that Node 20 and all other runtimes support;
 * generated code has the same one. The output is ASCII, because a single character beyond Latin-1 doubles the
 * memory that V8 needs for a file, and slows down reading it.
 */
const shared = {
  absWorkingDir: repository,
  bundle: true,
  splitting: true,
  format: 'esm',
  target: 'es2022',
  write: false,
  metafile: true,
  chunkNames: 'chunks/[name]-[hash]',
  logLevel: 'silent',
} as const satisfies BuildOptions;

const runtimeEntries = ['runtime/index.ts', 'runtime/node.ts', 'runtime/generated.ts', 'runtime/docs.ts'];

/**
 * The modules that every app loads, together with their imports: the entries, and the modules shared by
 * `app.fetch` and the Node handler. None of them imports a module of Node.
 */
const core = [
  ...[
    'index.ts',
    'generated.ts',
    'exchange/exchange.ts',
    'exchange/drain.ts',
    'exchange/incoming.ts',
    'exchange/outgoing.ts',
    'form/parser.ts',
  ],
  ...['json/content-type.ts', 'json/parse.ts', 'json/utf8.ts', 'stream/open-stream.ts'],
].map((path) => `runtime/${path}`);

/** Modules that are loaded when first needed. */
const later = ['runtime/app/h3-way.ts', 'runtime/app/node-way.ts', 'runtime/form/multipart.ts'];

async function buildRuntime(): Promise<readonly DistFile[]> {
  const { files } = await bundle('runtime', {
    // The runtime also runs on edge platforms.
    platform: 'neutral',
    external: [...dependencies('runtime'), 'node:*'],
    entryPoints: runtimeEntries,
    plugins: [oneCore(repository, core, [...runtimeEntries, ...later]), embedDocs],
  });
  return files;
}

async function buildCli(): Promise<readonly DistFile[]> {
  const { files, metafile } = await bundle('cli', {
    platform: 'node',
    mainFields: ['module', 'main'],
    external: [...dependencies('cli'), 'node:*'],
    plugins: [carriedTypia, oneTypeScript],
    entryPoints: {
      main: 'cli/main.ts',
      commands: 'cli/commands.ts',
      'dev-hooks': 'cli/dev/loader/hooks-thread.ts',
      'dev-watchdog': 'cli/dev/watchdog/watchdog-thread.ts',
    },
  });
  return [...files, typiasLicences(metafile)];
}

/** A folder with a package. */
type Package = 'runtime' | 'cli';

/** Bundles one package. */
async function bundle(
  folder: Package,
  options: BuildOptions,
): Promise<{ readonly files: readonly DistFile[]; readonly metafile: Metafile }> {
  const outdir = join(repository, folder, 'dist');
  const { outputFiles, metafile } = await build({ ...options, ...shared, outdir });
  const imports = Object.values(metafile.outputs).flatMap((output) => output.imports);
  const packages = imports.filter(({ external }) => external).map(({ path }) => path);
  refuseUndeclared(`${folder}/dist`, packages, dependencies(folder));
  const files = outputFiles.map(({ path, contents }): DistFile => [path.slice(outdir.length + 1), contents]);
  return { files, metafile };
}

function dependencies(folder: Package): readonly string[] {
  const { dependencies, peerDependencies } = manifest(folder);
  return Object.keys({ ...dependencies, ...peerDependencies });
}

function manifest(folder: string) {
  return JSON.parse(readFileSync(join(repository, folder, 'package.json'), 'utf8'));
}

/** The templates of `init` and `create`, unchanged, and the versions that new apps depend on. */
function templates(): readonly DistFile[] {
  const folder = join(repository, 'templates');
  const files = filesBelow(folder).map(
    (path): DistFile => [`templates/${path}`, readFileSync(join(folder, path))],
  );
  return [...files, ['templates/versions.json', Buffer.from(versions())]];
}

/**
 * The versions for new apps: those that this repository is tested with, the current versions of its own
 * packages, and the runtime's version of h3.
 */
function versions(): string {
  const own = ['runtime', 'cli'].map((folder) => {
    const { name, version } = manifest(folder);
    return [name, `^${version}`];
  });
  const { h3 } = manifest('runtime').dependencies;
  return JSON.stringify({ ...manifest('.').devDependencies, h3, ...Object.fromEntries(own) });
}

/**
 * Files that are packed as they are: recheck, without its dependencies on an archive and native programs; the
 * overlay of `dev`; and the examples of `explain`.
 */
function carried(): readonly DistFile[] {
  const folder = join(repository, 'node_modules/recheck');
  return [
    ['recheck.cjs', readFileSync(join(folder, 'lib/browser.js'))],
    ['recheck.LICENSE', readFileSync(join(folder, 'LICENSE'))],
    ...['overlay.css', 'overlay.js'].map(
      (name): DistFile => [name, readFileSync(join(repository, 'cli/dev/overlay', name))],
    ),
    ['examples.json', Buffer.from(`${JSON.stringify(collectExamples(), undefined, 2)}\n`)],
  ];
}

// esbuild runs in its own process, in parallel with TypeScript in this one.
const bundles = Promise.allSettled([buildRuntime(), buildCli()]);
try {
  const { readme, guide } = packedDocumentation(repository);
  syncFile(join(repository, 'runtime/README.md'), readme);
  const entries = runtimeEntries.map((path) => join(repository, path));
  const declarations = emitDeclarations(join(repository, 'runtime'), entries);
  const [runtime, cli] = await bundles;
  // The packages are written independently: a failure of the command line does not hold back the runtime.
  if (runtime.status === 'fulfilled')
    syncFolder(join(repository, 'runtime/dist'), [
      ...runtime.value,
      ...declarations,
      docsLicences(),
      ...guide,
    ]);
  if (cli.status === 'fulfilled')
    syncFolder(join(repository, 'cli/dist'), [...cli.value, ...templates(), ...carried()]);
  for (const result of [runtime, cli]) if (result.status === 'rejected') throw result.reason;
} catch (error) {
  console.error(`scripts/build-packages.ts: ${error instanceof Error ? error.message : error}`);
  process.exitCode = 1;
}
