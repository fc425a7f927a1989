import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { compilerOf } from './support/compile.ts';
import { exchangeJson, sampleApp } from './support/sample-app.ts';
import { withApp } from './support/temporary.ts';

/** Compiles a model. Returns its diagnostics as `[code, the text of the span]`. */
const diagnose = (fields: string) => diagnosticsOf(fields).map(({ code, text }) => [code, text]);

function diagnosticsOf(fields: string): { code: string; text: string; hint: string | undefined }[] {
  const page = `import type { Body, Field } from 'routeclass';
export default class Things {
  post(thing: Body<{ ${fields} }>): void {}
}
`;
  return withApp({ 'routes/page.ts': page }, (root) => {
    const source = readFileSync(join(root, 'routes/page.ts'), 'utf8');
    return compilerOf(root)
      .compile()
      .diagnostics.map(({ code, hint, origin, span }) => ({
        code: origin ?? code,
        text: source.slice(span?.start, span?.end),
        hint,
      }));
  });
}

test.each([
  ['/** @minimum 5 */ a: string', 'option-not-applicable', '@minimum 5'],
  ['/** @minLength 5 */ a: string[]', 'option-not-applicable', '@minLength 5'],
  ["/** @minLength 1 */ a: 'b' | 'c'", 'option-not-applicable', '@minLength 1'],
  ['/** @type int32 */ a: string', 'option-not-applicable', '@type int32'],
  ['/** @default 5 */ [key: string]: number', 'option-not-applicable', '@default 5'],
  [
    'a: Readonly<Partial<{ /** @minLength 5 */ [key: string]: number }>>',
    'option-not-applicable',
    '@minLength 5',
  ],
  ['a: [/** @minLength 5 */ b: number]', 'option-not-applicable', '@minLength 5'],
  ['/** @type double */ a: string', 'option-not-applicable', '@type double'],
  ['/** @minimum 5 @maximum 1 */ a: number', 'contradicting-options', '@maximum 1'],
  ['/** @minimum 5 */ a: Field<number, { le: 1 }>', 'contradicting-options', '@minimum 5'],
  ['/** @type uint32 */ a: Field<number, { lt: 0 }>', 'contradicting-options', '@type uint32'],
  ['/** @pattern ( */ a: string', 'invalid-regex', '@pattern ('],
  ['/** @minimum 5\n   * @default 1\n   */ a: number', 'default-breaks-constraint', '@default 1'],
  ['/** @default {} */ a: { b: string }', 'default-breaks-constraint', '@default {}'],
  ['/** @example five */ a: number', 'comment-tag-value', '@example five'],
  ['/** @type int @default 1.5 */ a: number', 'default-breaks-constraint', '@default 1.5'],
  ['/** @type uint @maximum -1 */ a: number', 'contradicting-options', '@type uint'],
  // What is refused itself is not told of its tags, too.
  ['/** @minimum 5 @type uint64 */ a: bigint', 'unsupported-type', 'bigint'],
  ['/** @minLength 5 */ a: Map<string, string> | null', 'unsupported-type', 'Map<string, string>'],
])('%s: %s', (fields, code, at) => {
  expect(diagnose(fields)).toEqual([[code, at]]);
});

test('what is true of every `Date` in an answer may be said in a tag', () => {
  const page = `export default class Things {
  get(): { /** @format date-time */ at: Date } {
    return { at: new Date(0) };
  }
}
`;
  withApp({ 'routes/page.ts': page }, (root) => {
    expect(compilerOf(root).compile().diagnostics).toEqual([]);
  });
});

test.each([
  ['/** @example five */ a: Query<number>', 'comment-tag-value', '@example five'],
  ['/** @example 7 */ a: Query<number, { le: 5 }>', 'example-breaks-constraint', '@example 7'],
  ['/** @default 7 */ a?: Query<number>', 'tag-of-parameter', '@default 7'],
])('%s is reported', (parameter, code, text) => {
  const page = `import type { Query } from 'routeclass';
export default class Things {
  get(${parameter}): void {}
}
`;
  withApp({ 'routes/page.ts': page }, (root) => {
    const { diagnostics } = compilerOf(root).compile();
    expect(diagnostics.map((one) => [one.code, page.slice(one.span?.start, one.span?.end)])).toEqual([
      [code, text],
    ]);
  });
});

