import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { type AppWatcher, watchApp } from '../../cli/dev/watch-app.ts';

let root: string;
let watcher: AppWatcher;
let changed: string[];

beforeEach(async () => {
  root = realpathSync(mkdtempSync(join(tmpdir(), 'routeclass-watch-')));
  changed = [];
  mkdirSync(join(root, 'app'));
  mkdirSync(join(root, 'shared'));
  watcher = await watchApp(join(root, 'app'), {
    onChange: (file) => changed.push(file),
    onFolder: () => {},
    onError: (error) => {
      throw error;
    },
  });
});

afterEach(async () => {
  await watcher.close();
  rmSync(root, { recursive: true });
});

/** Waits until a change is seen. */
async function seen(file: string): Promise<void> {
  for (let waited = 0; waited < 5_000 && !changed.includes(file); waited += 20) await pause(20);
  expect(changed).toContain(file);
}

test.each(['package.json', 'config/tsconfig.json'])(
  'a missing file outside of the app, %s, is watched once `add` has settled, and its neighbours are not',
  async (path) => {
    const file = join(root, 'shared', path);
    await watcher.add([file]);
    writeFileSync(join(root, 'shared/other.ts'), '');
    mkdirSync(join(file, '..'), { recursive: true });
    writeFileSync(file, '{}');
    await seen(file);
    rmSync(file);
    changed = [];
    writeFileSync(file, '{}');
    await seen(file);
    expect(changed).not.toContain(join(root, 'shared/other.ts'));
  },
);
