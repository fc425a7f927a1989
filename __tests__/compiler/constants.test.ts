import { expect, test } from '@jest/globals';
import type { Compilation } from '../../compiler/index.ts';
import type { Constant } from '../../compiler/model/model.ts';
import { compilerOf } from './support/compile.ts';
import { withApp } from './support/temporary.ts';

/** The part of a page before the defaults. */
const declarations = `import type { Body, Query } from 'routeclass';
import exported from '../exported.ts';
import { always, direction, limits, never, size, sizes } from '../package.js';

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
const cast = { page: 10 } as { page: number };
const { page: orDefault = 5, ...rest } = short;
let { page: changing } = short;
const [first] = [10] as const;
const maybe: number | undefined = 10;
const numbered = { 0: 5 } as const;
const got = { get page() { return 10; } } as const;
`;

/** The declarations that `tsc` emits for `as const` values. Those of `limits` are mutable or incomplete. */
const packageDeclarations = `export declare const always: true;
export declare const never: null;
export declare const direction: 'up';
export declare const sizes: readonly ['s', 'm'];
export declare const size: { readonly isLarge: false; readonly width: -1; readonly of: readonly [1, { readonly x: 's' }] };
export declare const limits: {
  changing: 1;
  readonly list: [1];
  readonly open: readonly [1, ...2[]];
  readonly few: readonly [1?];
  readonly within: { changing: 1 };
  readonly deep: readonly [1, { changing: 1 }];
};
`;

test('members of `as const` objects are constants', () => {
  expectDefaults([
    ['short.page', 'number', 10],
    ["short['with-dash']", 'number', 1],
    ['nested.inner.page', 'number', 10],
    ['nested.levels[0].page', 'number', 3],
    ['checked.page', 'number', 10],
    ['spread.page', 'number', 10],
    ['alias.page', 'number', 10],
    ['bound', 'number', 10],
    ['most', 'number', 9],
    ['colors[key]', 'string', '#000'],
    ['numbered[0]', 'number', 5],
    ['(short).page', 'number', 10],
    ['exported.page', 'number', 10],
  ]);
});

test('`as const` values in declaration files are known', () => {
  expectDefaults([
    ['always', 'boolean', true],
    ['never', 'string | null', null],
    ['direction', 'string', 'up'],
    ['[...sizes]', 'string[]', ['s', 'm']],
    ['sizes[1]', 'string', 'm'],
    ['size.isLarge', 'boolean', false],
    ['size.width', 'number', -1],
    ['size.of[0]', 'number', 1],
    ['[size.of[1].x]', 'string[]', ['s']],
  ]);
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
    'cast.page',
    'orDefault',
    "rest['with-dash']",
    'changing',
    'first',
    'nested.levels[1].page',
    'got.page',
    'limits.changing',
    'limits.list[0]',
    'limits.open[0]',
    'limits.few[0]!',
    'limits.within.changing',
  ];
  expectRefused(expressions);
});

test('arithmetic and lists of constants are constants', () => {
  expectDefaults([
    ['+short.page', 'number', 10],
    ['-short.page', 'number', -10],
    ['0 * -1', 'number', 0],
    ['2 ** 3 - (7 % 4) / 2', 'number', 6.5],
    ['maybe! + <number>page', 'number', 20],
    ['[0, ...[short.page, page], 1]', 'number[]', [0, 10, 10, 1]],
  ]);
});

test('arithmetic knows numbers alone, and a spread in a list knows lists', () => {
  expectRefused([
    '1 / 0',
    '1 << 2',
    "+'1'",
    "1 + ('2' as any)",
    "('1' as any) * 2",
    '~1',
    '[...(key as any)][0]',
  ]);
});

test('an object of constants is a constant', () => {
  expect(bodyDefault("{ a: 1, 'b-c': [2], 3: { d: null } }")).toEqual({ 3: { d: null }, a: 1, 'b-c': [2] });
  expect(bodyDefault('{ ...short, page: 2 }')).toEqual({ page: 2, 'with-dash': 1 });
});

test('an object of a declaration file is a constant where nothing in it is assigned to', () => {
  expect(bodyDefault('size')).toEqual({ isLarge: false, width: -1, of: [1, { x: 's' }] });
  expect(bodyDefault('{ ...size.of[1] }')).toEqual({ x: 's' });
  for (const one of ['limits', 'limits.within', 'limits.list', 'limits.open', 'limits.few', 'limits.deep'])
    expect([one, bodyDefault(one)]).toEqual([one, ['default-not-constant']]);
});

test.each(['[key]: 1', 'run() {}', '...[1]', "...('a' as any)", 'a: environment', 'a: undefined'])(
  'an object is no constant with a part that is none, or has no place in JSON: %s',
  (part) => {
    expect(bodyDefault(`{ ${part} }`)).toEqual(['default-not-constant']);
  },
);

/** The default of a body; the codes of the diagnostics where it is refused. */
function bodyDefault(expression: string): unknown {
  const { diagnostics, ...result } = compiledPage(`post(body: Body<unknown> = ${expression}): void {}`);
  const parameter = result.ok ? result.model.routes[0]!.operations[0]!.parameters[0] : undefined;
  if (parameter?.kind !== 'body' || parameter.presence.kind !== 'default')
    return diagnostics.map(({ code }) => code);
  return parameter.presence.value;
}

type Default = readonly [expression: string, type: string, value: Constant];

function expectDefaults(defaults: readonly Default[]): void {
  const result = compiled(defaults);
  expect(result.diagnostics).toEqual([]);
  const [operation] = result.ok ? result.model.routes[0]!.operations : [];
  const values = operation!.parameters.map((one) =>
    one.kind === 'text' && one.presence.kind === 'default' ? one.presence.value : undefined,
  );
  expect(defaults.map(([expression], i) => [expression, values[i]])).toEqual(
    defaults.map(([expression, , value]) => [expression, value]),
  );
}

function expectRefused(expressions: readonly string[]): void {
  const { diagnostics } = compiled(expressions.map((one) => [one, 'number']));
  expect(diagnostics.map(({ code, message }) => [code, message.match(/`(.*)`/)?.[1]])).toEqual(
    expressions.map((one) => ['default-not-constant', one]),
  );
}

/** A page with a parameter for each default. */
function compiled(
  parameters: readonly (readonly [expression: string, type: string, ...unknown[]])[],
): Compilation {
  const written = parameters.map(([expression, type], i) => `p${i}: Query<${type}> = ${expression}`);
  return compiledPage(`get(${written.join(', ')}): void {}`);
}

function compiledPage(method: string): Compilation {
  const page = `${declarations}
export default class Page {
  ${method}
}
`;
  const files = {
    'exported.ts': 'export default { page: 10 } as const;\n',
    'package.js': '',
    'package.d.ts': packageDeclarations,
    'routes/page.ts': page,
  };
  return withApp(files, (root) => compilerOf(root).compile());
}
