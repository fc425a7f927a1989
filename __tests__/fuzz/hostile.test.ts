import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { createApp, type Routes } from 'routeclass';
import { formatDiagnostics } from '../../compiler/index.ts';
import { writeOutput } from '../../compiler/write/write.ts';
import { compilerOf } from '../compiler/support/compile.ts';
import { temporaryFolder, writeFiles } from '../compiler/support/temporary.ts';
import { type HostileCase, hostileCase, sourcesOf } from './support/hostile-app.ts';
import { documentHolds } from './support/hostile-document.ts';
import { HostileRequests } from './support/hostile-requests.ts';
import { runs } from './support/runs.ts';
import { typeErrors } from './support/type-errors.ts';

const roots: string[] = [];
afterAll(() => {
  for (const root of roots) rmSync(root, { recursive: true, force: true });
});

/** Compiles the app and loads the output. Returns it with its document. */
async function build(one: HostileCase) {
  const root = temporaryFolder();
  roots.push(root);
  writeFiles(root, sourcesOf(one));
  const { server, ...head } = one.config;
  const openapi = { ...head, servers: [{ url: server, description: server }] };
  const result = compilerOf(root, { docs: true, openapi, client: { standalone: true } }).compile();
  const errors = result.diagnostics.filter(({ severity }) => severity === 'error');
  expect(formatDiagnostics(errors, { root, color: false })).toBe('');
  if (!result.ok) throw new Error('no files, and no error');
  writeOutput(join(root, 'generated'), result.files, root);
  const { routes }: { routes: Routes } = await import(join(root, 'generated/dispatch.ts'));
  return {
    root,
    app: createApp(routes),
    document: result.files.find(({ path }) => path === 'openapi.json')!.text,
  };
}

test('hostile texts and names come through exactly, in code and document, and nothing of them runs', async () => {
  await fc.assert(
    fc.asyncProperty(hostileCase, async (one) => {
      const { app, document } = await build(one);
      await documentHolds(JSON.parse(document), one);
      const requests = new HostileRequests(app, one);
      await requests.texts();
      await requests.bodies();
      await requests.names();
      await requests.documents(document);
      expect(Object.keys(globalThis)).not.toContain('canary');
    }),
    runs(10),
  );
});

test('all of the generated code is strictly typed', () => {
  expect(typeErrors(roots)).toEqual([]);
});
