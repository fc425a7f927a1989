import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { createApp, type RoutesApp } from 'routeclass';
import { type BuiltApp, buildApp } from './support/built-app.ts';

const page = (dependency: string, up: string) => `import type { Depends } from 'routeclass';
import type { ${dependency} } from '${up}dependencies.ts';

export default class Page {
  get(found: Depends<typeof ${dependency}>): { found: string | number } {
    return { found };
  }
}
`;

let built: BuiltApp;
let app: RoutesApp;
beforeAll(async () => {
  built = await buildApp({
    'dependencies.ts': `import type { int, Path } from 'routeclass';
export const user = (id: Path<int, { gt: 0 }>) => id;
export const file = (path: Path<string, { maxLength: 5 }>) => path;
`,
    'routes/users/[id]/page.ts': page('user', '../../../'),
    'routes/shops/[shop]/users/[id]/page.ts': page('user', '../../../../../'),
    'routes/files/[...path]/page.ts': page('file', '../../../'),
    'routes/shops/[shop]/files/[...path]/page.ts': page('file', '../../../../../'),
  });
  app = createApp(built.routes);
});
afterAll(() => built.remove());

test.each([
  ['/users/5', { found: 5 }],
  ['/shops/7/users/5', { found: 5 }],
  ['/files/a/b%20c', { found: 'a/b c' }],
  ['/shops/7/files/a', { found: 'a' }],
])('a dependency reads a segment by its name, wherever it is in the path: %s', async (path, body) => {
  expect(await (await app.request(path)).json()).toEqual(body);
});

test.each([
  ['/users/0', 'greater_than', 'id', '0'],
  ['/shops/7/users/x', 'int_parsing', 'id', 'x'],
  ['/shops/7/files/a/b/c/d', 'string_too_long', 'path', 'a/b/c/d'],
])('a segment that does not fit is refused under its name: %s', async (path, type, name, input) => {
  const answer = await app.request(path);
  expect(answer.status).toBe(422);
  expect(await answer.json()).toMatchObject({ detail: [{ type, loc: ['path', name], input }] });
});

test.each([
  ['/shops/7/users/%zz', 'id'],
  ['/files/%zz', 'path'],
])('a segment that cannot be decoded is a 400 of its name: %s', async (path, name) => {
  const answer = await app.request(path);
  expect(answer.status).toBe(400);
  const error = `The path segment '${name}' has a broken percent-encoding`;
  expect(await answer.json()).toMatchObject({ error });
});
