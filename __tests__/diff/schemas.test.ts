import { expect, test } from '@jest/globals';
import { compareDocuments } from '../../compiler/diff/compare.ts';
import type { JsonObject } from '../../compiler/diff/json.ts';
import { told } from './support/told.ts';

/** A document of one operation that takes a schema. */
const taking = (schema: unknown, more: JsonObject = {}): JsonObject => ({
  paths: {
    '/a': {
      post: {
        requestBody: { content: { 'application/json': { schema } } },
        responses: { 204: { description: 'Done' } },
      },
    },
  },
  ...more,
});

const withSchemas = (schema: unknown, schemas: JsonObject) => taking(schema, { components: { schemas } });

const safe = { minimum: Number.MIN_SAFE_INTEGER, maximum: Number.MAX_SAFE_INTEGER };

/** A tuple of an object with an optional text. */
const tuple = (name: string, closed: JsonObject) => ({
  ...{ type: 'array', prefixItems: [{ type: 'object', properties: { [name]: { type: 'string' } } }] },
  ...closed,
});

const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });

test.each<[string, unknown, unknown, readonly string[]]>([
  ['nullable of 3.0', { type: 'string', nullable: true }, { type: ['string', 'null'] }, []],
  [
    'a boolean exclusiveMinimum of 3.0',
    { type: 'number', minimum: 1, exclusiveMinimum: true },
    { type: 'number', exclusiveMinimum: 1 },
    [],
  ],
  ['const and an enum of one', { const: 'a' }, { enum: ['a'] }, []],
  ['a const of an object', { const: { a: [1] } }, { enum: [{ a: [1] }] }, []],
  [
    'a const of an object and its field',
    { const: { a: 1 } },
    { type: 'object', properties: { a: { const: 1 } }, required: ['a'] },
    ['compatible other-fields-changed POST body'],
  ],
  [
    'one more of anyOf',
    { anyOf: [{ type: 'string' }] },
    { anyOf: [{ type: 'string' }, { type: 'integer' }] },
    ['compatible type-changed POST body'],
  ],
  [
    'an enum beside anyOf, and in it',
    { enum: [0, 2], anyOf: [{ type: 'integer' }, { enum: [0] }] },
    { anyOf: [{ enum: [0, 2], anyOf: [{ type: 'integer' }, { enum: [0] }] }] },
    [],
  ],
  ['multiples of 1 of integers', { type: 'integer', multipleOf: 1 }, { type: 'integer' }, []],
  [
    'variants of which each would do for the other, written otherwise',
    { anyOf: [tuple('a', { items: false }), tuple('b', { items: false })] },
    { anyOf: [tuple('a', { maxItems: 1 }), tuple('b', { maxItems: 1 })] },
    [],
  ],
  [
    'anyOf and a list of types',
    { anyOf: [{ type: 'string' }, { type: 'null' }] },
    { type: ['null', 'string'] },
    [],
  ],
  [
    'oneOf whose members are apart',
    { anyOf: [{ type: 'string' }, { type: 'null' }] },
    { oneOf: [{ type: 'string' }, { type: 'null' }] },
    [],
  ],
  [
    'oneOf whose members may not be',
    {
      anyOf: [
        { type: 'string', maxLength: 3 },
        { type: 'string', minLength: 2 },
      ],
    },
    {
      oneOf: [
        { type: 'string', maxLength: 3 },
        { type: 'string', minLength: 2 },
      ],
    },
    ['warning unknown-change POST body', 'warning unknown-change POST body'],
  ],
  [
    'allOf and all in one',
    {
      allOf: [
        { type: 'object', properties: { a: { type: 'string' } }, required: ['a'] },
        { properties: { a: { minLength: 1 }, b: { type: 'integer' } } },
      ],
    },
    {
      type: 'object',
      properties: { a: { type: 'string', minLength: 1 }, b: { type: 'integer' } },
      required: ['a'],
    },
    [],
  ],
  ['true and nothing at all', true, {}, []],
  [
    'an unknown keyword',
    { type: 'string', 'x-unit': 'm' },
    { type: 'string', 'x-unit': 'km' },
    ['warning unknown-change POST body'],
  ],
  ['not', { type: 'string' }, { type: 'string', not: { const: 'a' } }, ['warning unknown-change POST body']],
  [
    'an object that must not have two fields, and one that may have them',
    {
      type: 'object',
      not: {
        anyOf: [
          { required: ['a'] },
          { properties: { b: { title: 'B', deprecated: true } }, required: ['b'] },
        ],
      },
    },
    { type: 'object', properties: { a: { type: 'string' }, b: { not: {} } } },
    ['compatible field-added POST body, `a`'],
  ],
  [
    'an object that must not have a field with some values',
    { type: 'object' },
    { type: 'object', not: { properties: { a: { const: 1 } }, required: ['a'] } },
    ['warning unknown-change POST body'],
  ],
  [
    'an object that must not have two fields at once',
    { type: 'object' },
    { type: 'object', not: { required: ['a', 'b'] } },
    ['warning unknown-change POST body'],
  ],
  [
    'a discriminator',
    { oneOf: [{ type: 'object' }], discriminator: { propertyName: 'a' } },
    { oneOf: [{ type: 'object' }], discriminator: { propertyName: 'b' } },
    ['warning discriminator-changed POST body'],
  ],
  [
    'a discriminator whose models have other names, and a further one',
    { oneOf: [{ type: 'object' }], discriminator: { propertyName: 'a', mapping: { x: 'X', y: 'Y' } } },
    {
      oneOf: [{ type: 'object' }],
      discriminator: { propertyName: 'a', mapping: { z: 'Z', y: 'Y', x: 'XOutput' } },
    },
    [],
  ],
  [
    'the tags of a discriminator',
    { oneOf: [{ type: 'object' }], discriminator: { propertyName: 'a', mapping: { x: 'X' } } },
    { oneOf: [{ type: 'object' }], discriminator: { propertyName: 'a', mapping: { y: 'X' } } },
    ['warning discriminator-changed POST body'],
  ],
  [
    'no other fields',
    { type: 'object', properties: { a: {} } },
    { type: 'object', properties: { a: {} }, additionalProperties: false },
    ['breaking other-fields-changed POST body'],
  ],
  [
    'fields of Object itself',
    { type: 'object', properties: { constructor: { type: 'string' } } },
    JSON.parse(
      '{"type":"object","properties":{"constructor":{"type":"string"},"__proto__":{"type":"string"}}}',
    ),
    ['compatible field-added POST body, `__proto__`'],
  ],
  ['a reference that leads nowhere', ref('Gone'), ref('Gone'), []],
  ['another that leads nowhere', ref('Gone'), ref('Lost'), ['warning unknown-change POST body']],
  ['none and some', undefined, { type: 'string' }, ['breaking type-changed POST body']],
  ['an integer among numbers', { type: ['integer', 'number'] }, { type: 'number' }, []],
  [
    'a discriminator alone',
    { oneOf: [{ type: 'object' }] },
    { oneOf: [{ type: 'object' }], discriminator: { propertyName: 'a' } },
    [],
  ],
  ['deprecated: false', { type: 'string' }, { type: 'string', deprecated: false }, []],
  [
    'items that can no longer be there',
    { type: 'array', prefixItems: [{ type: 'string' }, { type: 'integer' }] },
    { type: 'array', prefixItems: [{ type: 'string' }, { type: 'string' }], maxItems: 1 },
    ['breaking bounds-changed POST body'],
  ],
])('%s', (_, old, next, expected) => {
  expect([...new Set(told(taking(old), taking(next)))]).toEqual([...new Set(expected)]);
});

