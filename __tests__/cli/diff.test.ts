import { execFileSync } from 'node:child_process';
import { mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, test } from '@jest/globals';
import { TestApp, testEnv } from './app.ts';

const page = (limit: number, more = '') => `import type { int, Query } from 'routeclass';

export default class Items {
  get(
    limit: Query<int, { le: ${limit} }>,${more}
  ): { limit: int } {
    return { limit };
  }
}
`;

const elsewhere: string[] = [];
let app: TestApp;
afterEach(async () => {
  await app.remove();
  for (const folder of elsewhere.splice(0)) rmSync(folder, { recursive: true, force: true });
});

function git(...args: readonly string[]): string {
  const as = ['-c', 'user.name=Ada', '-c', 'user.email=ada@example.com', '-c', 'init.defaultBranch=main'];
  return execFileSync('git', [...as, ...args], {
    cwd: app.root,
    encoding: 'utf8',
    env: testEnv(),
    stdio: 'pipe',
  });
}

/** An app in a repository of its own, built and committed on `main`. */
async function committedApp(): Promise<void> {
  app = new TestApp({ 'app/routes/items/page.ts': page(100) });
  git('init', '-q');
  await commit('first');
}

async function commit(message: string): Promise<void> {
  expect(await app.run(['build'])).toMatchObject({ status: 0 });
  git('add', '-A');
  git('commit', '-q', '-m', message);
}

const firstLine = (text: string) => text.split('\n')[0];

