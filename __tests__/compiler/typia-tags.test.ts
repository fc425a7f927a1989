import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { compilerOf } from './support/compile.ts';
import { exchangeJson, sampleApp } from './support/sample-app.ts';
import { withApp } from './support/temporary.ts';

/** Compiles a model of one field. Returns its diagnostics as `[code, the text of the span, message]`. */
function diagnose(type: string, more = '', declarator = 'Body<{ a: TYPE }>'): [string, string, string][] {
  const page = `import type { tags } from '@typia/interface';
import type { Body, Field, int, Query } from 'routeclass';
${more}
export default class Things {
  post(thing: ${declarator.replace('TYPE', type)}): void {}
}
`;
  return withApp({ 'routes/page.ts': page }, (root) => {
    const source = readFileSync(join(root, 'routes/page.ts'), 'utf8');
    return compilerOf(root)
      .compile()
      .diagnostics.map(({ code, message, origin, span }) => [
        origin ?? code,
        source.slice(span?.start, span?.end),
        message,
      ]);
  });
}

test.each([
  ['number & tags.Minimum<5> & tags.Maximum<1>', 'contradicting-options', 'tags.Maximum<1>'],
  ['Field<number & tags.Minimum<5>, { le: 1 }>', 'contradicting-options', 'le: 1'],
  ["string & tags.Pattern<'('>", 'invalid-regex', "tags.Pattern<'('>"],
  ['string & tags.MinLength<1.5>', 'option-value', 'tags.MinLength<1.5>'],
  ["('a' | 'b') & tags.MinLength<1>", 'option-not-applicable', 'tags.MinLength<1>'],
  ["string & tags.Type<'int32'>", 'option-not-applicable', "tags.Type<'int32'>"],
  ['string & tags.Minimum<1>', 'option-not-applicable', 'tags.Minimum<1>'],
  ['number & tags.Minimum<1> & tags.Default<0>', 'default-breaks-constraint', 'tags.Default<0>'],
  ['(number & tags.Default<0>)[]', 'option-not-applicable', 'tags.Default<0>'],
  ["tags.Format<'email'>", 'unsupported-type', "tags.Format<'email'>"],
  [
    "Record<string & tags.Format<'uuid'>, int>",
    'unsupported-type',
    "Record<string & tags.Format<'uuid'>, int>",
  ],
  ['number & tags.Minimum<number>', 'option-not-constant', 'tags.Minimum<number>'],
  // What is refused itself is not told of its tags, too.
  ['bigint & tags.Minimum<0n>', 'unsupported-type', 'bigint & tags.Minimum<0n>'],
  ["(bigint & tags.Type<'uint64'>) | null", 'unsupported-type', "(bigint & tags.Type<'uint64'>) | null"],
])('%s: %s', (type, code, at) => {
  expect(diagnose(type)).toEqual([[code, at, expect.any(String)]]);
});

test.each([
  '(string[] & tags.MaxItems<2>) | number[]',
  'Record<string, (string[] & tags.MaxItems<2>) | (string[][] & tags.MinItems<1>)>',
  '(Field<string, { minLength: 2 }>[] & tags.UniqueItems) | { b: int } | { c: int }',
  "({ b: int } & tags.JsonSchemaPlugin<{ 'x-b': 1 }>) | { c: int }",
  "(string[] & { __brand: 'Names' }) | (number[] & { __brand: 'Ids' })",
  "([string] & { __brand: 'Name' }) | [int, int]",
])('a tag or a brand on a member of a union does not change what it is: %s', (type) => {
  expect(diagnose(type)).toEqual([]);
});

test('behind the names of types a tag is pointed at where it is written', () => {
  const more =
    'type Most<N extends number> = number & tags.Minimum<5> & tags.Maximum<N>;\ntype Few = Most<3>;\n';
  expect(diagnose('Few', more)).toEqual([
    ['contradicting-options', 'tags.Maximum<N>', expect.stringContaining('`Minimum<5>` and `Maximum<3>`')],
  ]);
});

const app = await sampleApp('typia-tags');

const send = (path: string, body?: unknown) =>
  exchangeJson(app, ['POST', path], body, ({ ctx, loc, type }) => [loc.join('.'), type, ctx]);

const user = {
  ...{
    id: '00000000-0000-0000-0000-000000000000',
    email: 'a@b.co',
    name: 'Ada',
    age: 36,
    small: -1,
    large: 2 ** 40,
  },
  ...{ positive: 1, share: 100, ratio: 1.5, double: 1e300, price: 5, roles: ['a'], nick: null, both: 'abc' },
  ...{ state: 'open', sample: '', samples: 1, html: '<p>', place: { city: 'Ulm' } },
};

test('what the tags allow comes through, with their defaults', async () => {
  expect(await send('/', user)).toEqual({ ...user, limit: 10, active: true, level: 'low' });
});

test.each<[string, unknown, unknown[]]>([
  ['id', 'x', ['uuid_parsing', { error: expect.any(String) }]],
  ['name', '\u{1f600}', ['string_too_short', { min_length: 2 }]],
  ['name', 'ada', ['string_pattern_mismatch', { pattern: '^[A-Z]' }]],
  ['age', -1, ['greater_than_equal', { ge: 0 }]],
  ['age', 150, ['less_than', { lt: 150 }]],
  ['age', 1.5, ['int_from_float', undefined]],
  ['small', 2 ** 31, ['less_than_equal', { le: 2 ** 31 - 1 }]],
  ['large', 2 ** 60, ['less_than_equal', { le: Number.MAX_SAFE_INTEGER }]],
  ['positive', 0, ['greater_than', { gt: 0 }]],
  ['ratio', 1e39, ['less_than_equal', { le: 3.4028234663852886e38 }]],
  ['ratio', 0.3, ['multiple_of', { multiple_of: 0.5 }]],
  ['roles', [], ['too_short', expect.objectContaining({ min_length: 1 })]],
  ['both', 'a', ['string_too_short', { min_length: 2 }]],
  ['both', 'abcde', ['string_too_long', { max_length: 4 }]],
  ['state', 'shut', ['literal_error', expect.anything()]],
])('%s: %j is refused', async (name, value, [type, ctx]) => {
  expect(await send('/', { ...user, [name]: value })).toEqual([[`body.${name}`, type, ctx]]);
});

test('in a query, and of several tags one', async () => {
  expect(await send('/queries?page=0&email=x&ids=a')).toEqual([
    ['query.page', 'greater_than_equal', { ge: 1 }],
    ['query.email', 'value_error', { reason: 'It is not an e-mail address' }],
    ['query.ids.0', 'uuid_parsing', { error: 'It is not a UUID' }],
  ]);
  expect(await send('/unions', { address: 'a@b.co', amount: -5 })).toEqual({ address: 'a@b.co', amount: -5 });
  expect(await send('/unions', { address: 'http://b.co', amount: 100.5 })).not.toBeInstanceOf(Array);
  expect(await send('/unions', { address: 'b.co', amount: 99.5 })).toEqual([
    [
      'body.address',
      'union_error',
      { expected: 'a string of the format email or a string of the format url' },
    ],
    [
      'body.amount',
      'union_error',
      { expected: 'a number of at least 100 or an integer from -2147483648 to 2147483647' },
    ],
  ]);
});
