import { mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from '@jest/globals';
import { sentence } from '../../cli/report/changes.ts';
import { describeDifference } from '../../cli/report/differences.ts';
import { githubCommand, githubDrift, githubFolder } from '../../cli/report/github.ts';
import { jsonHead } from '../../cli/report/json.ts';
import { hasColors } from '../../cli/terminal/colors.ts';
import { Progress } from '../../cli/terminal/progress.ts';
import { widthOf } from '../../cli/terminal/width.ts';
import { diagnostic } from '../../compiler/diagnose/diagnostic.ts';
import { paint } from '../../compiler/diagnose/paint.ts';
import type { Difference } from '../../compiler/write/write.ts';

const root = mkdtempSync(join(tmpdir(), 'routeclass-report-'));
writeFileSync(join(root, 'a,b%:c.ts'), 'one\r\ntwo three\r\nfour\r\n');
afterAll(() => rmSync(root, { recursive: true, force: true }));

const at = (start: number, end: number) => ({ file: join(root, 'a,b%:c.ts'), start, end });

describe('a command to the runner of GitHub', () => {
  test('has line and columns, the last one included, and is escaped', () => {
    expect(githubCommand(diagnostic('misnamed-page', at(9, 14), '100%\r\n', 'page.ts'), root)).toBe(
      '::error file=a%2Cb%25%3Ac.ts,line=2,col=5,endLine=2,endColumn=9,title=misnamed-page' +
        '::`100%25 ` is ignored: only a file named `page.ts` is read' +
        '%0Ahelp: Rename it to `page.ts`. To keep it as a module that pages import, name it `_100%25%0A`.',
    );
  });

  test('of several lines has no columns; of nothing at all those of a character', () => {
    const span = (start: number, end: number) =>
      githubCommand(diagnostic('several-bodies', at(start, end)), root).split('::')[1];
    expect(span(5, 18)).toBe('error file=a%2Cb%25%3Ac.ts,line=2,endLine=3,title=several-bodies');
    expect(span(5, 5)).toBe(
      'error file=a%2Cb%25%3Ac.ts,line=2,col=1,endLine=2,endColumn=1,title=several-bodies',
    );
  });

  test("carries TypeScript's code and the severity; a file that is gone has no place in it", () => {
    const error = diagnostic(
      'type-error',
      { ...at(0, 1), file: join(root, 'x.ts') },
      'TS2322',
      'no: it, is not',
    );
    expect(githubCommand(error, root)).toBe('::error file=x.ts,title=type-error TS2322::no: it, is not');
    const warning = diagnostic('regex-backtracks', undefined, 'regex', 'much', 'a');
    expect(githubCommand(warning, root)).toMatch(/^::warning title=regex-backtracks::/);
  });

  test('shows where a type of another file is used', () => {
    const error = { ...diagnostic('any-type', at(0, 3), 'it'), usedAt: at(9, 14) };
    expect(githubCommand(error, root)).toContain(
      '%0Anote: it is used at a,b%25:c.ts:2:5: leave it out there',
    );
  });

  test('reports drift at its line', () => {
    const drift = {
      kind: 'different',
      path: 'dispatch.ts',
      line: 3,
      expected: 'a',
      found: undefined,
    } as const;
    expect(githubDrift(drift, join(root, 'app'), 'generated', root)).toBe(
      '::error file=app/generated/dispatch.ts,line=3,title=drift::differs%0Aexpected: a%0Afound:    (end of file)' +
        '%0Ahelp: run `routeclass build` and commit the result.',
    );
  });

  test('names no line of a file that is missing, or should be', () => {
    for (const kind of ['missing', 'stale'] as const)
      expect(githubDrift({ kind, path: 'client.ts' }, root, 'generated', root)).toMatch(
        /^::error file=generated\/client\.ts,title=drift::/,
      );
  });

  test('holds nothing of the output folder that a terminal would obey', () => {
    const stale = { kind: 'stale', path: 'a\u001b\u202e.ts' } as const;
    const drift = { kind: 'different', path: 'a.ts', line: 1, expected: 'a', found: 'a\u009b' } as const;
    const command = (one: Difference) => githubDrift(one, root, 'generated', root);
    expect(command(stale)).toMatch(/^::error file=generated\/a\ufffd\ufffd\.ts,title=drift::/);
    expect(command(drift)).toContain('%0Afound:    a\ufffd%0A');
  });

  test('shows what differs, however far into a line that is, as it is written', () => {
    const text = (value: string) => `'${'"a":1,'.repeat(50)}"${value}":2,${'"b":1,'.repeat(50)}'`;
    const drift = { kind: 'different', path: 'openapi.ts', line: 1 } as const;
    const lines = describeDifference({ ...drift, expected: text('one'), found: text('two') });
    expect(lines).toEqual([
      'differs',
      expect.stringContaining('"one":2,'),
      expect.stringContaining('"two":2,'),
    ]);
    for (const line of lines) expect(line.length).toBeLessThan(120);
    const short = describeDifference({ ...drift, expected: '  "a": 1', found: '\t"a": \u001b' });
    expect(short).toEqual(['differs', '    expected:   "a": 1', '    found:    \\t"a": \\u001b']);
  });

  test('names files as seen from the checkout that holds the app', () => {
    expect(githubFolder('/work/repo/apps/shop', { GITHUB_WORKSPACE: '/work/repo' })).toBe('/work/repo');
    expect(githubFolder('/work/repo/..shop', { GITHUB_WORKSPACE: '/work/repo' })).toBe('/work/repo');
    expect(githubFolder('/elsewhere', { GITHUB_WORKSPACE: '/work/repo' })).toBe(process.cwd());
    expect(githubFolder('/elsewhere', {})).toBe(process.cwd());
    symlinkSync(root, join(root, 'link'), 'junction');
    const real = realpathSync(root);
    expect(githubFolder(join(real, 'shop'), { GITHUB_WORKSPACE: join(root, 'link') })).toBe(real);
  });
});

test('a change holds nothing that a terminal would obey', () => {
  const place = { kind: 'operation' } as const;
  const change = { code: 'operation-removed', level: 'breaking', verb: 'GET', place } as const;
  expect(sentence({ ...change, path: '/a\u202eb\u001b', message: 'the operation\nis gone' })).toBe(
    'GET /a\ufffdb\ufffd: the operation\ufffdis gone',
  );
});

test('lines are as wide as the terminal, if it has a width', () => {
  expect(widthOf({ isTTY: true, columns: 60 })).toBe(60);
  expect(widthOf({ isTTY: true, columns: 0 })).toBe(80);
  expect(widthOf({ isTTY: false, columns: 60 })).toBeUndefined();
});

test('the document for tools: counts, places with an end, and nothing that is not known', () => {
  const all = [
    diagnostic('several-bodies', at(9, 14)),
    diagnostic('regex-backtracks', undefined, 'regex', 'x', 'y'),
    { ...diagnostic('any-type', at(0, 3), 'it'), usedAt: at(9, 14) },
  ];
  const document = JSON.parse(JSON.stringify(jsonHead(false, all, root)));
  expect(document).toMatchObject({ version: 1, ok: false, errors: 2, warnings: 1 });
  expect(document.diagnostics[0]).toEqual({
    code: 'several-bodies',
    severity: 'error',
    message: 'only one `Body` can be declared, because a request has one body',
    hint: expect.any(String),
    file: 'a,b%:c.ts',
    start: { line: 2, column: 5 },
    end: { line: 2, column: 10 },
  });
  expect(Object.keys(document.diagnostics[1]).sort()).toEqual(['code', 'hint', 'message', 'severity']);
  expect(document.diagnostics[2].usedAt).toEqual({
    file: 'a,b%:c.ts',
    start: { line: 2, column: 5 },
    end: { line: 2, column: 10 },
  });
});

describe('colours', () => {
  const terminal = { isTTY: true, hasColors: () => true };
  const pipe = { isTTY: false, hasColors: () => true };

  test.each([
    [terminal, {}, true],
    [pipe, {}, false],
    [{ isTTY: true, hasColors: () => false }, {}, false],
    [terminal, { NO_COLOR: '1' }, false],
    [terminal, { NO_COLOR: '' }, true],
    [pipe, { FORCE_COLOR: '1' }, true],
    [pipe, { FORCE_COLOR: '' }, true],
    [terminal, { FORCE_COLOR: '0' }, false],
    [pipe, { FORCE_COLOR: '1', NO_COLOR: '1' }, true],
  ])('%j %j', (stream, env, expected) => {
    expect(hasColors(stream, env)).toBe(expected);
  });

  test('are there only where they are wanted', () => {
    expect([paint('red', 'a', false), paint('red', 'a', true)]).toEqual(['a', '\u001b[31ma\u001b[39m']);
  });
});

describe('the line of a long build', () => {
  const watch = (isTTY: boolean, kind = 'xterm') => {
    let time = 0;
    let text = '';
    const write = (more: string) => {
      text += more;
      return true;
    };
    const progress = new Progress({ columns: 40, isTTY, write }, () => time, kind);
    const later = (ms: number, what: string) => {
      time += ms;
      progress.show(what);
    };
    return { later, clear: () => progress.clear(), restart: () => progress.restart(), text: () => text };
  };

  test('comes after a second, is cut to the terminal, and goes away', () => {
    const { later, clear, text } = watch(true);
    later(900, 'reading the app');
    expect(text()).toBe('');
    later(600, 'checking types');
    later(50, 'too soon');
    later(1_000, `reading ${'x'.repeat(50)}`);
    clear();
    expect(text().split('\r\u001b[2K')).toEqual([
      '',
      'checking types … 1.5 s',
      `reading ${'x'.repeat(31)}`,
      '',
    ]);
  });

  test('waits again for a second where another build begins', () => {
    const { later, clear, restart, text } = watch(true);
    later(5_000, 'checking types');
    clear();
    restart();
    later(900, 'reading the app');
    clear();
    expect(text().split('\r\u001b[2K')).toEqual(['', 'checking types … 5.0 s', '']);
  });

  test('is for terminals that can erase it, and leaves no trace of a short build', () => {
    const [pipe, dumb, short] = [watch(false), watch(true, 'dumb'), watch(true)];
    pipe.later(5_000, 'checking types');
    pipe.clear();
    dumb.later(5_000, 'checking types');
    dumb.clear();
    short.later(500, 'checking types');
    short.clear();
    expect([pipe.text(), dumb.text(), short.text()]).toEqual(['', '', '']);
  });
});