test.each([
  ['@example five', 'number'],
  ['@default maybe', 'boolean | null'],
  ['@default later', "'open' | 'done'"],
  ['@example 5', 'string[]'],
  ['@default 1 no', 'boolean'],
  ['@example { a }', '{ id: number }'],
])('the tag in the help for `%s` is one that %s can have', (tag, type) => {
  const [found] = diagnosticsOf(`/** ${tag} */ a: ${type}`);
  const [, instead] = /`(.*)`/.exec(found!.hint!)!;
  expect(diagnose(`${instead} a: ${type}`)).toEqual([]);
});

test('equal tags and tags of other tools are accepted', () => {
  const fields = `
    /** @minimum 5 @default 7 */ a: Field<number, { ge: 5; default: 7 }>;
    /** @type {string} @see b @constructor */ b: string;
    /** @minimum 1 */ c: number | string | null;
    /** @type uint32 @minimum 1 @maximum 9 */ g: number; /** @exclusiveMaximum 9 @type int */ h: number;
    /** @default 'x' */ d: string; /** @default "x" */ e: string; /** @default x */ f: 'x' | 'y';
  `;
  expect(diagnose(fields)).toEqual([]);
});

test.each([
  ['Flags<Book>', ['boolean', 'boolean']],
  ['Partial<Pick<Flags<Book>, keyof Book>>', ['boolean', 'boolean']],
  ['Required<Names<Book>>', ['string', 'string']],
])('where a mapped type gives all fields one type, as in %s, their tags say nothing of it', (type, kinds) => {
  const page = `import type { Body } from 'routeclass';
interface Book { /** @minimum 1 @default 7 */ pages: number; /** @maxLength 9 */ title: string }
type Flags<T> = { [K in keyof T]: boolean };
type Names<T> = { [K in keyof T]?: string };
export default class Books { post(body: Body<${type}>): void {} }
`;
  withApp({ 'routes/page.ts': page }, (root) => {
    const compiled = compilerOf(root).compile();
    expect(compiled.diagnostics).toEqual([]);
    const [model] = compiled.ok ? compiled.model.models.values() : [];
    const fields = model?.type.kind === 'object' ? model.type.properties : [];
    expect(fields.map((one) => [one.type, one.default])).toEqual(kinds.map((kind) => [{ kind }, undefined]));
  });
});

const mappedPage = (to: string) => `import type { Body } from 'routeclass';
interface Book {
  /** @maxLength 9 @default none */ title: string;
  /** @minItems 1 */ tags: string[];
  /** @minItems 2 */ rest: unknown[];
}
interface Held<V> { readonly value?: V }
type Mutable<T> = { -readonly [K in keyof T]-?: Mutable<T[K]> };
type Form<T> = { [K in keyof T]: ${to} };
export default class Books { post(body: Body<Form<Book>>): void {} }
`;

test.each([
  ...['{ value: T[K] }', 'T[K][]', '[T[K], boolean]', 'T[K][] | null', 'Array<T[K]>', 'ReadonlyArray<T[K]>'],
  ...['Record<string, T[K]>', 'Held<T[K]>', 'Held<T[K]> | null', 'Pick<T, K>'],
])(
  'where a mapped type puts the values of fields into others, as %s does, their tags say nothing of these',
  (to) => {
    withApp({ 'routes/page.ts': mappedPage(to) }, (root) => {
      const compiled = compilerOf(root).compile();
      expect(compiled.diagnostics).toEqual([]);
      const [form] = compiled.ok ? compiled.model.models.values() : [];
      expect(JSON.stringify(form)).not.toMatch(/"default"|"maxLength"|"minItems"/);
    });
  },
);

test.each([
  'K',
  'T[K] extends object ? Form<T[K]>[] : boolean',
  '(T[K] extends string ? 1 : T[K] extends number ? (2) : Form<T[K]>)',
])(
  'where a mapped type gives a field a type that is not made of its own, as %s does, its tags say nothing of it',
  (to) => {
    const page = `import type { Body } from 'routeclass';
interface Author { /** @minimum 1900 */ born: number; /** @maxLength 9 */ name: string }
interface Book { /** @maxLength 9 @default none */ title: string; by?: Author }
type Form<T> = { [K in keyof T]: ${to} };
export default class Books { post(body: Body<Form<Book>>): void {} }
`;
    withApp({ 'routes/page.ts': page }, (root) => {
      const compiled = compilerOf(root).compile();
      expect(compiled.diagnostics).toEqual([]);
      const models = compiled.ok ? [...compiled.model.models.values()] : [];
      expect(JSON.stringify(models)).not.toMatch(/"default"|"maxLength"|"minimum"|"ge"/);
    });
  },
);

