import { expect, test } from '@jest/globals';
import { compilerOf } from './support/compile.ts';
import { withApp } from './support/temporary.ts';

const letters = [...'abc'];
const fields = letters.map((name) => `${name}?: Nest<{ ${name}: T }>;`).join(' ');

const page = `import type { Body } from 'routeclass';
interface Nest<T> { value: T; ${fields} }
export default class Endless {
  get(): Nest<string> { return { value: '' }; }
  post(text: Body<string>): { count: bigint } { return { count: 1n }; }
}
`;

const messagesOf = (source: string) =>
  withApp({ 'routes/page.ts': source }, (root) =>
    compilerOf(root)
      .compile()
      .diagnostics.map(({ message }) => message),
  );

const endless = (name: string) => `\`${name}\` cannot cross HTTP as JSON: it leads to ever new types`;

test('a type of which each field leads to ever new types is refused without following them all', () => {
  expect(messagesOf(page)).toEqual([
    ...letters.map(() => endless('Nest')),
    '`bigint` cannot cross HTTP as JSON: JSON has no bigint',
  ]);
});

/** A method that answers `Nest<'a'>`. */
const nestPage = (nest: string) =>
  `interface Nest<T> ${nest}\nexport default class Nests { get(): Nest<'a'> { return null!; } }`;

test.each([
  '{ value: T; inner?: Nest<T[]> }',
  '{ value: T; inner?: Nest<T | T[]> }',
  '{ value: T; inner?: Nest<[T, T]> }',
  '{ value: T; inner?: Nest<Nest<T>> }',
  '{ value: T; inner?: Nest<Record<string, T>> }',
  "{ value: T; inner?: Nest<T extends [...infer I] ? [...I, 'a'] : []> }",
  // biome-ignore lint/suspicious/noTemplateCurlyInString: the text of a type
  '{ value: T; inner?: Nest<`${T & string}/a`> }',
])('a type that nests ever larger instances of itself is refused: %s', (nest) => {
  expect(messagesOf(nestPage(nest))).toEqual([endless('Nest')]);
});

/** Numbers that count the instances of a type: `Next<1>` is 2. */
const counting =
  "type Next<N extends number, T extends 0[] = []> = T['length'] extends N ? [...T, 0]['length'] : Next<N, [...T, 0]>;";

const countedPage = (next: string) =>
  `${counting}
interface Level<N extends number> { value: N; inner?: ${next} }
export default class Levels { get(): Level<0> { return null!; } }`;

test('a type that counts its instances is refused, unless the counter has an end', () => {
  expect(messagesOf(countedPage('Level<Next<N>>'))).toEqual([endless('Level')]);
  expect(messagesOf(countedPage('N extends 60 ? string : Level<Next<N>>'))).toEqual([]);
});

test('finite instances beside an endless type are not reported, whichever generic they are of', () => {
  const source = `interface Nest<T> { value: T; inner?: T extends 0 ? string : Nest<[T]>; leaf?: Nest<0> }
interface Page<T> { items: T; pages?: Page<number[][][]> }
export default class Pages { get(): Page<Nest<string>> { return null!; } }`;
  expect(messagesOf(source)).toEqual([endless('Nest')]);
});

test.each(['#', '#[]', '{ item: # }', "Pick<#, 'id'>"])(
  'a long chain of instances of one generic type has an end: Page<%s>',
  (argument) => {
    const count = 20;
    const chain = Array.from({ length: count }, (_, at) => {
      const next = `next?: Page<${argument.replace('#', `Item${at + 1}`)}>`;
      return `interface Item${at} { id: number; ${at + 1 < count ? next : ''} }`;
    });
    const source = `interface Page<T> { items: T[]; total: number }
${chain.join('\n')}
export default class Pages { get(): Page<Item0> { return { items: [], total: 0 }; } }`;
    expect(messagesOf(source)).toEqual([]);
  },
);

test('the body of an error that is nested too deep for the call stack is left out', () => {
  const handlers = `import type { ErrorHandlers } from 'routeclass';
type Nested<Depth extends number, Inner = string, Level extends unknown[] = []> = Level['length'] extends Depth
  ? Inner
  : Nested<Depth, { inner: Inner }, [...Level, unknown]>;
declare const nested: Nested<900>;
export default { http: ({ status }) => [nested, status] } satisfies ErrorHandlers;
`;
  const failing = `import { HttpError } from 'routeclass';
export default class Failing { delete(): void { throw new HttpError(404, 'Gone'); } }
`;
  withApp({ 'routes/page.ts': failing, 'routes/error.ts': handlers }, (root) => {
    const { diagnostics, ...result } = compilerOf(root).compile();
    expect(diagnostics).toEqual([]);
    expect(result.ok && result.model.routes[0]!.errors[0]!.http).toEqual({
      replies: [{ statuses: undefined, bodies: ['unknown'], passesHeaders: false }],
    });
  });
});
