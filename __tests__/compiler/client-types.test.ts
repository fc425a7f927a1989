import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import ts from 'typescript';
import { emitClient } from '../../compiler/emit/client/client.ts';
import { formatDiagnostics } from '../../compiler/index.ts';
import { compilerOf, foldersIn, settingsOf } from './support/compile.ts';
import { strictErrors } from './support/strict-errors.ts';
import { temporaryFolder } from './support/temporary.ts';

const samples = join(import.meta.dirname, '../samples');
const folder = temporaryFolder();
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** The client of every sample, by the folder that it is written to. */
const clients = { shared: [] as string[], standalone: [] as string[] };

beforeAll(() => {
  for (const name of foldersIn(samples)) {
    const root = join(samples, name);
    const result = compilerOf(root).compile();
    const errors = result.diagnostics.filter(({ severity }) => severity === 'error');
    expect(formatDiagnostics(errors, { root, color: false })).toBe('');
    if (!result.ok) continue;
    for (const kind of ['shared', 'standalone'] as const) {
      const out = join(folder, kind, name);
      const settings = settingsOf(root, { out, client: { standalone: kind === 'standalone' } });
      const [file] = emitClient(result.model, settings);
      mkdirSync(out, { recursive: true });
      writeFileSync(join(out, 'client.ts'), file!.text);
      clients[kind].push(join(out, 'client.ts'));
    }
  }
}, 120_000);

const isOfClient = ({ file }: ts.Diagnostic) => file === undefined || file.fileName.endsWith('/client.ts');

test('the client of every sample is strictly typed', () => {
  expect(strictErrors([...clients.shared, ...clients.standalone], isOfClient)).toEqual([]);
});

test('one that stands on its own needs nothing but what browsers have', () => {
  const browser = { lib: ['lib.es2022.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'], types: [] };
  const module = { module: ts.ModuleKind.ESNext, moduleResolution: ts.ModuleResolutionKind.Bundler };
  expect(strictErrors(clients.standalone, () => true, { ...browser, ...module })).toEqual([]);
});

test('nor does it import anything', () => {
  for (const file of clients.standalone) expect(ts.sys.readFile(file)).not.toMatch(/^import /m);
});
