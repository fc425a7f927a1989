import { expect, test } from '@jest/globals';
import { compilerOf } from './support/compile.ts';
import { withApp } from './support/temporary.ts';

const models = `
import type { Field } from 'routeclass';
export type Sort = 'title' | 'created';
export type Sorts = (Sort | \`-\${Sort}\`)[];
export type List = Sort[];
export type Bounded = Field<Sort[], { maxItems: 2 }>;
export type Marked = Field<Sort, { description: 'Sorted by it' }>[];
export interface Truck { kind: 'truck'; load: number }
export interface Car { kind: 'car'; seats: number }
export type Vehicle = Car | Truck;
`;

/** TypeScript meets the literals in another order here. */
const before = `
export default class Before {
  get() {
    return { all: ['created', '-created', '-title', 'title', 'car', 'truck'] as const };
  }
}`;

test.each([
  ['Sort', ['title', 'created']],
  ['Sorts', ['title', 'created', '-title', '-created']],
  ['Sorts | null', ['title', 'created', '-title', '-created']],
  ['Bounded', ['title', 'created']],
  ['Marked', ['title', 'created']],
  [`\`\${Sort}-\${'up' | 'down'}\``, ['title-up', 'title-down', 'created-up', 'created-down']],
  ["Vehicle['kind']", ['truck', 'car']],
  ['List', ['title', 'created']],
])('the literals of %s are in the document in the order in which they are written', (type, literals) => {
  const page = `
import type { Body } from 'routeclass';
import type { Bounded, List, Marked, Sort, Sorts, Vehicle } from '../../models.ts';
export default class After { post(it: Body<{ value: ${type} }>) { void it; } }`;
  const files = {
    'package.json': '{"type":"module"}',
    'models.ts': models,
    'routes/after/page.ts': page,
    'routes/before/page.ts': before,
  };
  const document = withApp(files, (root) => {
    const compiled = compilerOf(root).compile();
    expect(compiled.diagnostics).toEqual([]);
    return JSON.parse(compiled.ok ? compiled.files.find(({ path }) => path === 'openapi.json')!.text : '');
  });
  const { value } = document.paths['/after'].post.requestBody.content['application/json'].schema.properties;
  expect((value.items ?? value).enum).toEqual(literals);
});
