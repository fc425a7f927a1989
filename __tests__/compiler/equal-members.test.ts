import { expect, test } from '@jest/globals';
import { compilerOf } from './support/compile.ts';
import { withApp } from './support/temporary.ts';

const pageOf = (body: string) => `import type { Body, Field } from 'routeclass';
export type Empty = {};
export default class Page {
  post(body: Body<${body}>): void {}
}
`;

/** The schema of a body. */
const schemaOf = (body: string) =>
  withApp({ 'routes/page.ts': pageOf(body) }, (root) => {
    const result = compilerOf(root).compile();
    if (!result.ok) throw new Error(result.diagnostics[0]!.message);
    const { paths } = JSON.parse(result.files.find(({ path }) => path === 'openapi.json')!.text);
    return paths['/'].post.requestBody.content['application/json'].schema;
  });

test.each([
  ['{ a: 1; b?: [string] }', '{ a: 1; b?: [string] } | { a: 1; b?: [string] }'],
  ['{ a: { b: 1 }[] } | null', '{ a: { b: 1 }[] } | null | { readonly a: readonly { b: 1 }[] }'],
  ['[1, { a: 2 }]', '[1, { a: 2 }] | readonly [1, { a: 2 }]'],
  ['Record<string, 1>', 'Record<string, 1> | { [key: string]: 1 }'],
  [
    "{ a: Field<string, { default: 'x' }> }",
    "{ a: Field<string, { default: 'x' }> } | { a: Field<string, { default: 'x' }> }",
  ],
])('members of a union that are written alike are one: %s', (one, several) => {
  expect(schemaOf(several)).toEqual(schemaOf(one));
});

test.each([
  '{ a: string } | { a?: string }',
  '{ a: string } | { a: Field<string, { minLength: 1 }> }',
  "{ a: string } | { a: Field<string, { description: 'Its name' }> }",
  '{} | Empty',
])('members that differ stay apart: %s', (several) => {
  expect(schemaOf(several).anyOf).toHaveLength(2);
});
