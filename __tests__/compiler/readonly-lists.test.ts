import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { formatDiagnostics } from '../../compiler/index.ts';
import { verbs } from '../../compiler/model/model.ts';
import { writeOutput } from '../../compiler/write/write.ts';
import { compilerOf } from './support/compile.ts';
import { strictErrors } from './support/strict-errors.ts';
import { withApp } from './support/temporary.ts';

/** Types that no module exports are written out in generated code, with readonly lists and without brands. */
const models = `import type { Body, Depends, Field, Form, Header, Query } from 'routeclass';

type UserId = string & { readonly __brand: 'UserId' };
type Couple = readonly [UserId, string];
type ByKey = { [key: string]: UserId };
export enum Num { One = 1, Two = 2 }
export interface Point { x: number; y: number }
interface Line { tags: string[] }
interface Tree { children: readonly Tree[]; at: [number, number] }
interface Node { k: string; nodes: readonly Node[]; more?: readonly Node[] }
export interface Order { lines: readonly Line[] }
export interface Noted { lines: readonly Line[]; note?: string }
export interface Optional { lines?: readonly Line[] }
export interface ByName { lines: Record<string, readonly Line[]> }
export interface Filled { lines: Field<readonly Line[], { default: [] }> }
export interface FilledLater { lines: Field<readonly Line[], { default: [] }>; note?: string }
export interface Nullable { lines: readonly Line[] | null }
export interface Users { ids: readonly UserId[]; names: readonly { id: UserId }[] }
export interface Beside { points: readonly Point[]; at: [number, number]; line: Line }
export interface Within { inner: { lines: readonly Line[] }; orNot: { lines: readonly Line[] } | null }
export interface Either { either: { lines: readonly Line[] } | { id: UserId } | readonly Line[] }
export interface Indexed { lines: readonly Line[]; [key: string]: readonly Line[] }
export interface Forest { trees: readonly Tree[]; one: Tree }
export type Several = readonly Line[] | { lines: readonly Line[] };
export type LinesByName = Record<string, readonly Line[]>;
export type Pair = [readonly Line[], readonly { id: UserId }[]];
export interface Search { id: UserId; ids: readonly UserId[]; nums: readonly Num[]; more?: readonly UserId[] }
`;

const exported =
  'Order Noted Optional ByName Filled FilledLater Nullable Users Beside Within Either Indexed Forest Several LinesByName Pair';

const bodies = [
  ...exported.split(' '),
  'Tree',
  'readonly Tree[]',
  'readonly Line[]',
  'Partial<Order>',
  "Omit<Node, 'k'> & { at: [number, number] }",
  '{ lines: readonly { tags: string[] }[] }',
  '{ lines: readonly { tags: string[] }[]; note?: string }',
  '{ lines: readonly { tags: string[]; note?: string }[] } | { id: UserId }',
  '{ points: readonly Point[]; at: [number, number] }',
  '{ points: readonly Point[]; ids: UserId[]; inner: { deep: { points: readonly Point[] } } }',
  'Record<string, { points: readonly Point[]; ids: readonly UserId[]; x?: 1 }>',
  'Record<string, readonly { tags: string[] }[]>',
  'readonly { id: UserId }[]',
  'readonly (readonly { tags: string[] }[])[]',
  'readonly ({ id: UserId; ids: readonly { id: UserId }[]; note?: string } | null)[]',
  'readonly { tags: string[] }[] | { lines: readonly { tags: string[] }[] }',
  'readonly { tags: string[] }[] | null',
  '[readonly { tags: string[] }[], number]',
  'readonly UserId[]',
  'readonly (readonly UserId[])[]',
  'readonly [UserId, string][]',
  'readonly Couple[]',
  'readonly ByKey[]',
  'readonly UserId[] & { readonly __brand: 1 }',
  'readonly { [key: string]: readonly UserId[] }[]',
  'readonly UserId[] | readonly Num[]',
];

const texts = ['UserId', 'Num', "'a' | 'b'", '1 | 2', 'boolean', `\`a-\${string}\``];

const pageOf = (members: readonly string[]) =>
  `${models}\nexport default class Page {\n${members.map((one) => `  ${one}\n`).join('')}}\n`;

/** As many methods as a class can have, each with one of the bodies. */
const bodyPages = bodies.flatMap((_, i) =>
  i % verbs.length > 0
    ? []
    : [pageOf(bodies.slice(i, i + verbs.length).map((type, k) => `${verbs[k]}(_: Body<${type}>): void {}`))],
);

const textPages = texts.map((item) => {
  const list = `readonly (${item})[]`;
  return pageOf([
    `get(_: Query<${list}>, _2: Header<${list}>, _3?: Query<${list}>): void {}`,
    `post(_: Form<${list}>, _2?: Form<${list}>): void {}`,
  ]);
});

const formPage = pageOf([
  'post(_: Form<Search>): void {}',
  'put(_: Form<{ id: UserId; names: readonly string[] }>): void {}',
]);

const dependency = `
export async function* held(order: Body<{ lines: readonly { tags: string[] }[] }>, ids: Query<readonly UserId[]>) {
  yield order.lines.length + ids.length;
}
`;
const dependsPage = pageOf(['post(_: Depends<typeof held>): void {}']) + dependency;

test('what is generated takes readonly lists of what it writes out for those that the app declared', () => {
  const pages = [...bodyPages, ...textPages, formPage, dependsPage];
  const files = Object.fromEntries(pages.map((text, i) => [`routes/page${i}/page.ts`, text]));
  withApp({ 'package.json': '{"type":"module"}', ...files }, (root) => {
    const result = compilerOf(root).compile();
    const errors = result.diagnostics.filter(({ severity }) => severity === 'error');
    expect(formatDiagnostics(errors, { root, color: false })).toBe('');
    const out = join(root, 'generated');
    writeOutput(out, result.ok ? result.files : [], root);
    expect(strictErrors([join(out, 'dispatch.ts')], (file) => file.startsWith(out))).toEqual([]);
  });
});
