import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { Validator } from '@seriousme/openapi-schema-validator';
import type ts from 'typescript';
import { formatDiagnostics, type Settings } from '../../compiler/index.ts';
import { compilerOf, foldersIn, updating } from './support/compile.ts';
import { strictErrors } from './support/strict-errors.ts';

const samples = join(import.meta.dirname, '../samples');
const cases = foldersIn(samples);

describe('a sample compiles to what lies beside it', () => {
  test.each(cases)('%s', (name) => {
    const root = join(samples, name);
    const out = join(root, 'expected');
    const result = compilerOf(root, { out, docs: true, ...settingsIn(root) }).compile();
    // Patterns of samples are there for their text, and may backtrack.
    const errors = result.diagnostics.filter(({ severity }) => severity === 'error');
    expect(formatDiagnostics(errors, { root, color: false })).toBe('');
    const files = result.ok ? Object.fromEntries(result.files.map(({ path, text }) => [path, text])) : {};
    if (updating) writeFiles(out, files);
    expect(files).toEqual(readFiles(out));
  });
});

test('what all samples compile to is strictly typed, together with their routes', () => {
  const roots = cases.flatMap((name) => {
    const out = join(samples, name, 'expected');
    return Object.keys(readFiles(out)).flatMap((path) => (path.endsWith('.ts') ? join(out, path) : []));
  });
  expect(strictErrors(roots, isOurs)).toEqual([]);
});

test.each(cases)('the document of %s is valid OpenAPI', async (name) => {
  const text = readFileSync(join(samples, name, 'expected/openapi.json'), 'utf8');
  const { errors, valid } = await new Validator().validate(JSON.parse(text));
  expect({ valid, errors }).toEqual({ valid: true, errors: undefined });
});

/** What the config of a sample says, where it says something. */
function settingsIn(root: string): Partial<Settings> {
  const file = join(root, 'settings.json');
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
}

/** An app's own sources may hold enums, and parameters that nobody uses. */
function isOurs({ code, file }: ts.Diagnostic): boolean {
  return file === undefined || file.fileName.includes('/expected/') || ![1294, 6133].includes(code);
}

function readFiles(folder: string): { [path: string]: string } {
  let names: string[];
  try {
    names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  } catch {
    return {};
  }
  const paths = names.map((name) => name.replaceAll('\\', '/')).filter((path) => /\.(?:ts|json)$/.test(path));
  return Object.fromEntries(paths.map((path) => [path, readFileSync(join(folder, path), 'utf8')]));
}

function writeFiles(folder: string, files: { readonly [path: string]: string }): void {
  rmSync(folder, { recursive: true, force: true });
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
}
