import { expect, test } from '@jest/globals';
import { createApp } from 'routeclass';
import { buildApp } from './support/built-app.ts';
import { compilerOf } from './support/compile.ts';
import { strictErrors } from './support/strict-errors.ts';
import { withApp } from './support/temporary.ts';

/** A class that `Guarded` makes of `Base`. */
const classes = (base: string, mixin: string) => `type Made<T> = new (...args: any[]) => T;

class Base {
  ${base}
}

function Guarded<B extends Made<Base>>(Inner: B) {
  return class extends Inner {
    ${mixin}
  };
}
`;

const pageOf = (base: string, mixin: string, own = 'post() { return 1; }') =>
  `${classes(base, mixin)}\nexport default class Page extends Guarded(Base) {\n  ${own}\n}\n`;

/** The diagnostics of a page, and its route. */
const compiled = (page: string) =>
  withApp({ 'package.json': '{"type":"module"}', 'routes/page.ts': page }, (root) => {
    const result = compilerOf(root).compile();
    const diagnostics = result.diagnostics.map(({ code, hint, message }) => `${code}: ${message} ${hint}`);
    return { diagnostics, route: result.ok ? result.model.routes[0] : undefined };
  });

test('a verb that a mixin overrides answers as the mixin has it', async () => {
  const page = pageOf(
    "/** Opens. */ get() { return 'open'; }",
    'override get() { return super.get() + ", but guarded"; }',
  );
  const { remove, root, routes } = await buildApp({ 'routes/page.ts': page });
  try {
    const response = await createApp(routes).fetch(new Request('http://app.test/'));
    expect([response.status, await response.json()]).toEqual([200, 'open, but guarded']);
    const isGenerated = (file: string) => file.includes('/generated/');
    const errors = strictErrors([`${root}/generated/dispatch.ts`], isGenerated);
    expect(errors).toEqual([]);
  } finally {
    remove();
  }
});

test('the JSDoc of a verb is that of the override, or the inherited one', () => {
  const base = '/** Opens. */ get() {}\n/** Changes.\n * @operationId change */ put() {}';
  const { diagnostics, route } = compiled(
    pageOf(base, '/** Guards. */ override get() {}\noverride put() {}'),
  );
  expect(diagnostics).toEqual([]);
  expect(route?.operations.map(({ operationId, summary, verb }) => [verb, summary, operationId])).toEqual([
    ['get', 'Guards.', 'get'],
    ['post', undefined, 'post'],
    ['put', 'Changes.', 'change'],
  ]);
});

test('a method of a mixin that is no verb is refused, and so are overloads', () => {
  expect(compiled(pageOf('helper() {}', 'override helper() {}')).diagnostics).toEqual([
    expect.stringMatching(/^unknown-method: .*`helper`/),
  ]);
  const overloads = 'override get(): void;\noverride get(all?: never): void;\noverride get() {}';
  expect(compiled(pageOf('get() {}', overloads)).diagnostics).toEqual([
    expect.stringMatching(/^overloaded-method: .*`get`/),
  ]);
});

test('tags and limits that a mixin gives are those of the route, each tag once', () => {
  const { diagnostics, route } = compiled(
    pageOf(
      "static tag = 'open'; static limits = { body: 1 };",
      "static tag = ['guarded', 'shop', 'guarded']; static limits = { body: 2 };",
    ),
  );
  expect([diagnostics, route?.tags, route?.limits]).toEqual([[], ['guarded', 'shop'], { body: 2 }]);
});

test('a member of a mixin in place of a setting is reported', () => {
  expect(compiled(pageOf("static tags = 'open';", "static tags = 'guarded';")).diagnostics).toEqual([
    expect.stringMatching(/^unread-setting: .*`static tags`/),
  ]);
});

test('a private verb of a mixin is reported', () => {
  const page = pageOf('protected get() {}', 'protected override get() {}', '');
  expect(compiled(page).diagnostics).toEqual([expect.stringMatching(/^no-verbs: .*`get`/)]);
});

test('methods, and what is protected, are no data where a mixin overrides them', () => {
  const models = classes(
    "title = ''; protected secret = 1; print(): void {}",
    'protected override secret = 2; override print(): void {}',
  );
  const page = `${models}
const Note = Guarded(Base);
export default class Page { get() { return new Note(); } }
`;
  const { diagnostics, route } = compiled(page);
  expect(diagnostics).toEqual([]);
  expect(route?.operations[0]?.result.answers).toMatchObject([{ type: { properties: [{ name: 'title' }] } }]);
});
