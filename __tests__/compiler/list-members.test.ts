import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { formatDiagnostics } from '../../compiler/index.ts';
import { writeOutput } from '../../compiler/write/write.ts';
import { compilerOf } from './support/compile.ts';
import { strictErrors } from './support/strict-errors.ts';
import { withApp } from './support/temporary.ts';

const models = `import type { Body, Field, int } from 'routeclass';

export interface Tree { value: int; trees?: Tree[] }
export interface Bound { value: Field<int, { ge: 0 }>; inner?: Bound }
export interface Tagged { kind: 'a'; next?: Tagged | { kind: 'b' } }
export type Nest = (number | Nest)[];
export type Lists = Lists[];
export type One = [null];
export type Id = string & { readonly __brand: 'Id' };
`;

/** After a test for one member, TypeScript takes the others for what they are not, or for nothing. */
const unions = [
  'Tree | Record<string, Bound> | Bound[]',
  "string | { kind: 'z' } | Nest | Id[]",
  "Id[] | { kind: 'x'; a: string } | [{ a: string }] | Nest",
  '[Bound, number?] | Tagged | Bound[]',
  '(string | { length: int })[] | [string, ...int[]] | { length: int } | { length: int; search: string }',
  "[string, ...int[]] | 'one' | { length: int }",
  "'one' | Uppercase<string> | { length: int }",
  "'one' | Uppercase<string> | [Lowercase<string> | 'ONE']",
  '(string | Tree)[] | string[] | Tree | Tree[] | number[]',
  'int[] | readonly Bound[] | Bound',
  'readonly string[] | Tree[] | Tree',
  "{ kind: 'z' } | Lists | Tree[] | Bound[]",
  "{ kind: 'z' } | One | Tree[]",
];

test('a member is told from those beside it in strict TypeScript', () => {
  const pages = unions.map((type, i) => [
    `routes/page${i}/page.ts`,
    `${models}
export type Named = ${type};

export default class Page {
  post(value: Body<${type}>): { value: ${type} } { return { value }; }
  put(value: Body<Named>): { value: Named } { return { value }; }
}
`,
  ]);
  withApp({ 'package.json': '{"type":"module"}', ...Object.fromEntries(pages) }, (root) => {
    const result = compilerOf(root).compile();
    expect(formatDiagnostics(result.diagnostics, { root, color: false })).toBe('');
    const out = join(root, 'generated');
    writeOutput(out, result.ok ? result.files : [], root);
    expect(strictErrors([join(out, 'dispatch.ts')], (file) => file.startsWith(out))).toEqual([]);
  });
});
