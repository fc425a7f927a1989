import { execFile } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { installed } from './installed.ts';

const run = promisify(execFile);

/** The generators: the program, its arguments, and the file or folder that it writes. */
const generators = {
  'openapi-typescript': {
    program: 'openapi-typescript/bin/cli.js',
    args: (document: string) => [document, '--output', 'types.ts'],
  },
  orval: {
    program: 'orval/dist/bin/orval.js',
    // The other client needs a further package.
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

/** Below the installed generators, so that the imports of their output resolve. */
const out = join(installed, 'out');

export function clear(): void {
  rmSync(out, { recursive: true, force: true });
}

/** Generates a client for a document. Returns its texts by path. */
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
  // Without jest's `NODE_OPTIONS`.
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

/** The errors of strict TypeScript in files of the output, one per line. */
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