test.each<[string, unknown, unknown, readonly string[]]>([
  [
    'a bound and the same without itself',
    [{ minimum: 1 }, { exclusiveMinimum: 1 }],
    { exclusiveMinimum: 1 },
    [],
  ],
  ['bounds with nothing between', [{ type: 'number', minimum: 1 }, { exclusiveMaximum: 1 }], false, []],
  ['unique items', [{ type: 'array' }, { uniqueItems: true }], { type: 'array', uniqueItems: true }, []],
  ['numbers of two enums', [{ enum: [1, 2] }, { enum: [2, 3] }], { const: 2 }, []],
  [
    'values that something refuses, whatever an unknown format says',
    [{ enum: ['ab', 'c'], format: 'own' }, { maxLength: 1 }],
    { enum: ['c'], format: 'own' },
    [],
  ],
])('all of several: %s', (_, allOf, next, expected) => {
  expect(told(taking({ allOf }), taking(next))).toEqual(expected);
});

test.each<[string, JsonObject, readonly string[]]>([
  ['that are not bounded', {}, []],
  ['within the same', safe, []],
  ['within wider ones', { minimum: -1e300, exclusiveMaximum: 1e300 }, []],
  ['within narrower ones', { minimum: 0 }, ['bounds-changed']],
  ['below the greatest', { exclusiveMaximum: Number.MAX_SAFE_INTEGER }, ['bounds-changed']],
])('safe integers take the place of numbers %s', (_, bounds, more) => {
  const [numbers, integers] = [
    { type: 'number', ...bounds },
    { type: 'integer', ...safe },
  ].map((one) => taking(one));
  expect(told(numbers!, integers!)).toEqual([
    'breaking type-changed POST body',
    ...more.map((code) => `compatible ${code} POST body`),
  ]);
  expect(told(integers!, numbers!)).toEqual([
    'compatible type-changed POST body',
    ...more.map((code) => `breaking ${code} POST body`),
  ]);
});

