import { beforeAll, expect, test } from '@jest/globals';
import { build, type Metafile } from 'esbuild';

/** The files that each entry of the package loads, at once and lazily. */
let outputs: Metafile['outputs'] = {};
beforeAll(async () => {
  const { metafile } = await build({
    entryPoints: ['index', 'generated', 'node'].map((name) => `runtime/${name}.ts`),
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'neutral',
    external: ['h3', 'srvx', 'srvx/*', 'node:*'],
    outdir: 'out',
    write: false,
    metafile: true,
  });
  outputs = metafile.outputs;
});

function imported(path: string, kinds: readonly string[], seen = new Set<string>()): Set<string> {
  for (const { path: next, kind } of outputs[path]?.imports ?? []) {
    if (!kinds.includes(kind) || seen.has(next)) continue;
    seen.add(next);
    imported(next, kinds, seen);
  }
  return seen;
}

const eager = (path: string) => imported(path, ['import-statement']);
const reachable = (path: string) => [...imported(path, ['import-statement', 'dynamic-import'])];

const outside = (entry: string) => [...eager(`out/${entry}.js`)].filter((path) => !path.startsWith('out/'));

test('no entry loads h3 before it is needed', () => {
  expect(Object.keys(outputs)).toEqual(
    expect.arrayContaining(['out/index.js', 'out/generated.js', 'out/node.js']),
  );
  expect(['index', 'generated', 'node'].map(outside)).toEqual([[], [], ['node:http']]);
  expect(reachable('out/index.js')).toContain('h3');
  expect(reachable('out/node.js')).toEqual(expect.arrayContaining(['h3', 'srvx/node']));
});

test('the entries for edge runtimes import nothing of node', () => {
  const edge = ['out/index.js', 'out/generated.js'].flatMap((entry) => [entry, ...reachable(entry)]);
  expect(edge.filter((path) => path.startsWith('node:'))).toEqual([]);
  expect(reachable('out/node.js')).toContain('node:http');
  const sources = edge.flatMap((path) => Object.keys(outputs[path]?.inputs ?? {}));
  expect(sources).not.toContain('runtime/exchange/node.ts');
});

test('a server loads one file of the package beside the entries, and that imports nothing of node', async () => {
  const entries = ['index', 'generated', 'node'].map((name) => `runtime/dist/${name}.js`);
  const { metafile } = await build({
    entryPoints: entries,
    bundle: true,
    format: 'esm',
    platform: 'neutral',
    external: ['h3', 'h3/*', '@remix-run/*', 'node:*'],
    outdir: 'out',
    write: false,
    metafile: true,
  });
  const atOnce = (path: string) =>
    (metafile.inputs[path]?.imports ?? []).filter(({ kind }) => kind === 'import-statement');
  const shared = new Set(entries.flatMap(atOnce).map(({ path }) => path));
  // node's server loads the one itself.
  for (const own of ['node:async_hooks', 'node:http']) shared.delete(own);
  expect([...shared]).toEqual([expect.stringMatching(/^runtime\/dist\/chunks\/chunk-/)]);
  expect([...shared].flatMap(atOnce)).toEqual([]);
});
