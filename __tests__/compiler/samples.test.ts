import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { Validator } from '@seriousme/openapi-schema-validator';
import ts from 'typescript';
import { emitClient } from '../../compiler/emit/client/client.ts';
import { type Compilation, formatDiagnostics, type Settings } from '../../compiler/index.ts';
import { compilerOf, foldersIn, settingsOf, updating } from './support/compile.ts';
import { diagnosticText, strictDiagnostics, strictErrors } from './support/strict-errors.ts';
import { temporaryFolder, withApp, writeFiles } from './support/temporary.ts';

const samples = join(import.meta.dirname, '../samples');
const cases = foldersIn(samples);
const results = new Map<string, Compilation>();

describe('a sample compiles to what lies beside it', () => {
  test.each(cases)('%s', (name) => {
    const root = join(samples, name);
    const out = join(root, 'expected');
    const result = compiled(name);
    // Patterns of samples are there for their text, and may backtrack.
    const errors = result.diagnostics.filter(({ severity }) => severity === 'error');
    expect(formatDiagnostics(errors, { root, color: false })).toBe('');
    const files = result.ok ? Object.fromEntries(result.files.map(({ path, text }) => [path, text])) : {};
    if (updating) {
      rmSync(out, { recursive: true, force: true });
      writeFiles(out, files);
    }
    expect(files).toEqual(readFiles(out));
  });
});

test('what all samples compile to is strictly typed, together with their routes', () => {
  const roots = cases.flatMap((name) => {
    const out = join(samples, name, 'expected');
    return Object.keys(readFiles(out)).flatMap((path) => (path.endsWith('.ts') ? join(out, path) : []));
  });
  expect(strictDiagnostics(roots).filter(isOurs).map(diagnosticText)).toEqual([]);
});

describe('the clients of all samples, also of those whose config turns them off', () => {
  const folder = temporaryFolder();
  const shared: string[] = [];
  const standalone: string[] = [];
  beforeAll(() => {
    for (const name of cases) {
      shared.push(writeClient(name, join(folder, 'shared', name), false));
      standalone.push(writeClient(name, join(folder, 'standalone', name), true));
    }
  }, 180_000);
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  test('are strictly typed', () => {
    const isClient = (file: string) => file.endsWith('/client.ts');
    expect(strictErrors([...shared, ...standalone], isClient)).toEqual([]);
  });

  test('import nothing where they stand on their own, and need nothing but what browsers have', () => {
    for (const file of standalone) expect(readFileSync(file, 'utf8')).not.toMatch(/^import /m);
    // The options of Vite's templates until 2024.
    const browser = { lib: ['lib.es2020.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'], types: [] };
    const module = { module: ts.ModuleKind.ESNext, moduleResolution: ts.ModuleResolutionKind.Bundler };
    expect(strictErrors(standalone, undefined, { ...browser, ...module })).toEqual([]);
  });
});

test('a client without an operation to show is strictly typed', () => {
  const page = 'export default class Page {\n  /** @hidden */\n  get(): void {}\n}\n';
  withApp({ 'package.json': '{"type":"module"}', 'routes/page.ts': page }, (root) => {
    const result = compilerOf(root, { client: { standalone: true } }).compile();
    const file = result.ok ? result.files.find(({ path }) => path === 'client.ts') : undefined;
    writeFileSync(join(root, 'client.ts'), file?.text ?? '');
    expect(strictErrors([join(root, 'client.ts')])).toEqual([]);
    expect(file?.text).toContain('export interface ApiClient {');
  });
});

/**
 * Valid path keys: characters of a URL path, and parameter names in braces. The OpenAPI validator accepts any
 * text.
 */
const pathKey = /^(?:\/(?:[\w.~!$&'()*+,;=:@-]|%[0-9A-F]{2}|\{[^{}]+\})*)+$/;

/** Compiles the schema of OpenAPI when it is first used. */
const validator = new Validator();

test.each(cases)('the document of %s is valid OpenAPI', async (name) => {
  const document = JSON.parse(readFileSync(join(samples, name, 'expected/openapi.json'), 'utf8'));
  const { errors, valid } = await validator.validate(structuredClone(document));
  expect({ valid, errors }).toEqual({ valid: true, errors: undefined });
  expect(Object.keys(document.paths).filter((path) => !pathKey.test(path))).toEqual([]);
});

/** Compiled once, whichever tests run. */
function compiled(name: string): Compilation {
  const root = join(samples, name);
  const settings = { out: join(root, 'expected'), docs: true, ...settingsIn(root) };
  const result = results.get(name) ?? compilerOf(root, settings).compile();
  results.set(name, result);
  return result;
}

/** Writes the client of a sample into a folder; gives its path. */
function writeClient(name: string, out: string, standalone: boolean): string {
  const result = compiled(name);
  if (!result.ok) throw new Error(`${name} does not compile`);
  const [file] = emitClient(result.model, settingsOf(join(samples, name), { out, client: { standalone } }));
  mkdirSync(out, { recursive: true });
  writeFileSync(join(out, 'client.ts'), file!.text);
  return join(out, 'client.ts');
}

/** The config of a sample, if it has one. */
function settingsIn(root: string): Partial<Settings> {
  const file = join(root, 'settings.json');
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
}

/** Whether an error counts: an app's own sources may use enums and have unused parameters. */
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
