import { beforeAll, expect, test } from '@jest/globals';
import { build, type Metafile } from 'esbuild';

/** Bundles an app into one file, as a user's bundler would, from the built packages. */
async function bundle(options: string): Promise<Metafile> {
  const contents = `
    import { createApp } from 'routeclass';
    import { defineRoutes, documentation } from 'routeclass/generated';
    export const app = createApp(defineRoutes([], ${options}));
  `;
  const { metafile } = await build({
    stdin: { contents, resolveDir: import.meta.dirname },
    bundle: true,
    format: 'esm',
    platform: 'neutral',
    mainFields: ['module', 'main'],
    write: false,
    logLevel: 'silent',
    metafile: true,
  });
  return metafile;
}

const documentation = `documentation(async () => ({ document: '{}' }), () => import('routeclass/docs'))`;
let withDocs: Metafile;
beforeAll(async () => {
  withDocs = await bundle(`{ documentation: ${documentation} }`);
});

const ofDocs = ({ inputs }: Metafile) =>
  Object.keys(inputs).filter((path) => /swagger|page\.js|dist\/docs/.test(path));

test('an app without documentation holds nothing of it', async () => {
  expect(ofDocs(await bundle('{}'))).toEqual([]);
  expect(ofDocs(withDocs).length).toBeGreaterThan(4);
});

test('it needs no file system: every byte is in a module, for bundlers and the edge', () => {
  const imported = Object.values(withDocs.outputs).flatMap(({ imports }) => imports);
  expect(imported.filter(({ external }) => external)).toEqual([]);
});

test('the bytes are loaded at the first request for them', () => {
  const [entry] = Object.keys(withDocs.inputs).filter((path) => path.endsWith('dist/docs.js'));
  const bytes = withDocs.inputs[entry!]!.imports.filter(({ path }) => /swagger|page\./.test(path));
  expect(bytes.map(({ kind }) => kind)).toEqual(Array(8).fill('dynamic-import'));
  expect(withDocs.inputs[entry!]!.bytes).toBeLessThan(10_000);
});