test('where a mapped type makes values of another kind of those of a field, its tags say nothing of these', () => {
  const page = `import type { Body } from 'routeclass';
interface Author { name: string }
interface Book { /** @minimum 1 @default 7 */ pages: number; /** @minItems 1 */ tags: string[]; /** @minItems 1 */ by: Author[] }
type Flag<V> = V extends string | number ? boolean : V;
type Item<V> = V extends (infer I)[] ? I : V;
type Form<T> = { [K in keyof T]: Flag<T[K]> };
type Row<T> = { [K in keyof T]: Item<T[K]> };
export default class Books { post(body: Body<{ form: Form<Book>; row: Row<Book> }>): void {} }
`;
  withApp({ 'routes/page.ts': page }, (root) => {
    const compiled = compilerOf(root).compile();
    expect(compiled.diagnostics).toEqual([]);
    const models = compiled.ok ? [...compiled.model.models.values()] : [];
    const fields = models.flatMap(({ name, type }) =>
      type.kind !== 'object' ? [] : type.properties.map((one) => [name, one.name, one.type, one.default]),
    );
    expect(fields).toEqual(
      expect.arrayContaining([
        ['FormBook', 'pages', { kind: 'boolean' }, undefined],
        ['FormBook', 'tags', { kind: 'list', item: { kind: 'string' }, minItems: 1 }, undefined],
        ['RowBook', 'pages', { kind: 'number', int: false, ge: 1 }, 7],
        ['RowBook', 'tags', { kind: 'string' }, undefined],
        ['RowBook', 'by', { kind: 'model', id: expect.any(String) }, undefined],
      ]),
    );
  });
});

test.each([
  ...['T[K] | null', 'T[K] & {}', 'NonNullable<T[K]>', 'T[K] extends infer V ? V : never', 'Awaited<T[K]>'],
  ...['T[K] | Held<T[K]>', 'T[K] extends string ? T[K] : Mutable<T[K]>'],
  ...['T[K] extends string ? string : T[K]', 'T[K] extends (infer V)[] ? V[] : T[K]'],
])('where a mapped type keeps values of fields, as %s does, their tags apply', (to) => {
  withApp({ 'routes/page.ts': mappedPage(to) }, (root) => {
    const compiled = compilerOf(root).compile();
    expect(compiled.diagnostics).toEqual([]);
    const text = JSON.stringify(compiled.ok ? [...compiled.model.models.values()] : []);
    expect(text).toMatch(/"maxLength":9.*"minItems":1.*"minItems":2/);
  });
});

test('where a mapped type takes the options or the brand of a field away, its tags apply', () => {
  const page = `import type { Body, Field, int } from 'routeclass';
interface Book {
  /** @maximum 9 */ pages: Field<int, { ge: 1 }>;
  /** @maxLength 9 */ isbn: string & { readonly brand: 'isbn' };
}
type Plain<T> = { [K in keyof T]: T[K] extends string ? string : T[K] extends number ? number : T[K] };
export default class Books { post(body: Body<Plain<Book>>): void {} }
`;
  withApp({ 'routes/page.ts': page }, (root) => {
    const compiled = compilerOf(root).compile();
    expect(compiled.diagnostics).toEqual([]);
    const text = JSON.stringify(compiled.ok ? [...compiled.model.models.values()] : []);
    expect(text).toMatch(/"le":9.*"maxLength":9/);
  });
});

test('where a mapped type renames a field, its tags apply; where it makes one of several, they do not', () => {
  const page = `import type { Body } from 'routeclass';
interface Book { /** @minimum 1 */ pages: number; /** @maxLength 9 */ first: string; /** @minLength 5 */ last: string }
type Capital<T> = { [K in keyof T as Capitalize<K & string>]: T[K] };
type Merged<T> = { [K in keyof T as K extends 'pages' ? K : 'name']: T[K] };
export default class Books { post(body: Body<{ capital: Partial<Capital<Book>>; merged: Merged<Book> }>): void {} }
`;
  withApp({ 'routes/page.ts': page }, (root) => {
    const compiled = compilerOf(root).compile();
    expect(compiled.diagnostics).toEqual([]);
    const models = compiled.ok ? [...compiled.model.models.values()] : [];
    const fields = models.flatMap(({ type }) => (type.kind === 'object' ? type.properties : []));
    expect(fields.map((one) => [one.name, one.type])).toEqual(
      expect.arrayContaining([
        ['Pages', { kind: 'number', int: false, ge: 1 }],
        ['First', { kind: 'string', maxLength: 9 }],
        ['Last', { kind: 'string', minLength: 5 }],
        ['pages', { kind: 'number', int: false, ge: 1 }],
        ['name', { kind: 'string' }],
      ]),
    );
  });
});

