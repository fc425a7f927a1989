import { spawnSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from '@jest/globals';
import { executable, TestApp, testEnv } from './app.ts';

/** An app on a read-only file system, as in a container. The test mounts one, where Linux allows that. */

const app = new TestApp({
  'app/routes/page.ts': 'export default class Hello { get(): string { return "hello"; } }\n',
});
afterAll(() => app.remove());

function inReadOnly(command: readonly string[]) {
  const script = 'mount --bind . . && mount -o remount,bind,ro . && cd "$PWD" && exec "$@"';
  const args = ['--map-root-user', '--mount', 'sh', '-c', script, 'sh', ...command];
  return spawnSync('unshare', args, { cwd: app.root, encoding: 'utf8', env: testEnv() });
}

const testMounted = inReadOnly(['true']).status === 0 ? test : test.skip;

testMounted.each([false, true])('is said to be the reason; with an output folder: %s', (isThere) => {
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
});
