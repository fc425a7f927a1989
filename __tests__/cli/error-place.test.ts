import { expect, test } from '@jest/globals';
import { reasonOfError } from '../../cli/error-place.ts';

test.each([
  ['/app', "Cannot find package '/app/lib/db.ts'", "Cannot find package 'lib/db.ts'"],
  ['C:\\app', "Cannot find module 'C:\\app\\lib\\db.ts'", "Cannot find module 'lib\\db.ts'"],
  ['C:\\app', "Cannot find module 'C:/app/lib/db.ts'", "Cannot find module 'lib/db.ts'"],
])('what lies in %s is named as seen from there', (root, message, reason) => {
  expect(reasonOfError(new Error(message), root)).toBe(reason);
});