test('the known tags of a package apply, and its other tags are ignored', () => {
  const options = `export interface Options {
    /** How many. @default the number of CPUs */ workers: number;
    /** @example
     * new Client({ retries: 4 })
     * @minimum 1
     */ retries: number;
    /** @example {} */ proxy?: { host: string };
    /** @format ISO8601 */ since?: string;
    /** @pattern ( */ name?: string;
    /** @minLength 1 */ tags?: string[];
  }`;
  const page = `import type { Body } from 'routeclass';
import type { Options } from 'vendor';
export default class Things { post(options: Body<Options>): void {} }
`;
  const files = {
    'node_modules/vendor/package.json': '{ "name": "vendor", "types": "index.d.ts" }',
    'node_modules/vendor/index.d.ts': options,
    'routes/page.ts': page,
  };
  withApp(files, (root) => {
    const compiled = compilerOf(root).compile();
    expect(compiled.diagnostics).toEqual([]);
    const [model] = compiled.ok ? compiled.model.models.values() : [];
    const properties = model?.type.kind === 'object' ? model.type.properties : [];
    const [workers, retries] = properties;
    expect(workers).toMatchObject({ optional: false, type: { kind: 'number' } });
    expect(workers).not.toHaveProperty('default');
    expect(retries?.type).toEqual({ kind: 'number', int: false, ge: 1 });
  });
});

const app = await sampleApp('comment-tags');

const send = (verb: string, path: string, body: unknown) =>
  exchangeJson(app, [verb, path], body, ({ ctx, loc }) => [loc.join('.'), ctx]);

const account = {
  ...{ email: 'a@b.co', name: 'Ada', age: 36, level: 4, price: 1.5, pair: ['a', 'b'], tags: ['a'] },
  ...{ behind: 1, either: 'ab', plain: '' },
};

test('what the comments allow comes through, with their defaults', async () => {
  const filled = { ...account, code: 'abc', limit: 10, list: [1, 2] };
  expect(await send('POST', '/', account)).toEqual(filled);
});

test.each<[string, unknown, unknown]>([
  ['email', 'x', { reason: 'It is not an e-mail address' }],
  ['name', 'A', { min_length: 2 }],
  ['name', 'ada', { pattern: '^[A-Z][a-z@{}\\\\/*]+$' }],
  ['age', -1, { ge: 0 }],
  ['age', 1.5, undefined],
  ['age', 151, { le: 150 }],
  ['level', 5, { lt: 5 }],
  ['price', 2000, { le: 1500 }],
  ['price', 0.3, { multiple_of: 0.5 }],
  ['pair', ['a'], expect.objectContaining({ min_length: 2 })],
  ['tags', [], expect.objectContaining({ min_length: 1 })],
  ['code', 'ab', { min_length: 3 }],
  ['behind', 0, { ge: 1 }],
  ['behind', 10, { le: 9 }],
  ['at', 'now', { error: expect.any(String) }],
])('%s: %j is refused', async (name, value, ctx) => {
  expect(await send('POST', '/', { ...account, [name]: value })).toEqual([[`body.${name}`, ctx]]);
});

test('wherever a comment stands before its property, it is read, and nowhere else', async () => {
  const none = { a: 0, b: 0, c: 0, d: 0, e: 0 };
  expect(await send('POST', '/lines', none)).toEqual([
    ['body.a', { ge: 1 }],
    ['body.b', { ge: 2 }],
    ['body.c', { ge: 3 }],
  ]);
  expect(await send('PUT', '/lines', { f: 0, g: 0, h: 0 })).toEqual([
    ['body.f', { ge: 4 }],
    ['body.g', { ge: 5 }],
  ]);
  expect(await send('PUT', '/lines', { g: 51 })).toEqual([['body.g', { le: 50 }]]);
  expect(await send('PATCH', '/lines', { i: 0, j: { k: 0 } })).toEqual([
    ['body.i', { ge: 6 }],
    ['body.j.k', { ge: 7 }],
  ]);
});

test('a comment on the line of a brace is in the document', () => {
  const file = join(import.meta.dirname, '../samples/comment-tags/expected/openapi.json');
  const { components } = JSON.parse(readFileSync(file, 'utf8'));
  const { Lines } = components.schemas;
  expect(Lines.properties.a).toMatchObject({ description: 'On the line of the brace.', minimum: 1 });
});
