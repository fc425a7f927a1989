import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { constants, tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { reasonOf } from '../../compiler/files/file-error.ts';
import { withRetries } from '../../compiler/files/with-retries.ts';
import { manifestText, readManifest } from '../../compiler/write/manifest.ts';
import { compareOutput, writeOutput } from '../../compiler/write/write.ts';

let root: string;
let out: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'routeclass-write-'));
  out = join(root, 'generated');
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const dispatch = { path: 'dispatch.ts', text: 'export const routes = [];\n' };
const todos = { path: 'validators/todos/page.ts', text: 'one\ntwo\n' };
const read = (path: string) => readFileSync(join(out, path), 'utf8');
const put = (path: string, text: string) => {
  mkdirSync(join(out, path, '..'), { recursive: true });
  writeFileSync(join(out, path), text);
};
const codes = (result: { diagnostics: readonly { code: string }[] }) =>
  result.diagnostics.map(({ code }) => code);

describe('writeOutput', () => {
  test('writes the files and a manifest that lists them, the table last', () => {
    const client = { path: 'client.ts', text: 'export {};\n' };
    expect(writeOutput(out, [dispatch, todos, client])).toEqual({
      written: ['validators/todos/page.ts', 'client.ts', 'dispatch.ts'],
      removed: [],
      diagnostics: [],
    });
    expect(read('.routeclass-manifest.json')).toBe(
      '[\n  "client.ts",\n  "dispatch.ts",\n  "validators/todos/page.ts"\n]\n',
    );
    expect(readdirSync(out).sort()).toEqual([
      '.routeclass-manifest.json',
      'client.ts',
      'dispatch.ts',
      'validators',
    ]);
  });

  test('touches only what changed', () => {
    writeOutput(out, [dispatch, todos]);
    const before = statSync(join(out, 'dispatch.ts'));
    expect(writeOutput(out, [dispatch, { ...todos, text: 'new\n' }]).written).toEqual([
      'validators/todos/page.ts',
    ]);
    const after = statSync(join(out, 'dispatch.ts'));
    expect([after.mtimeMs, after.ino]).toEqual([before.mtimeMs, before.ino]);
    const manifest = statSync(join(out, '.routeclass-manifest.json'));
    expect(writeOutput(out, [dispatch, { ...todos, text: 'new\n' }]).written).toEqual([]);
    expect(statSync(join(out, '.routeclass-manifest.json')).ino).toBe(manifest.ino);
  });

  test('keeps files whose line ends git has converted', () => {
    writeOutput(out, [dispatch, todos]);
    for (const path of ['.routeclass-manifest.json', 'dispatch.ts', 'validators/todos/page.ts'])
      put(path, read(path).replaceAll('\n', '\r\n'));
    expect(writeOutput(out, [dispatch, todos]).written).toEqual([]);
    expect(writeOutput(out, [dispatch, { ...todos, text: 'new\n' }]).written).toEqual([todos.path]);
    expect(read('.routeclass-manifest.json')).toContain('\r\n');
    writeOutput(out, [dispatch, todos]);
    rmSync(join(out, '.routeclass-manifest.json'));
    expect(writeOutput(out, [dispatch, todos])).toMatchObject({ written: [], diagnostics: [] });
  });

  test('removes stale files and the folders that they leave empty, but nothing of the user', () => {
    put('validators/notes.txt', 'mine');
    writeOutput(out, [dispatch, todos]);
    expect(writeOutput(out, [dispatch]).removed).toEqual(['validators/todos/page.ts']);
    expect(existsSync(join(out, 'validators/todos'))).toBe(false);
    expect(read('validators/notes.txt')).toBe('mine');
  });

  test('a stale file that is gone already is neither removed nor reported, nor is one below a file of the user', () => {
    writeOutput(out, [dispatch, todos]);
    rmSync(join(out, todos.path));
    expect(compareOutput(out, [dispatch])).toMatchObject([{ path: '.routeclass-manifest.json' }]);
    rmSync(join(out, 'validators'), { recursive: true });
    put('validators', 'mine');
    expect(compareOutput(out, [dispatch])).toMatchObject([{ path: '.routeclass-manifest.json' }]);
    expect(writeOutput(out, [dispatch]).removed).toEqual([]);
  });

  test('a folder of the user in place of a stale file is kept, and what is new is written', () => {
    writeOutput(out, [dispatch, todos]);
    rmSync(join(out, todos.path));
    put(`${todos.path}/notes.txt`, 'mine');
    const next = { ...dispatch, text: 'new\n' };
    expect(compareOutput(out, [next])).toMatchObject([{ kind: 'different', path: 'dispatch.ts' }]);
    expect(writeOutput(out, [next])).toEqual({ written: ['dispatch.ts'], removed: [], diagnostics: [] });
    expect(compareOutput(out, [next])).toEqual([]);
    expect(read(`${todos.path}/notes.txt`)).toBe('mine');
  });

  test('a folder of the user in place of a file is named, and kept', () => {
    writeOutput(out, [dispatch, todos]);
    rmSync(join(out, todos.path));
    put(`${todos.path}/notes.txt`, 'mine');
    const result = writeOutput(out, [dispatch, { ...todos, text: 'new\n' }]);
    expect(result.diagnostics.map(({ message }) => message)).toEqual([
      '`generated/validators/todos/page.ts` cannot be written: a folder is where a file should be',
    ]);
    expect(result.diagnostics[0]!.hint).toMatch(/^Remove it, /);
    expect(read(`${todos.path}/notes.txt`)).toBe('mine');
    expect(read('dispatch.ts')).toBe(dispatch.text);
  });

  test.each([
    ['validators/Todos/page.ts', 'validators/todos/page.ts'],
    ['validators/todos/page.ts', 'validators/Todos/page.ts'],
  ])('a file whose path differs from one of ours only in case is ours: %s, now %s', (before, path) => {
    put('.routeclass-manifest.json', manifestText([before]));
    put(path, 'of the other folder, where the file system has no case\n');
    expect(codes(writeOutput(out, [{ ...todos, path }]))).toEqual([]);
    expect(read(path)).toBe(todos.text);
  });

  test('a stale file that differs only in case from a new one, or in a folder of it, is removed first', () => {
    const files = (...paths: string[]) => paths.map((path) => ({ path, text: 'text\n' }));
    writeOutput(out, files('a.ts', 'validators/Todos/page.ts', 'validators/users'));
    // Removed last, it would take the new file with it, where the file system has no case.
    const { removed } = writeOutput(out, files('validators/todos/page.ts', 'validators/Users/all/page.ts'));
    expect(removed).toEqual(['validators/Todos/page.ts', 'validators/users', 'a.ts']);
  });

  test('a manifest that cannot be read is an error: nothing tells which files are of a build', () => {
    writeOutput(out, [dispatch]);
    rmSync(join(out, '.routeclass-manifest.json'));
    mkdirSync(join(out, '.routeclass-manifest.json'));
    expect(codes(writeOutput(out, [{ ...dispatch, text: 'new\n' }]))).toEqual(['output-not-writable']);
    expect(read('dispatch.ts')).toBe(dispatch.text);
  });

  test('a file of the user in the way: nothing at all is written', () => {
    put('dispatch.ts', 'mine');
    const result = writeOutput(out, [dispatch, todos]);
    expect(codes(result)).toEqual(['output-not-generated']);
    expect(result.diagnostics[0]!.message).toContain('`generated/dispatch.ts`');
    expect(readdirSync(out)).toEqual(['dispatch.ts']);
    expect(read('dispatch.ts')).toBe('mine');
  });

  test('a folder of the user in the way: nothing at all is written', () => {
    put('dispatch.ts/notes.txt', 'mine');
    expect(codes(writeOutput(out, [dispatch, todos]))).toEqual(['output-not-generated']);
    expect(readdirSync(out)).toEqual(['dispatch.ts']);
  });

  test('what a linked folder leads to is not of a build, whatever the manifest lists', () => {
    const files = join(root, 'files');
    mkdirSync(join(files, 'todos'), { recursive: true });
    writeFileSync(join(files, 'notes.txt'), 'mine');
    writeFileSync(join(files, 'todos/page.ts'), 'mine');
    put('.routeclass-manifest.json', manifestText(['validators/notes.txt', todos.path]));
    symlinkSync(files, join(out, 'validators'), 'junction');
    expect(codes(writeOutput(out, [todos]))).toEqual(['output-not-generated']);
    expect(writeOutput(out, [dispatch])).toMatchObject({ written: ['dispatch.ts'], removed: [] });
    expect(readFileSync(join(files, 'notes.txt'), 'utf8')).toBe('mine');
    expect(read(todos.path)).toBe('mine');
  });

  test('the same text without a manifest is taken over', () => {
    put('dispatch.ts', dispatch.text);
    expect(codes(writeOutput(out, [dispatch]))).toEqual([]);
    expect(compareOutput(out, [dispatch])).toEqual([]);
  });

  test('a build that was killed before its last step is carried on by the next', () => {
    writeOutput(out, [dispatch]);
    put('.routeclass-manifest.json', '[\n  "dispatch.ts",\n  "validators/todos/page.ts"\n]\n');
    put('validators/todos/page.ts', 'of the killed build\n');
    put('.routeclass-tmp-99999999/0', 'export con');
    put(`.routeclass-tmp-${process.ppid}/0`, 'of a build that is running');
    expect(codes(writeOutput(out, [dispatch, todos]))).toEqual([]);
    expect(read('validators/todos/page.ts')).toBe(todos.text);
    expect(readdirSync(out).filter((name) => name.startsWith('.routeclass-tmp-'))).toEqual([
      `.routeclass-tmp-${process.ppid}`,
    ]);
  });

  test('a build that fails half way leaves its files, and those of the last one, known to the next', () => {
    writeOutput(out, [dispatch, todos]);
    put('items', 'mine');
    const items = { path: 'items/page.ts', text: 'items\n' };
    const first = { path: 'first/page.ts', text: 'first\n' };
    const result = writeOutput(out, [first, items, dispatch]);
    expect(codes(result)).toEqual(['output-not-writable']);
    expect(result.diagnostics[0]!.message).toContain('`generated/items/page.ts`');
    const known = [dispatch, first, items, todos].map(({ path }) => path);
    expect(JSON.parse(read('.routeclass-manifest.json'))).toEqual(known);
    rmSync(join(out, 'items'));
    expect(writeOutput(out, [items, dispatch]).removed).toEqual([first.path, todos.path]);
  });

  test('a manifest with conflict markers, or lines that are no JSON, still lists our files', () => {
    writeOutput(out, [dispatch, todos]);
    put(
      '.routeclass-manifest.json',
      '[\n<<<<<<< a\n  "dispatch.ts"\n=======\n  "\\x",\n  "validators/todos/page.ts"\n>>>>>>> b\n]\n',
    );
    expect(writeOutput(out, [{ ...dispatch, text: 'new\n' }]).removed).toEqual(['validators/todos/page.ts']);
  });

  test('a colon in the name of a folder makes its files no less ours', () => {
    const named = ['validators/:colon/page.ts', 'validators/a:b/page.ts'];
    // Windows has no such names.
    if (process.platform === 'win32') return;
    writeOutput(out, [dispatch, ...named.map((path) => ({ path, text: 'text\n' }))]);
    expect(compareOutput(out, [dispatch])).toEqual(named.map((path) => ({ kind: 'stale', path })));
    expect(writeOutput(out, [dispatch]).removed).toEqual(named);
    expect(existsSync(join(out, 'validators'))).toBe(false);
  });

  test.each(['../a', 'a/../../b', '/a', './a', 'C:/a', 'c:a', '..\\a', 'a\\..\\..\\b'])(
    'a manifest that lists %j lists nothing: no build has written such a path',
    (path) => {
      put('.routeclass-manifest.json', manifestText([path]));
      expect([...readManifest(out)]).toEqual([]);
    },
  );

  test('a manifest cannot name files outside of the folder', () => {
    writeFileSync(join(root, 'package.json'), '{}');
    put(
      '.routeclass-manifest.json',
      `["dispatch.ts",\n"../package.json",\n${JSON.stringify(join(root, 'package.json'))}\n]\n`,
    );
    writeOutput(out, [dispatch]);
    expect(existsSync(join(root, 'package.json'))).toBe(true);
  });

  test('a file becomes a folder, and a folder a file', () => {
    const file = { path: 'validators/page.ts', text: 'file\n' };
    const folder = { path: 'validators/page.ts/deep/page.ts', text: 'folder\n' };
    for (const files of [[file], [folder], [file]]) {
      expect(codes(writeOutput(out, files))).toEqual([]);
      expect(compareOutput(out, files)).toEqual([]);
    }
  });

  test('a file that cannot be read is named: only that has to be removed', () => {
    writeOutput(out, [dispatch, todos]);
    rmSync(join(out, todos.path));
    symlinkSync('page.ts', join(out, todos.path));
    const { diagnostics } = writeOutput(out, [dispatch, todos]);
    expect(diagnostics.map(({ message }) => message)).toEqual([
      '`generated/validators/todos/page.ts` cannot be written: symbolic links in its path form a loop',
    ]);
    expect(diagnostics[0]!.hint).toMatch(/^Remove it, /);
  });

  test('a file where the folder should be, and a folder without permission, are diagnostics', () => {
    writeFileSync(out, '');
    const result = writeOutput(out, [dispatch]);
    expect(codes(result)).toEqual(['output-not-writable']);
    expect(result.diagnostics[0]!.message).toBe(
      '`generated` cannot be written: a file is where a folder should be',
    );
    expect(result.diagnostics[0]!.hint).toMatch(/^Remove it, /);
    rmSync(out);
    if (process.getuid?.() === 0) return; // Root may write everywhere.
    mkdirSync(out);
    chmodSync(out, 0o500);
    expect(codes(writeOutput(out, [dispatch]))).toEqual(['output-not-writable']);
  });
});

