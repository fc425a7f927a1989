import { expect, test } from '@jest/globals';
import { compilerOf } from './support/compile.ts';
import { withApp } from './support/temporary.ts';

/** The page of a `type` whose conditions meet options, as a body and as an answer. */
const pageOf = (type: string, method: string) => `
import type { Body, Field, int } from 'routeclass';

interface Book { id: int; title: Field<string, { minLength: 1 }>; author: { born: int } }
interface Tag { name: Field<string>; on: boolean }
type PlainKey<T> = { [K in keyof T]: T[K] extends object ? never : K }[keyof T];
type Key = PlainKey<Book>;
interface Sort<T> { by: PlainKey<T>; then?: { last: PlainKey<T>[] } }
type Either<T> = { by: PlainKey<T>; a: 1 } | { then: Sort<T>; a: 2 };
interface Order { keys: Key[] }

export default class Page {
  ${method.replaceAll('$', type)}
}
`;

const methods = [
  'post(body: Body<$>): void {}',
  'get(): $ { return null!; }',
  'get() { return null! as $; }',
  'async put(): Promise<[$, 201]> { return null!; }',
  'async *get(): AsyncGenerator<$> { yield null!; }',
];

/** The texts that the documents of all methods name, or the codes of their errors. */
const textsOf = (type: string): ReadonlySet<string> =>
  new Set(methods.map((method) => compiledTexts(pageOf(type, method))));

function compiledTexts(page: string): string {
  return withApp({ 'routes/page.ts': page }, (root) => {
    const result = compilerOf(root).compile();
    if (!result.ok) return result.diagnostics.map(({ code }) => code).join();
    const { paths, components } = JSON.parse(result.files.find(({ path }) => path === 'openapi.json')!.text);
    const { HttpErrorBody, ...schemas } = components?.schemas ?? {};
    return [...new Set(constantsIn([paths, schemas]))].sort().join();
  });
}

/** All texts of `const` and `enum`. */
function constantsIn(schema: unknown): readonly string[] {
  if (typeof schema !== 'object' || schema === null) return [];
  const { const: only, enum: some, ...rest } = schema as { const?: unknown; enum?: unknown[] };
  const texts = [only, ...(some ?? [])].filter((one) => typeof one === 'string');
  return [...texts, ...Object.values(rest).flatMap(constantsIn)];
}

test.each([
  ['a field of a written object', '{ by: PlainKey<Book> }'],
  ['a field of an interface', 'Order'],
  ['a field of a generic interface', 'Sort<Book>'],
  ['a field of a generic in a list', 'Sort<Book>[]'],
  ['members of a generic union', 'Either<Book>'],
  ['a union of generics', 'Sort<Book> | { by: Key; none: true }'],
  ['a mapped type', 'Partial<Sort<Book>>'],
  ['an intersection', 'Sort<Book> & { n: int }'],
  ['an item of a list', 'PlainKey<Book>[][]'],
  ['an item of a tuple', '[by: Key, named: { n: PlainKey<Book> }]'],
  ['a value of a record', 'Record<string, PlainKey<Book>>'],
  ['a value of an index signature', '{ [name: string]: Key | null }'],
])('the keys that a condition selects are those that editors show, in %s', (_, type) => {
  expect(textsOf(type)).toEqual(new Set(['id,title']));
});

test('two instances of one generic keep their own keys', () => {
  expect(textsOf('Sort<Book> | Sort<Tag>')).toEqual(new Set(['id,name,on,title']));
});

test.each([
  ['one part beside the intersection', 'Dated | (Dated & Named)', 'day,read'],
  ['a base of one part', 'Dated | (Timed & Hinted)', 'day,hint,hour'],
  ['the same part in two', '(Dated & Named) | (Dated & Hinted)', 'day,hint,read'],
  ['instances of one generic', '(Dated & Having<Named>) | (Dated & Having<Hinted>)', 'day,hint,read'],
])('members of a union that are intersections keep their parts: %s', (_, union, values) => {
  const page = `
import type { Body } from 'routeclass';
type Dated = { at?: 'day' };
interface Timed extends Dated { by?: 'hour' }
type Named = { name: 'read' };
type Hinted = { hint?: 'hint' };
type Having<T> = { value: T };
type Rule = ${union};
interface Rules { when: Rule | null }
export default class Page {
  post(rules: Body<Rules>): Rules { return rules; }
}`;
  expect(compiledTexts(page)).toBe(values);
});

