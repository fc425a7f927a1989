import { cpSync, existsSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { loadSettings } from '../../cli/config/load-settings.ts';
import { loadDiagnostic, moduleDiagnostic } from '../../cli/dev/load-diagnostics.ts';
import { surroundings } from '../../compiler/diagnose/catalogue/surroundings.ts';
import type { Diagnostic } from '../../compiler/diagnose/diagnostic.ts';
import { formatDiagnostics } from '../../compiler/index.ts';
import { writeOutput } from '../../compiler/write/write.ts';
import { compilerOf, settingsOf, updating } from '../compiler/support/compile.ts';
import { temporaryFolder } from '../compiler/support/temporary.ts';

const errors = join(import.meta.dirname, '../errors');

/** Files that a repository cannot contain on every system. */
const unkept: { readonly [code: string]: (root: string) => void } = {
  'route-unreadable': (root) => symlinkSync('data', join(root, 'routes/data')),
};

/** Runs the checks of the files around the pages in the same order as the commands. */
async function diagnose(root: string): Promise<readonly Diagnostic[]> {
  const loaded = await loadSettings(root);
  if (!loaded.ok) return loaded.diagnostics;
  const { settings } = loaded;
  // An app without a config has its routes where the tests have them.
  const { configFaults, out } = settings;
  const result = compilerOf(root, { configFaults, out }).compile();
  if (!result.ok) return result.diagnostics;
  const { diagnostics } = writeOutput(out, result.files, root);
  const problem = moduleDiagnostic(root);
  if (diagnostics.length > 0 || problem !== undefined)
    return problem ? [...diagnostics, problem] : diagnostics;
  try {
    await import(join(root, 'routes/todos/page.ts'));
    return [];
  } catch (error) {
    return [loadDiagnostic(error, settingsOf(root, { out }))];
  }
}

/**
 * Uses a copy of the folder, because `use` writes to it. Files below the repository are modules, by its
 * `package.json`, unless the app says otherwise.
 */
async function inCopy<T>(folder: string, use: (root: string) => Promise<T>): Promise<T> {
  const root = temporaryFolder();
  try {
    cpSync(folder, root, { recursive: true });
    return await use(root);
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
}

test.each(Object.keys(surroundings))('%s, and how it is done right', async (code) => {
  const folder = join(errors, code);
  await inCopy(folder, async (root) => {
    unkept[code]?.(root);
    const found = await diagnose(root);
    expect([...new Set(found.map((one) => one.code))]).toEqual([code]);
    const text = `${formatDiagnostics(found, { root, color: false })}\n`;
    const file = join(folder, 'expected.txt');
    if (updating) writeFileSync(file, text);
    expect(text).toBe(existsSync(file) ? readFileSync(file, 'utf8') : '');
  });
  await inCopy(join(folder, 'good'), async (root) => expect(await diagnose(root)).toEqual([]));
});