describe('compareOutput', () => {
  test('names missing, stale and different files, these with the first line', () => {
    writeOutput(out, [dispatch, todos]);
    const items = { path: 'validators/items/page.ts', text: 'items\n' };
    expect(compareOutput(out, [items, { ...dispatch, text: 'export const routes = [];\nmore\n' }])).toEqual([
      { kind: 'different', path: 'dispatch.ts', line: 2, expected: 'more', found: '' },
      { kind: 'missing', path: 'validators/items/page.ts' },
      { kind: 'stale', path: 'validators/todos/page.ts' },
    ]);
    put('dispatch.ts', `${dispatch.text}\n`);
    expect(compareOutput(out, [dispatch, todos])).toEqual([
      { kind: 'different', path: 'dispatch.ts', line: 3, expected: undefined, found: '' },
    ]);
  });

  test('a folder that does not exist misses everything; a missing manifest alone is a difference', () => {
    expect(compareOutput(out, [dispatch])).toEqual([{ kind: 'missing', path: 'dispatch.ts' }]);
    put('dispatch.ts', dispatch.text);
    expect(compareOutput(out, [dispatch])).toEqual([{ kind: 'missing', path: '.routeclass-manifest.json' }]);
  });

  test('what cannot be read differs, be it an output file, the manifest or a stale file', () => {
    const table = { kind: 'unreadable', path: 'dispatch.ts', reason: 'a folder is where a file should be' };
    writeOutput(out, [dispatch, todos]);
    rmSync(join(out, todos.path));
    symlinkSync('page.ts', join(out, todos.path));
    rmSync(join(out, 'dispatch.ts'));
    mkdirSync(join(out, 'dispatch.ts'));
    expect(compareOutput(out, [dispatch])).toEqual([table, { kind: 'stale', path: todos.path }]);
    rmSync(join(out, '.routeclass-manifest.json'));
    mkdirSync(join(out, '.routeclass-manifest.json'));
    expect(compareOutput(out, [])).toEqual([{ ...table, path: '.routeclass-manifest.json' }]);
  });

  test('lines may end as the system has it, and their numbers count the same', () => {
    writeOutput(out, [dispatch, todos]);
    for (const path of ['.routeclass-manifest.json', 'dispatch.ts', 'validators/todos/page.ts'])
      put(path, read(path).replaceAll('\n', '\r\n'));
    expect(compareOutput(out, [dispatch, todos])).toEqual([]);
    expect(compareOutput(out, [dispatch, { ...todos, text: 'one\n2\n' }])).toEqual([
      { kind: 'different', path: 'validators/todos/page.ts', line: 2, expected: '2', found: 'two' },
    ]);
  });
});

describe('a file that another program has open, as virus scanners on Windows have what was just written', () => {
  const refusals = (...codes: readonly string[]) => {
    const left = [...codes];
    return () => {
      const code = left.shift();
      if (code !== undefined) throw Object.assign(new Error(code), { code });
    };
  };

  test.each(['EACCES', 'EBUSY', 'EPERM'])('is tried again after %s, and after a while', (code) => {
    const begin = performance.now();
    expect(() => withRetries(refusals(code, code))).not.toThrow();
    expect(performance.now() - begin).toBeGreaterThan(25);
  });

  test('is given up where it stays so, and at once where it is something else', () => {
    expect(() => withRetries(refusals(...Array(100).fill('EBUSY')))).toThrow('EBUSY');
    expect(() => withRetries(refusals('ENOSPC'))).toThrow('ENOSPC');
  });
});

test('an error that Node has no name for is told in words, too', () => {
  const code = `Unknown system error -${constants.errno.EDQUOT}`;
  expect(reasonOf(Object.assign(new Error(code), { code }))).toBe('the disk quota is exceeded');
});
