import { describe, expect, test } from '@jest/globals';
import { Diagnostics, diagnostic } from '../../compiler/diagnose/diagnostic.ts';
import { formatDiagnostics, position } from '../../compiler/diagnose/frame.ts';
import { nearest } from '../../compiler/diagnose/suggest.ts';

const options = [
  'description',
  'ge',
  'gt',
  'le',
  'lt',
  'minLength',
  'maxLength',
  'minItems',
  'maxItems',
  'multipleOf',
  'regex',
];
const verbs = ['get', 'post', 'put', 'patch', 'delete'];

describe('did you mean', () => {
  test.each([
    ['minLenght', options, 'minLength'],
    ['maxlength', options, 'maxLength'],
    ['max_length', options, 'maxLength'],
    ['desciption', options, 'description'],
    ['regexp', options, 'regex'],
    ['gte', options, 'ge'],
    ['lte', options, 'le'],
    ['psot', verbs, 'post'],
    ['GET', verbs, 'get'],
    ['Delete', verbs, 'delete'],
    ['ptach', verbs, 'patch'],
  ])('%s', (name, candidates, meant) => {
    expect(nearest(name, candidates)).toBe(meant);
  });

  test.each([
    ['list', verbs],
    ['findAll', verbs],
    ['create', verbs],
    ['max', options],
    ['pattern', options],
    ['', options],
    ['c', ['a', 'b']],
  ])('nothing for %j', (name, candidates) => {
    expect(nearest(name, candidates)).toBeUndefined();
  });
});

test('a message is one line, whatever text of the source it quotes', () => {
  const { message } = diagnostic('default-not-constant', undefined, '[\n    1,\r\n    \u001b[31m`a  b`,\n]');
  expect(message).toBe('the default [ 1, \ufffd[31m`a  b`, ] is not known at build time');
});

test('a hint holds nothing that a terminal would obey', () => {
  const folder = { folder: '[\u001b[31m\u202e]', meant: undefined };
  const { hint } = diagnostic('path-name-not-in-folder', undefined, 'id', '/', folder, false, 'alias');
  expect(hint).toContain('`[\ufffd[31m\ufffd]`');
});

test('nor does the path of a file', () => {
  const span = { file: '/app/routes/a\u001b[31m\u202e\nb/page.ts', start: 0, end: 1 };
  const text = formatDiagnostics([diagnostic('no-verbs', span, 'A')], {
    root: '/app',
    color: false,
    read: () => 'one',
  });
  expect(text.split('\n')[1]).toBe('  routes/a\ufffd[31m\ufffd b/page.ts:1:1');
});

