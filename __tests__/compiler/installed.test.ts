import { cpSync, mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from '@jest/globals';
import { Compiler } from '../../compiler/index.ts';

const repository = join(import.meta.dirname, '../..');
const root = realpathSync(mkdtempSync(join(tmpdir(), 'routeclass-installed-')));
afterAll(() => rmSync(root, { recursive: true, force: true }));

/**
 * In the repository the runtime is a link to a folder; in an app it is a package, which TypeScript resolves
 * in another way.
 */
function install(): void {
  const installed = join(root, 'node_modules/routeclass');
  mkdirSync(installed, { recursive: true });
  cpSync(join(repository, 'runtime/package.json'), join(installed, 'package.json'));
  cpSync(join(repository, 'runtime/dist'), join(installed, 'dist'), { recursive: true });
  symlinkSync(join(repository, 'node_modules/h3'), join(root, 'node_modules/h3'));
}

test('an app that has the runtime installed sees all that it exports', () => {
  install();
  mkdirSync(join(root, 'app/routes'), { recursive: true });
  writeFileSync(
    join(root, 'app/routes/page.ts'),
    `import { type Body, type Field, HttpError, reply } from 'routeclass';
     interface Todo { title: Field<string, { maxLength: 9 }> }
     export default class Root {
       post(todo: Body<Todo>) {
         if (todo.title === '') throw new HttpError(400, 'empty');
         return reply(todo, 201);
       }
     }`,
  );
  const result = new Compiler({
    root,
    routes: join(root, 'app/routes'),
    out: join(root, 'generated'),
    openapi: { title: 'Installed', version: '1' },
    docs: true,
    debug: false,
    limits: {},
  }).compile();
  expect(result.diagnostics).toEqual([]);
  const document = result.ok && result.files.find(({ path }) => path === 'openapi.json')?.text;
  const { post } = JSON.parse(document || '{}').paths['/'];
  expect(Object.keys(post.responses)).toContain('201');
  expect(post.requestBody.content['application/json'].schema).toEqual({ $ref: '#/components/schemas/Todo' });
});
