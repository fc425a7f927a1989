import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { FileHashes } from '../../cli/dev/file-hashes.ts';
import { TestApp } from './app.ts';

let app: TestApp;
beforeEach(() => {
  app = new TestApp({ a: '1', b: '1' });
});
afterEach(() => app.remove());

test('files count as changed by what is in them', () => {
  const hashes = new FileHashes();
  const files = ['a', 'b', 'missing'].map((name) => join(app.root, name));
  expect(hashes.changedAmong(files)).toEqual(files);
  expect(hashes.changedAmong(files)).toEqual([]);
  app.write('a', '2');
  app.write('b', '1');
  expect(hashes.changedAmong(files)).toEqual(files.slice(0, 1));
  rmSync(join(app.root, 'a'));
  expect(hashes.changedAmong(files)).toEqual(files.slice(0, 1));
});

test('a file that was different for a moment during a build counts as changed', async () => {
  const hashes = new FileHashes();
  const files = ['a', 'b'].map((name) => join(app.root, name));
  hashes.changedAmong(files);
  // The clock of a file system may be that slow.
  await pause(20);
  for (const text of ['2', '1']) {
    rmSync(join(app.root, 'a'));
    app.write('a', text);
  }
  hashes.forgetWritten();
  expect(hashes.changedAmong(files)).toEqual(files.slice(0, 1));
});
