import { execFile } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { installed } from './installed.ts';

const run = promisify(execFile);

/** What each writes for a document: its program, what it is told, and the file or folder that it writes. */
const generators = {
  'openapi-typescript': {
    program: 'openapi-typescript/bin/cli.js',
    args: (document: string) => [document, '--output', 'types.ts'],
  },
  orval: {
    program: 'orval/dist/bin/orval.js',
    // Its other client asks for a package more.
    args: (document: string) => ['--input', document, '--output', 'client.ts', '--client', 'fetch'],
  },
  '@hey-api/openapi-ts': {
    program: '@hey-api/openapi-ts/bin/run.js',
    args: (document: string) => ['--input', document, '--output', 'client', '--no-log-file'],
  },
  'swagger-typescript-api': {
    program: 'swagger-typescript-api/dist/cli.mjs',
    args: (document: string) => ['generate', '--path', document, '--output', 'client', '--name', 'index.ts'],
  },
} as const;

export type Generator = keyof typeof generators;

export const generatorNames = Object.keys(generators) as Generator[];

/** Below the generators, so that what they write finds what it imports. */
const out = join(installed, 'out');

export function clear(): void {
  rmSync(out, { recursive: true, force: true });
}

/** Makes a client of a document: gives its texts by path. */
export async function generate(
  name: Generator,
  title: string,
  document: string,
): Promise<ReadonlyMap<string, string>> {
  const folder = join(out, title, name);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const { args, program } = generators[name];
  const command = [join(installed, 'node_modules', program), ...args(document)];
  // Jest's own option for its processes is not for theirs.
  await run(process.execPath, command, { cwd: folder, env: { ...process.env, NODE_OPTIONS: '' } });
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((one) =>
    one.endsWith('.ts'),
  );
  return new Map(files.map((file) => [file, readFileSync(join(folder, file), 'utf8')]));
}

const compilerOptions = {
  ...{ strict: true, noEmit: true, skipLibCheck: true, allowImportingTsExtensions: true, types: [] },
  ...{
    target: 'es2022',
    module: 'esnext',
    moduleResolution: 'bundler',
    lib: ['es2023', 'dom', 'dom.iterable'],
  },
};

/** What strict TypeScript says of files below the output: a line for each error. */
export async function typeErrors(files: readonly string[]): Promise<readonly string[]> {
  const tsc = join(installed, 'node_modules/typescript/bin/tsc');
  try {
    writeFileSync(join(out, 'tsconfig.json'), JSON.stringify({ compilerOptions, files }));
    await run(process.execPath, [tsc, '--project', out]);
    return [];
  } catch (error) {
    const { stdout } = error as { readonly stdout?: string };
    if (!stdout) throw error;
    return stdout.trim().split('\n');
  }
}