describe('a code frame', () => {
  const at = (text: string, part: string) => {
    const start = text.indexOf(part);
    const one = diagnostic('no-verbs', { file: '/app/routes/page.ts', start, end: start + part.length }, 'A');
    return formatDiagnostics([one], { root: '/app', color: false, read: () => text })
      .split('\n')
      .slice(1, -1)
      .join('\n');
  };

  test('shows the line between its neighbours, with carets under the very characters', () => {
    expect(at('one\ntwo three\nfour\n', 'three')).toBe(
      ['  routes/page.ts:2:5', '    1 | one', '  > 2 | two three', '      |     ^^^^^', '    3 | four'].join(
        '\n',
      ),
    );
  });

  test.each(['\r\n', '\r'])('is the same with lines that end in %j', (end) => {
    const text = 'one\ntwo three\nfour\n';
    expect(at(text.replaceAll('\n', end), 'three')).toBe(at(text, 'three'));
  });

  test('aligns numbers and tabs', () => {
    const text = `${'\n'.repeat(8)}a\n\tb c\nd`;
    expect(at(text, 'c')).toBe(
      ['  routes/page.ts:10:4', '     9 | a', '  > 10 |   b c', '       |     ^', '    11 | d'].join('\n'),
    );
    const last = `${'\n'.repeat(7)}a\nb`;
    expect(at(last, 'b')).toBe(['  routes/page.ts:9:1', '    8 | a', '  > 9 | b', '      | ^'].join('\n'));
  });

  test.each([
    ['日本 = x', 'x', '       ^'],
    ['"ｶﾀｶﾅ" + x', 'x', '         ^'],
    ["say('日本語')", '日本語', '     ^^^^^^'],
    ['"ｆ。" + x', 'x', '         ^'],
    ['"👍" + x', 'x', '       ^'],
    ['"👍" + x', '👍', ' ^^'],
    ['e\u0301\u200d + x', 'x', '    ^'],
    ['a\t\tb', '\t\tb', ' ^^^^^'],
    ['"\u202e\u2066" + x', 'x', '       ^'],
  ])('has carets as wide as a terminal draws the characters: %j', (line, part, carets) => {
    expect(at(line, part).split('\n').at(-1)).toBe(`      | ${carets}`);
  });

  test('of a very long line, shows the 400 columns around the fault', () => {
    const shown = (text: string, part: string) => at(text, part).split('\n').slice(1);
    const [before, after] = ['a'.repeat(600), 'b'.repeat(600)];
    expect(shown(`${before}X${after}`, 'X')).toEqual([
      `  > 1 | ${'a'.repeat(199)}X${'b'.repeat(200)}`,
      `      | ${' '.repeat(199)}^`,
    ]);
    expect(shown(`${before}${after}`, after)).toEqual([
      `  > 1 | ${'a'.repeat(199)}${'b'.repeat(201)}`,
      `      | ${' '.repeat(199)}${'^'.repeat(201)}`,
    ]);
    // A fault near the start needs no cut before it.
    expect(shown(`${'a'.repeat(199)}X${after}`, 'X')[0]).toBe(
      `  > 1 | ${'a'.repeat(199)}X${'b'.repeat(200)}`,
    );
  });

  test('does not reverse the order of a line', () => {
    expect(at('"\u202e\u2066" + x', 'x').split('\n')[1]).toBe('  > 1 | "\ufffd\ufffd" + x');
  });

  test('marks the first line of several, and at least one character', () => {
    expect(at('a bc\nde', 'bc\nde')).toBe(
      ['  routes/page.ts:1:3', '  > 1 | a bc', '      |   ^^', '    2 | de'].join('\n'),
    );
    expect(at('a', '')).toBe(['  routes/page.ts:1:1', '  > 1 | a', '      | ^'].join('\n'));
  });

  test('is left out where the file cannot be read', () => {
    const one = diagnostic('no-verbs', { file: '/app/gone.ts', start: 5, end: 6 }, 'A');
    const text = formatDiagnostics([one], { root: '/app', color: false, read: () => undefined });
    expect(text.split('\n')[1]).toBe('  gone.ts');
  });

  test('has colours only on request', () => {
    const one = diagnostic('no-verbs', { file: '/app/page.ts', start: 0, end: 1 }, 'A');
    const plain = formatDiagnostics([one], { root: '/app', color: false, read: () => 'a' });
    const colored = formatDiagnostics([one], { root: '/app', color: true, read: () => 'a' });
    expect(plain).not.toContain('\u001b');
    // biome-ignore lint/suspicious/noControlCharactersInRegex: the escapes of colours
    expect(colored.replaceAll(/\u001b\[\d+m/g, '')).toBe(plain);
  });

  test('is red for an error and yellow for a warning', () => {
    const heading = (severity: 'error' | 'warning') => {
      const one = { ...diagnostic('no-verbs', undefined, 'A'), severity };
      return formatDiagnostics([one], { root: '/app', color: true, read: () => undefined }).slice(0, 5);
    };
    expect(heading('error')).toBe('\u001b[31m');
    expect(heading('warning')).toBe('\u001b[33m');
  });

  test('counts lines and columns from one, in UTF-16 units', () => {
    expect(position('a\n😀b', 4)).toEqual({ line: 2, column: 3 });
    expect(position('', 0)).toEqual({ line: 1, column: 1 });
  });
});

test('diagnostics come sorted by file and place, each once', () => {
  const all = new Diagnostics();
  const span = (file: string, start: number) => ({ file, start, end: start + 1 });
  all.add('no-verbs', span('/b.ts', 1), 'B');
  all.add('no-verbs', span('/a.ts', 9), 'A');
  all.add('abstract-class', span('/a.ts', 2), 'A');
  all.add('no-verbs', span('/a.ts', 9), 'A');
  all.add('abstract-class', span('/a.ts', 9), 'A');
  all.add('routes-folder-missing', undefined, 'routes');
  expect(all.sorted().map(({ code, span }) => [code, span?.file, span?.start])).toEqual([
    ['routes-folder-missing', undefined, undefined],
    ['abstract-class', '/a.ts', 2],
    ['abstract-class', '/a.ts', 9],
    ['no-verbs', '/a.ts', 9],
    ['no-verbs', '/b.ts', 1],
  ]);
});

test('of several errors at one place the first is kept, with its warnings and all diagnostics elsewhere', () => {
  const all = new Diagnostics();
  const span = (start: number) => ({ file: '/a.ts', start, end: start + 1 });
  all.firstAt(span(1), () => {
    all.add('regex-backtracks', span(1), 'regex', 'much', 'a');
    all.add('no-verbs', span(1), 'A');
    all.add('abstract-class', span(1), 'A');
    all.add('abstract-class', span(2), 'B');
  });
  expect(all.sorted().map(({ code, span }) => [code, span?.start])).toEqual([
    ['no-verbs', 1],
    ['regex-backtracks', 1],
    ['abstract-class', 2],
  ]);
});
