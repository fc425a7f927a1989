import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { surroundings } from '../../compiler/diagnose/catalogue/surroundings.ts';
import { catalogue } from '../../compiler/diagnose/catalogue.ts';
import { formatDiagnostics } from '../../compiler/index.ts';
import { compilerOf, foldersIn, updating } from './support/compile.ts';
import { temporaryFolder, withApp } from './support/temporary.ts';

const h3OfListhen = join(import.meta.dirname, '../../node_modules/listhen/node_modules/h3');
const errors = join(import.meta.dirname, '../errors');

/**
 * Codes that no app's sources can cause: `guard.test.ts` tests the first, the tests of the command line the
 * others.
 */
const elsewhere = ['toolchain-mismatch', ...Object.keys(surroundings)];

/** Compiled as a copy where nothing is installed. */
const uninstalled = ['runtime-not-found'];

/**
 * Compiled as a copy in which `h3` resolves to listhen's version, as npm installs it for an app that does not
 * depend on h3.
 */
const besideOtherH3 = ['other-h3'];

describe('every diagnostic has its folder', () => {
  const folders = foldersIn(errors);

  test('no code is without a folder, and no folder without a code', () => {
    expect(folders).toEqual(Object.keys({ ...catalogue, ...surroundings }).sort());
  });

  test.each(folders.filter((code) => !elsewhere.includes(code)))('%s', (code) => {
    const text = diagnose(code);
    const file = join(errors, code, 'expected.txt');
    if (updating) writeFileSync(file, `${text}\n`);
    expect(codesIn(text)).toEqual([code]);
    expect(`${text}\n`).toBe(existsSync(file) ? readFileSync(file, 'utf8') : '');
  });

  test.each(folders)('%s: what is to be written instead compiles, without a warning', (code) => {
    expect(report(join(errors, code, 'good'))).toBe('');
  });
});

test('several mistakes in one page are reported at once, in the order of the page', () => {
  const { diagnostics } = withApp({ 'routes/todos/page.ts': severalMistakes }, (root) =>
    compilerOf(root).compile(),
  );
  expect(diagnostics.map(({ code, origin }) => origin ?? code)).toEqual([
    'option-not-applicable',
    'any-type',
    'class-constant',
    'path-name-not-in-folder',
    'unknown-option',
    'default-breaks-constraint',
    'parameter-without-declarator',
    'unknown-method',
    'several-bodies',
    'TS2551',
  ]);
});

const severalMistakes = `
import type { Body, Field, int, Path, Query } from 'routeclass';

interface Todo {
  title: Field<string, { ge: 1 }>;
  extra: any;
}

export default class Todos {
  static tag = 42;

  get(id: Path<int>, limit: Query<int, { maximum: 10 }> = 0.5, offset: int) {
    return [limit, offset];
  }

  psot(todo: Body<Todo>) {
    return todo;
  }

  put(todo: Body<Todo>, other: Body<Todo>): Todo {
    return { title: other.titel, extra: todo.extra };
  }
}
`;

/** The terminal output when the app is compiled. */
function diagnose(code: string): string {
  const app = join(errors, code);
  const isBeside = besideOtherH3.includes(code);
  if (!isBeside && !uninstalled.includes(code)) return report(app);
  const copy = isBeside ? temporaryFolder() : mkdtempSync(join(tmpdir(), 'routeclass-'));
  try {
    cpSync(app, copy, { recursive: true });
    if (isBeside) {
      mkdirSync(join(copy, 'node_modules'));
      symlinkSync(h3OfListhen, join(copy, 'node_modules/h3'));
    }
    return report(copy);
  } finally {
    rmSync(copy, { recursive: true });
  }
}

function report(root: string): string {
  // Generous limits, so that the result does not depend on the load of the machine.
  const regexLimits = { pattern: 30_000, total: 60_000 };
  const result = compilerOf(root, {}, { regexLimits }).compile();
  return formatDiagnostics(result.diagnostics, { root, color: false });
}

function codesIn(text: string): string[] {
  return [...new Set([...text.matchAll(/^(?:error|warning)\[([\w-]+)\]/gm)].map(([, code]) => code!))];
}
