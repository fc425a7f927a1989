import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from '@jest/globals';
import { compilerOf } from './support/compile.ts';

const root = realpathSync(mkdtempSync(join(tmpdir(), 'routeclass-strange-')));
afterAll(() => rmSync(root, { recursive: true, force: true }));

const routes = join(root, 'routes');
const page = 'export default class One { get(): number { return 1; } }\n';
symlinkSync(join(import.meta.dirname, '../../node_modules'), join(root, 'node_modules'));
mkdirSync(join(routes, 'one'), { recursive: true });
writeFileSync(join(routes, 'one/page.ts'), page);

/** Other file systems have no pipes, and no names that are not Unicode. */
const onLinux = process.platform === 'linux' ? test : test.skip;

onLinux('a pipe named as a page is not waited for', () => {
  mkdirSync(join(routes, 'pipe'));
  execFileSync('mkfifo', [join(routes, 'pipe/page.ts')]);
  const result = compilerOf(root).compile();
  expect(result.ok && result.model.routes.map(({ folder }) => folder)).toEqual(['one']);
});

onLinux('a folder whose name is no UTF-8 is refused', () => {
  const folder = Buffer.concat([Buffer.from(`${routes}/caf`), Buffer.from([0xe9])]);
  mkdirSync(folder);
  writeFileSync(Buffer.concat([folder, Buffer.from('/page.ts')]), page);
  const { diagnostics } = compilerOf(root).compile();
  expect(diagnostics).toMatchObject([
    { code: 'malformed-folder', message: expect.stringContaining('its bytes are no UTF-8') },
  ]);
});
