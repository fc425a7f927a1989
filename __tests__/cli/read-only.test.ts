import { spawnSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from '@jest/globals';
import { executable, TestApp, testEnv } from './app.ts';

/**
 * An app on file systems that are read-only, as in a container, or full, or that another one is mounted on. The
 * tests mount them, where Linux allows that.
 */

const app = new TestApp({
  'app/routes/page.ts': 'export default class Hello { get(): string { return "hello"; } }\n',
});
afterAll(() => app.remove());

function mounted(mount: string, command: readonly string[]) {
  const args = ['--map-root-user', '--mount', 'sh', '-c', `${mount} && exec "$@"`, 'sh', ...command];
  return spawnSync('unshare', args, { cwd: app.root, encoding: 'utf8', env: testEnv() });
}

const inReadOnly = (command: readonly string[]) =>
  mounted('mount --bind . . && mount -o remount,bind,ro . && cd "$PWD"', command);

const testMounted = inReadOnly(['true']).status === 0 ? test : test.skip;

testMounted.each([false, true])(
  'a read-only file system is said to be the reason; with an output folder: %s',
  (isThere) => {
    if (isThere) mkdirSync(join(app.root, 'generated'));
    const build = inReadOnly([executable, 'build']);
    expect(build).toMatchObject({
      status: 1,
      stderr: expect.stringContaining('`generated` cannot be written: the file system is read-only\n'),
    });
    const route = '--path /a/b --name A --methods get'.split(' ');
    const created = inReadOnly([executable, 'create', 'route', ...route]);
    expect(created).toMatchObject({
      status: 1,
      stderr: 'error: `app/routes/a/b/page.ts` cannot be written: the file system is read-only\n',
    });
  },
);

testMounted('a full file system is said to be the reason, and to free space the remedy', () => {
  mkdirSync(join(app.root, 'generated'), { recursive: true });
  expect(mounted('mount -t tmpfs -o size=4k tmpfs generated', [executable, 'build'])).toMatchObject({
    status: 1,
    stderr: expect.stringContaining(
      '`generated` cannot be written: no space is left on the device\n  help: Free some space, or set `out`',
    ),
  });
});

testMounted(
  'what a killed build has left is not in the way of the next one, where it cannot be removed',
  () => {
    const leftover = 'generated/.routeclass-tmp-99999999';
    mkdirSync(join(app.root, leftover), { recursive: true });
    expect(mounted(`mount -t tmpfs tmpfs ${leftover}`, [executable, 'build'])).toMatchObject({
      status: 0,
      stderr: '',
    });
  },
);

testMounted('a build leaves no temporary file in a cache that is full', () => {
  mkdirSync(join(app.root, 'node_modules/.cache'), { recursive: true });
  const command = ['sh', '-c', '"$0" build && ls -R node_modules/.cache', executable];
  const { stdout } = mounted('mount -t tmpfs -o size=4k tmpfs node_modules/.cache', command);
  expect(stdout).toMatch(/build\.json\n$/);
});
