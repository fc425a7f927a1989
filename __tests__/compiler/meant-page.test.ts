import { expect, test } from '@jest/globals';
import { meantPage } from '../../compiler/scan/meant-page.ts';

test.each<[files: readonly string[], file: string | undefined, page: string | undefined]>([
  [['/r/users/route.ts'], '/r/users/route.ts', '/r/users/page.ts'],
  [['/r/index.js'], '/r/index.js', '/r/page.ts'],
  [['/r/users.ts'], '/r/users.ts', '/r/users/page.ts'],
  [['/r/todos/todos.controller.ts'], '/r/todos/todos.controller.ts', '/r/todos/page.ts'],
  [['/r/db.ts', '/r/todos.get.ts'], '/r/todos.get.ts', '/r/todos/page.ts'],
  [['/r/todos/todos.ts'], '/r/todos/todos.ts', '/r/todos/page.ts'],
  // A helper file may come before a file that is named like a route.
  [['/r/db.ts', '/r/users/+server.ts'], '/r/users/+server.ts', '/r/users/page.ts'],
  // A share of Windows.
  [['//server/share/r/users.ts'], '//server/share/r/users.ts', '//server/share/r/users/page.ts'],
  [['//server/share/r/index.ts'], '//server/share/r/index.ts', '//server/share/r/page.ts'],
  [['/r/users.test.ts', '/r/env.d.ts', '/r/readme.md'], undefined, undefined],
  [[], undefined, undefined],
])('of %j', (files, file, page) => {
  expect(meantPage(files)).toEqual(file && { file, page });
});