test.each<[string, readonly unknown[], JsonObject, readonly string[]]>([
  ['a text as long as may be, in characters', ['😀'], { type: 'string', maxLength: 1 }, []],
  ['the bound itself', [1], { type: 'number', exclusiveMinimum: 1 }, ['breaking values-removed POST body']],
  ['an unknown format', ['a'], { type: 'string', format: 'own' }, ['breaking values-removed POST body']],
  // Trying the pattern could take forever.
  ['a slow pattern', ['aa'], { type: 'string', pattern: '^(a+)+$' }, ['breaking values-removed POST body']],
])('values give way to %s', (_, values, next, expected) => {
  expect(told(taking({ enum: values }), taking(next))).toEqual([
    ...expected,
    'compatible values-added POST body',
  ]);
});

test.each<[string, unknown, unknown]>([
  ['values', { enum: ['a', 'b'] }, { enum: ['b', 'c'] }],
  [
    'a field that may be missing',
    { type: 'object', properties: { a: { const: 1 } }, required: ['a'] },
    { type: 'object', properties: { a: { const: 2 } } },
  ],
])('oneOf refuses what fits two: %s', (_, one, other) => {
  expect(told(taking({ anyOf: [one, other] }), taking({ oneOf: [one, other] }))).toContain(
    'warning unknown-change POST body',
  );
});

test('what stands beside a reference counts, and comes before what it leads to', () => {
  const schemas = { A: { type: 'string', default: 'a' } };
  expect(told(withSchemas(ref('A'), schemas), taking({ type: 'string', default: 'b' }))).toEqual([
    'compatible default-changed POST body',
  ]);
  const beside = { ...ref('A'), default: 'b', maxLength: 5 };
  expect(told(withSchemas(beside, schemas), taking({ type: 'string', default: 'b' }))).toEqual([
    'compatible bounds-changed POST body',
  ]);
  expect(told(withSchemas(beside, schemas), withSchemas(ref('A'), schemas))).toEqual([
    'compatible default-changed POST body',
    'compatible bounds-changed POST body',
  ]);
});

test('renaming a component is no change, and a change of a shared one is reported where it is first used', () => {
  const schemas = { A: { type: 'object', properties: { n: { type: 'integer' } } } };
  expect(told(withSchemas(ref('A'), schemas), withSchemas(ref('B'), { B: schemas.A }))).toEqual([]);
  const wider = { A: { type: 'object', properties: { n: { type: 'number' } } } };
  const twice = { type: 'object', properties: { x: ref('A'), y: ref('A') } };
  expect(told(withSchemas(twice, schemas), withSchemas(twice, wider))).toEqual([
    'compatible type-changed POST body, `x.n`',
  ]);
});

test('tags that are values are reported as values, and not also as tags of the discriminator', () => {
  const union = (tags: { readonly [name: string]: string }) =>
    withSchemas(
      {
        oneOf: Object.keys(tags).map(ref),
        discriminator: {
          propertyName: 'kind',
          mapping: Object.fromEntries(Object.entries(tags).map(([name, tag]) => [tag, ref(name).$ref])),
        },
      },
      Object.fromEntries(
        Object.entries(tags).map(([name, tag]) => [
          name,
          { type: 'object', properties: { kind: { const: tag } }, required: ['kind'] },
        ]),
      ),
    );
  const all = union({ A: 'a', B: 'b', C: 'c' });
  expect(told(all, union({ A: 'a', B: 'b' }))).toEqual(['breaking variant-removed POST body']);
  expect(told(all, union({ A: 'a', B: 'b', C: 'd' }))).toEqual([
    'breaking values-removed POST body, `kind`',
    'compatible values-added POST body, `kind`',
  ]);
});

