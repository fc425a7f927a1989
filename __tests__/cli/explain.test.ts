import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, test } from '@jest/globals';
import { changeForm, codeList, longForm } from '../../cli/explain/long-form.ts';
import type { Code } from '../../compiler/diagnose/diagnostic.ts';
import { explanations, explanationThemes } from '../../compiler/diagnose/explanations.ts';
import { type ChangeCode, changeCodes } from '../../compiler/diff/change-codes.ts';
import { collectExamples } from '../../scripts/collect-examples.ts';
import { changeDocs, errorDocs } from '../../scripts/error-docs.ts';
import { TestApp } from './app.ts';

const repository = join(import.meta.dirname, '../..');
const examples = collectExamples();
const codes = Object.keys(explanations).sort() as Code[];

describe('the long form of every diagnostic', () => {
  test('is made of the folders that test it', () => {
    expect(Object.keys(examples)).toEqual(codes);
    for (const code of codes) {
      const { bad, good, report } = examples[code]!;
      expect(report).toMatch(new RegExp(`^(?:error|warning)\\[${code}\\]`));
      expect(good.length).toBeGreaterThan(0);
      if (code !== 'toolchain-mismatch') expect(bad.length).toBeGreaterThan(0);
    }
  });

  test('has the rule in one line, and the reason', () => {
    for (const { rule, why } of Object.values(explanations)) {
      expect(rule).toMatch(/^[^\n]{10,140}\.$/);
      expect(why).toMatch(/^[^\n]{40,}[.)]$/);
    }
  });

  test('is packed with the command line as it stands here: else run `npm run build`', () => {
    const packed: unknown = JSON.parse(readFileSync(join(repository, 'cli/dist/examples.json'), 'utf8'));
    expect(packed).toEqual(JSON.parse(JSON.stringify(examples)));
  });

  test('is docs/errors.md: else run `npm run docs:errors`', () => {
    expect(Object.values(explanationThemes).flatMap(Object.keys).sort()).toEqual(codes);
    expect(readFileSync(join(repository, 'docs/errors.md'), 'utf8')).toBe(errorDocs());
  });

  test('has prose in columns, and code as it is', () => {
    const text = longForm('any-type', explanations['any-type'], examples['any-type']!, {
      width: 60,
      color: false,
    });
    const [prose, code] = text.split('Wrong:');
    expect(Math.max(...prose!.split('\n').map((line) => line.length))).toBeLessThanOrEqual(60);
    expect(code).toContain('\n    // routes/todos/page.ts\n    import type { Body, Query } from');
    expect(code).toContain('      error[any-type]'.slice(2));
    expect(text).not.toContain('\u001b');
  });

  test('is one line each in the list, cut to the terminal', () => {
    const all = codes.map((code) => [code, explanations[code].rule] as const);
    const lines = codeList(all, { width: 70, color: false }).split('\n');
    expect(lines).toHaveLength(codes.length);
    expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(70);
  });
});

const changes = Object.keys(changeCodes).sort() as ChangeCode[];

describe('the text of every change', () => {
  test('is whole sentences, and no code means a diagnostic as well', () => {
    for (const text of Object.values(changeCodes)) expect(text).toMatch(/^[`A-Z][^\n]{20,}\.$/);
    expect(changes.filter((code) => Object.hasOwn(explanations, code))).toEqual([]);
    expect(changeForm('body-optional', { width: 20, color: false })).toBe(
      'body-optional\n\nThe request body was\nrequired, and is now\noptional.',
    );
  });

  test('is docs/changes.md: else run `npm run docs:errors`', () => {
    expect(readFileSync(join(repository, 'docs/changes.md'), 'utf8')).toBe(changeDocs());
  });
});

describe('routeclass explain', () => {
  let app: TestApp;
  afterEach(() => app.remove());

  test('explains a change', async () => {
    app = new TestApp({});
    const { status, stderr, stdout } = await app.run(['explain', 'breaking[bounds-changed]']);
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    expect(stdout.replaceAll('\n', ' ')).toContain(changeCodes['bounds-changed']);
  });

  test('accepts a code as it is printed, lists all codes, and suggests the nearest one', async () => {
    app = new TestApp({});
    const [one, all, misspelt] = await Promise.all([
      app.run(['explain', 'error[path-name-not-in-folder]']),
      app.run(['explain']),
      app.run(['explain', 'anytype']),
    ]);
    expect(one).toMatchObject({ status: 0, stderr: '' });
    expect(one.stdout).toContain(explanations['path-name-not-in-folder'].rule);
    expect(one.stdout).toContain('get(user_id: Path<int>)');
    const listed = all.stdout.split('\n\n').map((part) =>
      part
        .trimEnd()
        .split('\n')
        .map((line) => line.split(' ')[0]),
    );
    expect([listed[0], listed[2]]).toEqual([codes, changes]);
    expect(all.stdout).toContain('\n\nChanges that `routeclass diff` reports:\n\n');
    expect(misspelt).toMatchObject({ status: 2, stdout: '' });
    expect(misspelt.stderr).toContain('error: there is no code "anytype". Did you mean `any-type`?\n');
  });
});
