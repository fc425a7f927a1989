import { spawnSync } from 'node:child_process';
import { chmodSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, test } from '@jest/globals';
import { executable, testEnv } from './app.ts';
import { firstLine, page, RepositoryApp } from './repository-app.ts';

let app: RepositoryApp;
afterEach(() => app.remove());

describe('routeclass diff', () => {
  test('holds the app against a revision: frames, status 1, and nothing is written', async () => {
    app = await RepositoryApp.committed();
    const same = await app.run(['diff', 'main']);
    expect(same).toEqual({
      status: 0,
      stderr: '',
      stdout: expect.stringMatching(/^no changes since main \([0-9a-f]{7}\)\n$/),
    });
    app.write('app/routes/items/page.ts', page(50, '\n    search?: Query<string>,'));
    const before = app.files('generated');
    const changed = await app.run(['diff', 'HEAD']);
    expect(changed).toMatchObject({ status: 1, stderr: '' });
    expect(changed.stdout.replace(/[0-9a-f]{7}/, '(id)')).toBe(
      `breaking[bounds-changed]: GET /items, query parameter \`limit\`: the greatest value is 50, and was 100
  app/routes/items/page.ts:5:5
    4 |   get(
  > 5 |     limit: Query<int, { le: 50 }>,
      |     ^^^^^
    6 |     search?: Query<string>,

compatible[parameter-added]: GET /items, query parameter \`search\`: the parameter is new (app/routes/items/page.ts:6:5)

1 breaking change, 1 compatible change since HEAD ((id))
`,
    );
    expect(app.files('generated')).toEqual(before);
    const coloured = await app.start(['diff', 'HEAD'], app.root, { FORCE_COLOR: '1' }).finished;
    expect(coloured.stdout).toContain('\u001b[31mbreaking[bounds-changed]\u001b[39m');
  });

  test('as one document, and as annotations', async () => {
    app = await RepositoryApp.committed();
    app.write('app/routes/items/page.ts', page(50));
    const json = await app.run(['diff', 'HEAD', '--json']);
    expect(json).toMatchObject({ status: 1, stderr: '' });
    expect(JSON.parse(json.stdout)).toEqual({
      version: 1,
      ok: false,
      errors: 0,
      warnings: 0,
      diagnostics: [],
      old: expect.stringMatching(/^HEAD \(/),
      new: 'the app',
      counts: { breaking: 1, warning: 0, compatible: 0 },
      changes: [
        {
          code: 'bounds-changed',
          level: 'breaking',
          verb: 'GET',
          path: '/items',
          place: { kind: 'parameter', in: 'query', name: 'limit' },
          message: 'the greatest value is 50, and was 100',
          file: 'app/routes/items/page.ts',
          start: { line: 5, column: 5 },
          end: { line: 5, column: 10 },
        },
      ],
    });
    const github = await app.run(['diff', 'HEAD', '--format', 'github']);
    expect(github.status).toBe(1);
    expect(firstLine(github.stdout)).toMatch(
      /^::error file=.*app\/routes\/items\/page\.ts,line=5,col=5,endLine=5,endColumn=9,title=breaking bounds-changed::GET \/items, query parameter `limit`: the greatest/,
    );
  });

  test('takes revisions, paths in them, and files; --strict takes warnings for more', async () => {
    app = await RepositoryApp.committed();
    app.git('tag', 'v1');
    app.write(
      'app/routes/items/page.ts',
      page(100).replace('limit: Query', 'search: Query<string>, limit: Query'),
    );
    await app.commit('second');
    app.git('tag', 'v2');
    expect(await app.run(['diff', 'v1', 'v2'])).toMatchObject({
      status: 1,
      stdout: expect.stringContaining(
        'breaking[required-parameter-added]: GET /items, query parameter `search`',
      ),
    });
    const back = await app.run(['diff', 'v2:generated/openapi.json', 'v1:generated/openapi.json']);
    expect(back).toMatchObject({ status: 0, stdout: expect.stringMatching(/^warning\[parameter-removed\]/) });
    expect(await app.run(['diff', 'v2', 'v1', '--strict'])).toMatchObject({
      status: 1,
      stdout: expect.stringMatching(/^breaking\[parameter-removed\]/),
    });
    // A folder with the name of a revision is not a document.
    app.write('v2/notes.txt', '');
    expect(await app.run(['diff', 'v2'])).toMatchObject({ status: 0 });
    app.write('old.json', app.git('show', 'v1:generated/openapi.json'));
    expect(await app.run(['diff', 'old.json', 'generated/openapi.json'])).toMatchObject({
      status: 1,
      stdout: expect.stringMatching(/1 breaking change since old\.json\n$/),
    });
    expect(await app.run(['diff', 'v2', '--root', app.root], tmpdir())).toMatchObject({ status: 0 });
  });

  test('an app with errors gets the diagnostics of a build', async () => {
    app = await RepositoryApp.committed();
    app.write('app/routes/items/page.ts', page(100, ' nowhere: string'));
    expect(await app.run(['diff', 'HEAD'])).toMatchObject({
      status: 1,
      stdout: '',
      stderr: expect.stringContaining('error[parameter-without-declarator]'),
    });
    app.write('routeclass.config.ts', 'export default { nowhere: 1 };\n');
    const json = await app.run(['diff', 'HEAD', '--json']);
    expect(json.status).toBe(1);
    expect(JSON.parse(json.stdout)).toMatchObject({ ok: false, errors: 1, changes: [] });
  });

  test("an error of git is printed with git's message", async () => {
    app = await RepositoryApp.committed();
    // As in a container whose checkout belongs to another user.
    const env = {
      GIT_TEST_ASSUME_DIFFERENT_OWNER: '1',
      GIT_CONFIG_GLOBAL: join(app.root, 'none'),
      GIT_CONFIG_NOSYSTEM: '1',
    };
    for (const args of [
      ['diff', 'main'],
      ['build', '--check', '--no-breaking'],
    ]) {
      const { status, stderr } = await app.start(args, app.root, env).finished;
      expect(status).toBe(2);
      expect(firstLine(stderr)).toMatch(
        /^error: git failed: detected dubious ownership in repository at '.*'\. .*: git config --global --add safe\.directory \S+$/,
      );
    }
    const blob = app.git('rev-parse', 'HEAD:generated/openapi.json').trim();
    rmSync(join(app.root, '.git/objects', blob.slice(0, 2), blob.slice(2)));
    const { status, stderr } = await app.run(['diff', 'main']);
    expect(status).toBe(2);
    expect(firstLine(stderr)).toMatch(/^error: git failed: git cat-file/);
  });

  test('a git that cannot be run, or is ended, is named: nothing is said of the repository', async () => {
    app = await RepositoryApp.committed();
    const told = (script: string, mode: number) => {
      app.write('bin/git', script);
      chmodSync(join(app.root, 'bin/git'), mode);
      const { status, stderr } = spawnSync(process.execPath, [executable, 'diff', 'main'], {
        cwd: app.root,
        encoding: 'utf8',
        env: testEnv({ PATH: join(app.root, 'bin') }),
      });
      expect(status).toBe(2);
      return firstLine(stderr);
    };
    expect(told('#!/bin/sh\nkill -KILL $$\n', 0o755)).toBe('error: git was ended by SIGKILL');
    expect(told('', 0o644)).toBe('error: git cannot be run: permission denied');
  });

  test('an argument that is no document, or does not exist, is an error in one line with status 2', async () => {
    app = await RepositoryApp.committed();
    app.write('bad.json', '{');
    app.write('title.json', '\u001b]0;a\u0007');
    app.write('old.yaml', 'openapi: 3.1.0\npaths: {}\n');
    app.write('two.json', '{"swagger":"2.0"}');
    app.write('four.json', '{"openapi":"4.0.0"}');
    app.write('list.json', '[]');
    symlinkSync('loop', join(app.root, 'loop'));
    app.write('deep.json', `{"openapi":"3.1.0","x":${'['.repeat(5_000)}${']'.repeat(5_000)}}`);
    const cases: readonly (readonly [string, string | RegExp])[] = [
      ['gone.json', 'error: there is no file "gone.json"'],
      ['gone', 'error: there is neither a file nor a git revision "gone"'],
      ['gone:generated/openapi.json', 'error: there is no git revision "gone"'],
      ['HEAD:gone.json', /^error: there is no file "gone\.json" in HEAD \(/],
      [
        'HEAD:package.json',
        /^error: package\.json of HEAD \(.*\) is not an OpenAPI document: it has no `openapi`/,
      ],
      ['bad.json', /^error: bad\.json is not JSON: /],
      ['title.json', /^error: title\.json is not JSON: \P{Cc}+$/u],
      ['old.yaml', 'error: old.yaml is YAML: convert it to JSON first'],
      ['two.json', 'error: two.json is Swagger "2.0", not OpenAPI 3'],
      ['four.json', 'error: four.json is OpenAPI "4.0.0", not 3.0, 3.1 or 3.2'],
      ['list.json', 'error: list.json is not an OpenAPI document: it is not an object'],
      ['deep.json', 'error: deep.json is nested deeper than 500 levels'],
      ['app', 'error: "app" is a folder, not a document'],
      ['loop', 'error: "loop" cannot be read: symbolic links in its path form a loop'],
      ['x'.repeat(300), `error: "${'x'.repeat(300)}" cannot be read: the name is too long`],
      ['./app', 'error: "./app" is a folder, not a document'],
    ];
    const finished = await Promise.all(cases.map(([given]) => app.run(['diff', given, '--json'])));
    for (const [i, [given, line]] of cases.entries()) {
      const { status, stderr, stdout } = finished[i]!;
      expect({ given, status, stdout }).toEqual({ given, status: 2, stdout: '' });
      if (typeof line === 'string') expect(firstLine(stderr)).toBe(line);
      else expect(firstLine(stderr)).toMatch(line);
    }
  });
});
