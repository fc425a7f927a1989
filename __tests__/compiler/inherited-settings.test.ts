import { expect, test } from '@jest/globals';
import { compilerOf } from './support/compile.ts';
import { withApp } from './support/temporary.ts';

/** Members of a base class and of the page that extends it, and the members that have no effect. */
const rows: readonly (readonly [base: string, page: string, ...unread: string[]])[] = [
  ['', "static guards = ['admin'];", 'guards'],
  ["static guards = ['admin'];", '', 'guards'],
  ["static guards = ['admin'];", "static override guards = ['editor'];", 'guards'],
  ["roles = ['admin'];", 'post() { return this.roles; }'],
  ["static roles = ['admin'];", 'post() { const { roles } = Page; return roles; }'],
  ["static roles = ['admin'];", 'post() { return { roles: 1 }.roles; }', 'roles'],
  [
    'static roles: string[] = []; get() { return (this.constructor as typeof Base).roles; }',
    "static override roles = ['admin'];",
  ],
  ['get() { return this.schema; } schema = 1;', 'override schema = 2;'],
];

const summary = (head: string, base: string, page: string) =>
  withApp(
    {
      'package.json': '{"type":"module"}',
      'lib/base.ts': `${head}  ${base}\n}\n`,
      'routes/page.ts': `import { Base } from '../lib/base.ts';\n\nexport default class Page extends Base {\n  delete() {}\n  ${page}\n}\n`,
    },
    (root) => {
      const { diagnostics } = compilerOf(root).compile();
      return diagnostics.map(({ code, message }) => {
        expect(code).toBe('unread-setting');
        return /`(?:static )?(\w+)`/.exec(message)![1];
      });
    },
  );

test.each(rows)('what another framework reads of a class and its base: %s %s', (base, page, ...unread) => {
  expect(summary('export class Base {\n', base, page)).toEqual(unread);
});

test('a base class of a package may read any member', () => {
  const head = 'export class Base extends Error {\n';
  expect(summary(head, '', "static guards = ['admin'];")).toEqual([]);
});
