/**
 * Packs one package (`runtime` or `cli`) as npm would publish it and checks the tarball: it must contain only
 * what users need, and follow publint's rules. Usage: node --import tsx scripts/check-package.ts runtime
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';

interface Manifest {
  readonly name: string;
  readonly exports?: Entries;
  readonly bin?: Entries;
  readonly imports?: Entries;
}

/** Paths of files by name, or by name and condition. */
type Entries = { readonly [name: string]: string | { readonly [condition: string]: string } };

/** An entry of the output of `npm pack --json`. */
interface Packed {
  readonly filename: string;
  readonly files: readonly { readonly path: string }[];
}

const [folder = ''] = process.argv.slice(2);
const repository = fileURLToPath(new URL('..', import.meta.url));
const manifest: Manifest = JSON.parse(readFileSync(join(repository, folder, 'package.json'), 'utf8'));
const target = mkdtempSync(join(tmpdir(), 'routeclass-pack-'));

try {
  const packed = execFileSync('npm', ['pack', '--json', '--pack-destination', target, '-w', manifest.name], {
    cwd: repository,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  // `prepack` may print before npm's JSON.
  const [{ filename, files }]: readonly [Packed] = JSON.parse(packed.slice(packed.search(/^\[/m)));
  const problems = [
    ...contentProblems(files.map(({ path }) => path)),
    ...(await publintProblems(join(target, filename))),
  ];
  for (const problem of problems) console.error(`${manifest.name}: ${problem}`);
  process.exitCode = problems.length > 0 ? 1 : 0;
} catch (error) {
  console.error(`${manifest.name}: ${error instanceof Error ? error.message : error}`);
  process.exitCode = 1;
} finally {
  rmSync(target, { recursive: true, force: true });
}

function contentProblems(paths: readonly string[]): readonly string[] {
  const needed = [manifest.exports, manifest.bin, manifest.imports]
    .flatMap((entries) => Object.values(entries ?? {}))
    .flatMap((entry) => (typeof entry === 'string' ? entry : Object.values(entry)))
    .map((path) => path.replace(/^\.\//, ''));
  const readme = readFileSync(join(repository, folder, 'README.md'), 'utf8');
  const pages = [...readme.matchAll(/\]\((?!https?:)([^)#]+)/g)].map(([, page = '']) => page);
  return [
    ...[...new Set([...needed, ...pages, 'LICENSE', 'README.md'])]
      .filter((path) => !paths.includes(path))
      .map((path) => `${path} is missing`),
    ...paths
      .filter((path) => /\.[cm]?tsx?$/.test(path) && !/\.d\.[cm]?ts$/.test(path))
      .map((path) => `${path} is a source`),
    ...paths.filter((path) => path.endsWith('.tmp')).map((path) => `${path} is a leftover`),
  ];
}

async function publintProblems(tarball: string): Promise<readonly (string | undefined)[]> {
  const buffer = readFileSync(tarball);
  const { messages, pkg } = await publint({
    pack: { tarball: buffer.buffer.slice(buffer.byteOffset, buffer.byteOffset + buffer.byteLength) },
    strict: true,
  });
  return messages
    .filter(({ type }) => type !== 'suggestion')
    .map((message) => formatMessage(message, pkg, { color: false }));
}
