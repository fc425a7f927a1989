import { expect, test } from '@jest/globals';
import type { Result } from '../../compiler/index.ts';
import type { Constant } from '../../compiler/model.ts';
import { compilerOf } from './support/compile.ts';
import { withApp } from './support/temporary.ts';

/** What a page says before the defaults. */
const declarations = `import type { Query } from 'routeclass';

declare const environment: any;
const page = 2 * 5;
const wide = { page: 10 };
const short = { page, 'with-dash': 1 } as const;
const nested = { inner: { page }, levels: [{ page: 3 }, ...[{ page: 4 }]], run: () => 1 } as const;
const checked = { page: 10 } as const satisfies { page: number };
const spread = { ...wide, ...short, run: () => 1 } as const;
const alias = spread;
const { page: bound } = short;
const { most } = { most: 9 } as const;
const colors = { dark: '#000' } as const;
const key = 'dark';

function fromEnvironment<T extends object>(value: T): T {
  return { ...value, ...environment };
}
const called = { limits: fromEnvironment({ page: 10 }), more: { ...fromEnvironment(short) } } as const;
const passed = fromEnvironment(short);
const covered = { ...short, ...fromEnvironment(short) } as const;
const { page: boundOfCall } = passed;
const copied = { ...wide } as const;
const widened = { ...short };
const annotated: { page: number } = short;
const satisfying = { inner: { page: 10 } satisfies object } as const;
const got = { get page() { return 10; } } as const;
`;

test('members of `as const` objects are constants', () => {
  const defaults = {
    'short.page': 10,
    "short['with-dash']": 1,
    'nested.inner.page': 10,
    'nested.levels[0].page': 3,
    'checked.page': 10,
    'spread.page': 10,
    'alias.page': 10,
    bound: 10,
    most: 9,
    'colors[key]': '#000',
  };
  expect(defaultsOf(defaults)).toEqual(defaults);
});

test('what a call makes of a constant, or another value may be put into, is none', () => {
  const expressions = [
    'called.limits.page',
    'called.more.page',
    'passed.page',
    'covered.page',
    'boundOfCall',
    'wide.page',
    'copied.page',
    'widened.page',
    'annotated.page',
    'satisfying.inner.page',
    'got.page',
  ];
  const { diagnostics } = compiled(expressions.map((one) => [one, 'number']));
  expect(diagnostics.map(({ code, message }) => [code, message.match(/`(.*)`/)?.[1]])).toEqual(
    expressions.map((one) => ['default-not-constant', one]),
  );
});

/** What each expression is taken for, as the default of a parameter whose type is that of the value beside it. */
function defaultsOf(expressions: { readonly [expression: string]: Constant }): unknown {
  const parameters = Object.entries(expressions).map(([one, value]) => [one, typeof value] as const);
  const result = compiled(parameters);
  expect(result.diagnostics).toEqual([]);
  const [operation] = result.ok ? result.model.routes[0]!.operations : [];
  const defaults = operation!.parameters.map((one) =>
    one.kind === 'text' && one.presence.kind === 'default' ? one.presence.value : undefined,
  );
  return Object.fromEntries(parameters.map(([one], i) => [one, defaults[i]]));
}

/** A page with a parameter for each default. */
function compiled(parameters: readonly (readonly [expression: string, type: string])[]): Result {
  const written = parameters.map(([expression, type], i) => `p${i}: Query<${type}> = ${expression}`);
  const page = `${declarations}
export default class Page {
  get(${written.join(', ')}): void {}
}
`;
  return withApp({ 'routes/page.ts': page }, (root) => compilerOf(root).compile());
}
