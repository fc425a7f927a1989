import { posix, win32 } from 'node:path';
import { expect, test } from '@jest/globals';
import { folderFault } from '../../cli/config/folder-fault.ts';

test.each([
  ['C:\\app\\routes', 'C:\\app\\generated', undefined, undefined],
  ['C:\\app\\routes', 'c:\\gen', undefined, undefined],
  ['C:\\app\\routes', 'D:\\generated', 'out', 'a folder on the drive of the app, as imports are relative'],
  ['D:\\routes', 'C:\\app\\generated', 'routes', 'a folder on the drive of the app, as imports are relative'],
  ['C:\\app\\routes', '\\\\server\\share\\generated', 'out', expect.stringContaining('on the drive')],
  ['C:\\app\\routes', 'C:\\app\\routes\\generated', 'out', 'a folder separate from the routes'],
  ['C:\\app\\routes', 'c:\\', 'out', 'a folder that does not contain the app'],
  ['C:\\app\\a#b', 'C:\\app\\generated', 'routes', expect.stringContaining('a folder without "#"')],
])('on Windows: routes in %s, output in %s', (routes, out, key, expected) => {
  expect(folderFault({ root: 'C:\\app', routes, out }, true, win32)).toEqual(key && { key, expected });
});

test.each([
  ['/app/generated/routes', true, 'out', 'a folder separate from the routes'],
  ['/app/generated/routes', false, 'routes', 'a folder separate from the output'],
  ['/app/generated', false, 'routes', 'a folder separate from the output'],
  ['/app/generated-routes', false, undefined, undefined],
])('routes in %s, output in /app/generated, by an `out`: %s', (routes, isWritten, key, expected) => {
  const folders = { root: '/app', routes, out: '/app/generated' };
  expect(folderFault(folders, isWritten, posix)).toEqual(key && { key, expected });
});

test('elsewhere a backslash is a character of a name, which imports cannot contain', () => {
  const folders = { root: '/app', routes: '/app/a\\b', out: '/app/generated' };
  expect(folderFault(folders, true, posix)).toMatchObject({
    key: 'routes',
    expected: expect.stringContaining('"\\\\"'),
  });
});
