import { cpSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from '@jest/globals';
import { build } from 'esbuild';
import { writeOutput } from '../../compiler/write/write.ts';
import { compilerOf } from '../compiler/support/compile.ts';
import { temporaryFolder } from '../compiler/support/temporary.ts';

const demo = join(import.meta.dirname, '../../demo');
const folders: string[] = [];
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true });
});

const server = `
  import { createServer } from 'node:http';
  import { createApp } from 'routeclass';
  import { toNodeHandler } from 'routeclass/node';
  import { routes } from './generated/dispatch.ts';
  createServer(toNodeHandler(createApp(routes))).listen(3000);
`;

/** The demo as in production: compiled, and bundled with all its dependencies, in any number of files. */
async function bundled(docs: boolean): Promise<string> {
  const root = temporaryFolder();
  folders.push(root);
  cpSync(demo, root, { recursive: true });
  writeFileSync(join(root, 'server.ts'), server);
  const result = compilerOf(root, { docs }).compile();
  if (!result.ok) throw new Error('the demo does not compile');
  writeOutput(join(root, 'generated'), result.files, root);
  const { outputFiles } = await build({
    entryPoints: [join(root, 'server.ts')],
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    outdir: join(root, 'dist'),
    // Removes comments, but keeps names, which the tests search for.
    minifyWhitespace: true,
    write: false,
    logLevel: 'silent',
  });
  return outputFiles.map(({ text }) => text).join('\n');
}

/** Traces of the page, of the code that serves it, and of the document. */
const traces = [
  ...['swagger', '/docs', 'DocsPage', 'new Documents'],
  ...['openapi', 'operationId', 'One todo, or all of them.', 'ValidationErrorBody'],
];

function tracesIn(bundle: string): string[] {
  return traces.filter((trace) => bundle.toLowerCase().includes(trace.toLowerCase()));
}

test('with `docs: false` no byte of the documentation is in an app', async () => {
  const [without, withDocs] = await Promise.all([bundled(false), bundled(true)]);
  expect(tracesIn(without)).toEqual([]);
  expect(tracesIn(withDocs)).toEqual(traces);
  expect(withDocs.length - without.length).toBeGreaterThan(1_000_000);
}, 60_000);
