import { mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, test } from '@jest/globals';
import { firstLine, page, RepositoryApp } from './repository-app.ts';

let app: RepositoryApp;
afterEach(() => app.remove());

describe('routeclass build --check --no-breaking', () => {
  test('compares with the merge base of the default branch, or with the given revision', async () => {
    app = await RepositoryApp.committed();
    app.git('checkout', '-q', '-b', 'work');
    app.write('app/routes/items/page.ts', page(50));
    await app.commit('break it');
    // Later commits on `main` do not count as changes of this branch.
    app.git('checkout', '-q', 'main');
    app.write('app/routes/more/page.ts', page(1));
    await app.commit('more');
    app.git('checkout', '-q', 'work');
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

  test('drift is still reported, and --strict makes warnings breaking', async () => {
    app = await RepositoryApp.committed();
    app.write('app/routes/items/page.ts', page(100).replace('get(', '/** @operationId other */\n  get('));
    const drifted = await app.run(['build', '--check', '--no-breaking', '--against', 'HEAD']);
    expect(drifted.status).toBe(1);
    expect(drifted.stderr).toContain('differ from the output of `routeclass build`');
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
    app = await RepositoryApp.committed();
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
    app.git('rm', '-rq', '--cached', 'generated');
    app.git('commit', '-q', '-m', 'without output');
    expect(await line('--check', '--no-breaking', '--against', 'HEAD')).toMatch(
      /^error: there is no file "generated\/openapi\.json" in HEAD \(/,
    );
    app.git('branch', '-m', 'trunk');
    expect(await line('--check', '--no-breaking')).toMatch(/^error: there is no branch `main` or `master`/);
    const empty = realpathSync(mkdtempSync(join(tmpdir(), 'routeclass-diff-')));
    writeFileSync(join(empty, 'package.json'), '{}');
    expect(await line('--check', '--no-breaking', '--root', empty)).toBe(
      `error: ${JSON.stringify(empty)} is not in a git repository`,
    );
    rmSync(empty, { recursive: true });
  });

  test('an app that is new there has nothing to be compared with', async () => {
    app = new RepositoryApp({});
    app.git('init', '-q');
    app.git('commit', '-q', '--allow-empty', '-m', 'before');
    app.git('checkout', '-q', '-b', 'work');
    app.write('app/routes/items/page.ts', page(100));
    await app.commit('the app');
    const args = ['build', '--check', '--no-breaking'];
    expect(await app.run(args)).toEqual({
      status: 0,
      stderr: '',
      stdout: expect.stringMatching(
        /^generated is up to date, no generated\/openapi\.json in the merge base with main \([0-9a-f]{7}\) to compare with\n$/,
      ),
    });
    const told = JSON.parse((await app.run([...args, '--json'])).stdout);
    expect(told).toMatchObject({ ok: true, against: expect.stringMatching(/^the merge base with main/) });
    expect(told).not.toHaveProperty('changes');
  });

  test('before the first commit there is nothing to be compared with', async () => {
    app = new RepositoryApp({ 'app/routes/items/page.ts': page(100) });
    await app.run(['build']);
    app.git('init', '-q');
    const upToDate = {
      status: 0,
      stderr: '',
      stdout:
        'generated is up to date, no generated/openapi.json in a branch without commits to compare with\n',
    };
    const args = ['build', '--check', '--no-breaking'];
    expect(await app.run(args)).toEqual(upToDate);
    await app.commit('first');
    app.git('checkout', '-q', '--orphan', 'anew');
    expect(await app.run(args)).toEqual(upToDate);
    const named = await app.run([...args, '--against', 'HEAD']);
    expect(firstLine(named.stderr)).toBe('error: there is no git revision "HEAD"');
  });

  test('gives the same result in a git hook, where the app is below the root of a linked worktree', async () => {
    app = new RepositoryApp({ 'api/package.json': '{}', 'api/app/routes/items/page.ts': page(100) });
    const api = join(app.root, 'api');
    await app.run(['build'], api);
    app.git('init', '-q');
    app.git('add', 'api');
    app.git('commit', '-q', '-m', 'first');
    app.git('worktree', 'add', '-q', '-b', 'work', 'linked');
    // As git has it for a hook there.
    const env = { GIT_DIR: join(app.root, '.git/worktrees/linked'), GIT_PREFIX: '' };
    const linked = join(app.root, 'linked/api');
    for (const args of [
      ['build', '--check', '--no-breaking'],
      ['diff', 'main'],
    ]) {
      const { status, stdout } = await app.start(args, linked, env).finished;
      expect(status).toBe(0);
      expect(stdout).toMatch(/no changes since /);
    }
  });
});