test.each([
  'User[] | Admin[]',
  'Record<string, User> | Record<string, Admin>',
  'Having<User> | Having<Admin>',
  'Having<User>[] | Having<Admin | null>[] | Having<Admin>[]',
  'Partial<User> | Partial<Admin>',
  '[User] | [Admin]',
  "Held<User>['in'] | Held<Admin>['in']",
  'Having<{}> | Having<Record<string, User | Admin>>',
])('members of a union keep their parts, where those of another have more optional fields: %s', (union) => {
  const page = `
import type { Body, Field } from 'routeclass';
interface User { kind: 'user'; name: Field<string, { minLength: 1 }> }
interface Admin { kind: 'user'; name: Field<string, { minLength: 1 }>; right?: 'admin' }
interface Having<T> { value: T }
type Held<T> = { in: { value: T } };
export default class Page {
  post(given: Body<${union}>): ${union} { return given; }
}`;
  expect(compiledTexts(page)).toBe('admin,user');
});

test.each([
  `('x' | \`a-\${string}\`)[] | Lowercase<string>[]`,
  `('x' | \`a-\${string}\`)[] | \`b-\${string}\`[]`,
  `('x' | \`\${int}px\`)[] | \`\${int}em\`[]`,
])('lists of a union keep their patterns, where those of another have other patterns: %s', (union) => {
  const page = `
import type { Body, int } from 'routeclass';
export default class Page {
  post(given: Body<${union}>): ${union} { return given; }
}`;
  const { diagnostics } = withApp({ 'routes/page.ts': page }, (root) => compilerOf(root).compile());
  expect(diagnostics).toEqual([]);
});

test.each([
  ['keys that a condition selects', 'Query<PlainKey<Tag>>', 'name,on'],
  ['a list of such keys', 'Query<PlainKey<Tag>[]>', 'name,on'],
  ['the values at a key with options', "Header<(typeof names)[Item['state']]>", 'Open,Shut'],
  ['the same in a body', "Body<(typeof names)[Item['state']] | null>", 'Open,Shut'],
])('a parameter of %s has the values that editors show, and so has an answer with it', (_, type, values) => {
  const page = `
import type { Body, Field, Header, Query } from 'routeclass';
interface Tag { name: Field<string>; on: Field<boolean, { description: 'On' }> }
interface Item { state: Field<'open' | 'shut', { description: 'State' }> }
type PlainKey<T> = { [K in keyof T]: T[K] extends object ? never : K }[keyof T];
const names = { open: 'Open', shut: 'Shut' } as const;
export default class Page {
  post(given: ${type}) { METHOD }
}`;
  expect(compiledTexts(page.replace('METHOD', ''))).toBe(values);
  expect(compiledTexts(page.replace('METHOD', 'return { given, all: [given] };'))).toBe(values);
});

test.each(['Query<any>', 'Body<any>', 'Body<any | null>'])('`%s` stays an error', (type) => {
  const page = `import type { Body, Query } from 'routeclass';
export default class Page { post(given: ${type}): void {} }`;
  expect(compiledTexts(page)).toBe('any-type');
});

test('methods that a generic class gives a page have the keys of its type arguments', () => {
  const base = `class Crud<T> {
  get(by: Query<PlainKey<T>>): PlainKey<T> { return by; }
  post(sort: Body<Sort<T>>): Promise<[PlainKey<T>[], 201]> { return null!; }
}
export default class Page extends Crud<Tag> {`;
  const page = pageOf('', '').replace('export default class Page {', base).replace('Body,', 'Body, Query,');
  expect(compiledTexts(page)).toBe('name,on');
});
