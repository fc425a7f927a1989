import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, test } from '@jest/globals';
import { codeList, longForm } from '../../cli/explain/long-form.ts';
import type { Code } from '../../compiler/diagnose/diagnostic.ts';
import { explanations } from '../../compiler/diagnose/explanations.ts';
import { collectExamples } from '../../scripts/collect-examples.js';
import { errorDocs } from '../../scripts/error-docs.ts';
import { TestApp } from './app.ts';

const repository = join(import.meta.dirname, '../..');
const examples = collectExamples();
const codes = Object.keys(explanations).sort() as Code[];

describe('the long form of every diagnostic', () => {
  test('is made of the folders that test it', () => {
    expect(Object.keys(examples)).toEqual(codes);
    for (const code of codes) {
      const { bad, good, says } = examples[code]!;
      expect(says).toMatch(new RegExp(`^(?:error|warning)\\[${code}\\]`));
      expect(good.length).toBeGreaterThan(0);
      if (code !== 'toolchain-mismatch') expect(bad.length).toBeGreaterThan(0);
    }
  });

  test('says the rule in a line, and why it is so', () => {
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
    const all = codes.map((code) => [code, explanations[code]] as const);
    const lines = codeList(all, { width: 70, color: false }).split('\n');
    expect(lines).toHaveLength(codes.length);
    expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(70);
  });
});

describe('routeclass explain', () => {
  let app: TestApp;
  afterEach(() => app.remove());

  test('takes a code as it is printed, lists all of them, and knows what was meant', async () => {
    app = new TestApp({});
    const [one, all, misspelt] = await Promise.all([
      app.run(['explain', 'error[path-name-not-in-folder]']),
      app.run(['explain']),
      app.run(['explain', 'anytype']),
    ]);
    expect(one).toMatchObject({ status: 0, stderr: '' });
    expect(one.stdout).toContain(explanations['path-name-not-in-folder'].rule);
    expect(one.stdout).toContain('get(user_id: Path<int>)');
    expect(
      all.stdout
        .trimEnd()
        .split('\n')
        .map((line) => line.split(' ')[0]),
    ).toEqual(codes);
    expect(misspelt).toMatchObject({ status: 2, stdout: '' });
    expect(misspelt.stderr).toContain('error: there is no diagnostic "anytype". Did you mean `any-type`?\n');
  });
});
