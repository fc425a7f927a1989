import { rmSync, symlinkSync } from 'node:fs';
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

test('a file that is written with the same content during every build counts as changed once', async () => {
  const hashes = new FileHashes();
  const file = join(app.root, 'a');
  const changedByBuild = async () => {
    await pause(20);
    app.write('a', '1');
    hashes.forgetWritten();
    return hashes.changedAmong([file]);
  };
  hashes.changedAmong([file]);
  expect([await changedByBuild(), await changedByBuild(), await changedByBuild()]).toEqual([[file], [], []]);
  // A build that does not write it.
  hashes.forgetWritten();
  expect(await changedByBuild()).toEqual([file]);
});

test('a folder that has become a file, and a link to itself, have no content', () => {
  const hashes = new FileHashes();
  app.write('folder/a', '1');
  const files = ['folder/a', 'b'].map((name) => join(app.root, name));
  hashes.changedAmong(files);
  rmSync(join(app.root, 'folder'), { recursive: true });
  app.write('folder', '1');
  rmSync(join(app.root, 'b'));
  symlinkSync('b', join(app.root, 'b'));
  expect(hashes.changedAmong(files)).toEqual(files);
  hashes.forgetWritten();
  expect(hashes.changedAmong(files)).toEqual([]);
});
