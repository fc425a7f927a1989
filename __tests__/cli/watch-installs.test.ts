import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from '@jest/globals';
import { watchInstalls } from '../../cli/dev/watch-installs.ts';
import { temporaryFolder, writeFiles } from '../compiler/support/temporary.ts';
import { until } from '../runtime/support/streamed.ts';

const state = 'node_modules/.package-lock.json';

test('what is in a new folder before that is watched is noticed', async () => {
  const root = temporaryFolder();
  mkdirSync(join(root, 'node_modules'));
  const noticed: unknown[] = [];
  const note = (what: unknown) => noticed.push(what);
  const end = watchInstalls(root, note, note);
  try {
    rmSync(join(root, 'node_modules'), { recursive: true });
    // The end of the old folder is noticed meanwhile.
    await pause(20);
    writeFiles(root, { [state]: '{}' });
    await until(() => noticed.length > 0);
    expect(new Set(noticed)).toEqual(new Set([join(root, state)]));
  } finally {
    end();
    rmSync(root, { recursive: true, force: true });
  }
});