test('circles end, those with nothing in between and those that have changed', () => {
  expect(told(withSchemas(ref('A'), { A: ref('A') }), withSchemas(ref('A'), { A: ref('A') }))).toEqual([]);
  const node = (extra: JsonObject): JsonObject => ({
    type: 'object',
    properties: { left: ref('B'), right: ref('A'), ...extra },
  });
  const old = { A: node({}), B: node({ n: { type: 'integer' } }) };
  const next = { A: node({}), B: node({ n: { type: 'string' } }) };
  expect(told(withSchemas(ref('A'), old), withSchemas(ref('A'), next))).toEqual([
    'breaking type-changed POST body, `left.n`',
  ]);
});

test('a comparison that would take forever is reported as too intertwined', () => {
  const schemas = (type: string) =>
    Object.fromEntries(
      Array.from({ length: 40 }, (_, i) => [
        `S${i}`,
        {
          anyOf: [
            { type: 'object', properties: { a: ref(`S${i + 1}`), [type]: ref(`S${(i * 7 + 3) % 40}`) } },
            { type: 'object', properties: { b: ref(`S${(i * 3 + 1) % 40}`), c: ref(`S${i + 1}`) } },
            { type: 'array', items: ref(`S${(i * 5 + 2) % 40}`) },
          ],
        },
      ]),
    );
  const begin = performance.now();
  const changes = told(
    withSchemas(ref('S0'), { ...schemas('integer'), S40: { type: 'integer' } }),
    withSchemas(ref('S0'), { ...schemas('string'), S40: { type: 'string' } }),
  );
  expect(changes.length).toBeGreaterThan(0);
  expect(performance.now() - begin).toBeLessThan(20_000);
});

/** The messages about a change of the schema of a body. */
const said = (old: unknown, next: unknown) =>
  compareDocuments(taking(old), taking(next)).map(({ message }) => message);

test('the messages about defaults, deprecations and keywords of unknown effect say what was and what is', () => {
  const text = { type: 'string' };
  const [a, b] = [
    { ...text, default: 'a' },
    { ...text, default: 'b' },
  ];
  expect([said(text, a), said(a, b), said(a, text)].flat()).toEqual([
    'the default `"a"` is new',
    'the default is `"b"`, and was `"a"`',
    'the default `"a"` is gone',
  ]);
  const old = { ...text, deprecated: true };
  expect([said(text, old), said(old, text), said(text, { ...text, deprecated: false })].flat()).toEqual([
    'it is deprecated',
    'it is no longer deprecated',
  ]);
  const [metres, miles] = [
    { ...text, 'x-unit': { of: 'm' } },
    { ...text, 'x-unit': { of: 'mi' } },
  ];
  expect([said(text, metres), said(metres, miles), said(miles, text)].flat()).toEqual([
    '`x-unit` is new, with unknown effect',
    '`x-unit` has changed, with unknown effect',
    '`x-unit` is gone, with unknown effect',
  ]);
  // Another change beside a keyword that stays.
  expect(said(metres, { ...metres, maxLength: 3 })).toEqual([expect.not.stringContaining('x-unit')]);
});

test.each([
  ['narrower', { type: 'string', minLength: 3 }, 'breaking bounds-changed POST body, `reason`'],
  ['wider', {}, 'compatible type-changed POST body, `reason`'],
])('of a variant that is %s now, changes without an effect are said, too', (_, reason, expected) => {
  const variant = (kind: string, properties: JsonObject) => ({
    type: 'object',
    properties: { kind: { type: 'string', const: kind }, ...properties },
    required: ['kind'],
  });
  const paid = variant('paid', { amount: { type: 'number' } });
  const union = (properties: JsonObject) => ({ oneOf: [paid, variant('cancelled', properties)] });
  const old = union({ reason: { type: 'string' } });
  expect(told(taking(old), taking(union({ reason, by: { type: 'string' } })))).toEqual([
    expected,
    'compatible field-added POST body, `by`',
  ]);
});