describe('routeclass diff', () => {
  test('holds the app against a revision: frames, status 1, and nothing is written', async () => {
    await committedApp();
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
    await committedApp();
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
    await committedApp();
    git('tag', 'v1');
    app.write(
      'app/routes/items/page.ts',
      page(100).replace('limit: Query', 'search: Query<string>, limit: Query'),
    );
    await commit('second');
    git('tag', 'v2');
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
    // A folder of a revision's name is none the less no document.
    app.write('v2/notes.txt', '');
    expect(await app.run(['diff', 'v2'])).toMatchObject({ status: 0 });
    app.write('old.json', git('show', 'v1:generated/openapi.json'));
    expect(await app.run(['diff', 'old.json', 'generated/openapi.json'])).toMatchObject({
      status: 1,
      stdout: expect.stringMatching(/1 breaking change since old\.json\n$/),
    });
    expect(await app.run(['diff', 'v2', '--root', app.root], tmpdir())).toMatchObject({ status: 0 });
  });

  test('an app that does not compile is told as by a build', async () => {
    await committedApp();
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

  test('what git refuses is told in its words', async () => {
    await committedApp();
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
        /^error: git refuses: detected dubious ownership in repository at '.*'\. .*: git config --global --add safe\.directory \S+$/,
      );
    }
    const blob = git('rev-parse', 'HEAD:generated/openapi.json').trim();
    rmSync(join(app.root, '.git/objects', blob.slice(0, 2), blob.slice(2)));
    const { status, stderr } = await app.run(['diff', 'main']);
    expect(status).toBe(2);
    expect(firstLine(stderr)).toMatch(/^error: git refuses: git cat-file/);
  });

  test('what is no document, or not there, is told in one line, with status 2', async () => {
    await committedApp();
    app.write('bad.json', '{');
    app.write('old.yaml', 'openapi: 3.1.0\npaths: {}\n');
    app.write('two.json', '{"swagger":"2.0"}');
    app.write('four.json', '{"openapi":"4.0.0"}');
    app.write('list.json', '[]');
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
      ['old.yaml', 'error: old.yaml is YAML: turn it into JSON first'],
      ['two.json', 'error: two.json is Swagger "2.0", and not OpenAPI 3'],
      ['four.json', 'error: four.json is OpenAPI "4.0.0", and not 3.0, 3.1 or 3.2'],
      ['list.json', 'error: list.json is not an OpenAPI document: it is no object'],
      ['deep.json', 'error: deep.json is nested deeper than 500 levels'],
      ['app', 'error: "app" is a folder, and not a document'],
      ['./app', 'error: "./app" is a folder, and not a document'],
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

describe('routeclass build --check --no-breaking', () => {
  test('is held against where the work has left the default branch, or against what is said', async () => {
    await committedApp();
    git('checkout', '-q', '-b', 'work');
    app.write('app/routes/items/page.ts', page(50));
    await commit('break it');
    // What others do on `main` meanwhile is none of this branch's.
    git('checkout', '-q', 'main');
    app.write('app/routes/more/page.ts', page(1));
    await commit('more');
    git('checkout', '-q', 'work');
    const { status, stderr, stdout } = await app.run(['build', '--check', '--no-breaking']);
    expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
    expect(stderr).toMatch(
      /^breaking\[bounds-changed\]: GET \/items.*\n {2}app\/routes\/items\/page\.ts:5:5\n(?:.*\n)+?\n1 breaking change since the merge base with main \([0-9a-f]{7}\)\n$/,
    );
    expect(await app.run(['build', '--check', '--no-breaking', '--against', 'HEAD'])).toEqual({
      status: 0,
      stderr: '',
      stdout: expect.stringMatching(/^generated is up to date, no changes since HEAD \([0-9a-f]{7}\)\n$/),
    });
    const told = await app.run(['build', '--check', '--no-breaking', '--against', 'main', '--json']);
    expect(JSON.parse(told.stdout)).toMatchObject({
      ok: false,
      differences: [],
      against: expect.stringMatching(/^main \(/),
      changes: [{ code: 'bounds-changed' }, { code: 'operation-removed', path: '/more' }],
    });
    const annotated = await app.run(['build', '--check', '--no-breaking', '--format', 'github']);
    expect(annotated.stdout).toMatch(/^::error file=[^\n]*title=breaking bounds-changed::[^\n]*\n$/);
  });

  test('drift is still told, and --strict takes warnings for breaking', async () => {
    await committedApp();
    app.write('app/routes/items/page.ts', page(100).replace('get(', '/** @operationId other */\n  get('));
    const drifted = await app.run(['build', '--check', '--no-breaking', '--against', 'HEAD']);
    expect(drifted.status).toBe(1);
    expect(drifted.stderr).toContain('are not what `routeclass build` writes');
    expect(drifted.stderr).toContain('warning[operation-id-changed]: GET /items: ');
    await app.run(['build']);
    const args = ['build', '--check', '--no-breaking', '--against', 'HEAD'];
    expect(await app.run(args)).toMatchObject({ status: 0, stderr: expect.stringContaining('warning[') });
    expect(await app.run([...args, '--strict'])).toMatchObject({
      status: 1,
      stderr: expect.stringContaining('breaking[operation-id-changed]'),
    });
  });

  test('without git, a revision, a branch or the document in it there is nothing to compare with', async () => {
    await committedApp();
    const line = async (...args: readonly string[]) => {
      const { status, stderr } = await app.run(['build', ...args]);
      expect(status).toBe(2);
      return firstLine(stderr);
    };
    expect(await line('--check', '--no-breaking', '--against', 'gone')).toBe(
      'error: there is no git revision "gone"',
    );
    expect(await line('--check', '--no-breaking', '--against', '--output=x')).toMatch(/^error: /);
    expect(await line('--no-breaking')).toContain('--check');
    git('rm', '-rq', '--cached', 'generated');
    git('commit', '-q', '-m', 'without output');
    expect(await line('--check', '--no-breaking', '--against', 'HEAD')).toMatch(
      /^error: there is no file "generated\/openapi\.json" in HEAD \(/,
    );
    git('branch', '-m', 'trunk');
    expect(await line('--check', '--no-breaking')).toMatch(/^error: there is no branch `main` or `master`/);
    const empty = realpathSync(mkdtempSync(join(tmpdir(), 'routeclass-diff-')));
    elsewhere.push(empty);
    writeFileSync(join(empty, 'package.json'), '{}');
    expect(await line('--check', '--no-breaking', '--root', empty)).toBe(
      `error: ${JSON.stringify(empty)} is in no git repository`,
    );
  });
});
