import { expect, test } from '@jest/globals';
import { withCapitalDrive } from '../../cli/flags.ts';

test.each([
  ['c:\\app', 'C:\\app'],
  ['C:\\app', 'C:\\app'],
  ['\\\\server\\c:', '\\\\server\\c:'],
  ['/c:/app', '/c:/app'],
])('the app in %s is in %s', (path, folder) => {
  expect(withCapitalDrive(path)).toBe(folder);
});
