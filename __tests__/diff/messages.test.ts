import { expect, test } from '@jest/globals';
import { compareDocuments } from '../../compiler/diff/compare.ts';

const taking = (schema: unknown) => ({
  openapi: '3.1.0',
  paths: {
    '/a': {
      post: {
        requestBody: { content: { 'application/json': { schema } } },
        responses: { 204: { description: 'Done' } },
      },
    },
  },
});

const object = (properties: object, more: object = {}) => ({ type: 'object', properties, ...more });
const text = { type: 'string' };
const int = {
  type: 'integer',
  minimum: Number.MIN_SAFE_INTEGER,
  maximum: Number.MAX_SAFE_INTEGER,
};
const number = { type: 'number' };
const list = (more: object = {}) => ({ type: 'array', items: text, ...more });
const tagged = (kind: string, more: object = {}) =>
  object({ kind: { const: kind }, ...more }, { required: ['kind'] });
const either = (...anyOf: object[]) => ({ anyOf });

/** What is told of the schema of a request body: in one direction, and in the other. */
const rows: [old: unknown, next: unknown, there: string[], back: string[]][] = [
  [
    text,
    { ...text, minLength: 2 },
    ['breaking: `minLength` 2 is new'],
    ['compatible: `minLength` 2 is gone'],
  ],
  [
    { ...text, maxLength: 5 },
    { ...text, maxLength: 4 },
    ['breaking: `maxLength` is 4, and was 5'],
    ['compatible: `maxLength` is 5, and was 4'],
  ],
  [
    text,
    { ...text, pattern: '^a' },
    ['breaking: the pattern `^a` is new'],
    ['compatible: the pattern `^a` is gone'],
  ],
  [
    { ...text, pattern: '^a' },
    { ...text, pattern: '^b' },
    ['breaking: the pattern is `^b`, and was `^a`'],
    ['breaking: the pattern is `^a`, and was `^b`'],
  ],
  [
    { ...text, format: 'date' },
    { ...text, format: 'time' },
    ['breaking: the format is `time`, and was `date`'],
    ['breaking: the format is `date`, and was `time`'],
  ],
  [
    text,
    { enum: ['a'] },
    ['breaking: only `"a"` may stand here, not any text that fits'],
    ['compatible: any text that fits may stand here, not only some values'],
  ],
  [
    { enum: ['a', 'b', 'c'] },
    { enum: ['b'] },
    ['breaking: the values `"a"` and `"c"` are gone'],
    ['compatible: the values `"a"` and `"c"` are new'],
  ],
  [
    { enum: ['a', 'b'] },
    { enum: ['b', 'c'] },
    ['breaking: the value `"a"` is gone', 'compatible: the value `"c"` is new'],
    ['breaking: the value `"c"` is gone', 'compatible: the value `"a"` is new'],
  ],
  [
    { enum: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] },
    { enum: [10] },
    ['breaking: the values `1`, `2`, `3`, `4`, `5`, `6`, `7` and 2 more are gone'],
    ['compatible: the values `1`, `2`, `3`, `4`, `5`, `6`, `7` and 2 more are new'],
  ],
  [
    { enum: [1, 20] },
    { ...int, maximum: 9 },
    [
      'breaking: the value `20` is gone',
      'compatible: any number that fits may stand here, not only some values',
    ],
    [
      'breaking: only `1` and `20` may stand here, not any number that fits',
      'compatible: the value `20` is new',
    ],
  ],
  [
    { type: 'boolean' },
    { const: true },
    ['breaking: the value `false` is gone'],
    ['compatible: the value `false` is new'],
  ],
  [
    number,
    { ...number, minimum: 1 },
    ['breaking: the least value is 1, and was not bounded'],
    ['compatible: the least value is not bounded, and was 1'],
  ],
  [
    { ...number, minimum: 1 },
    { ...number, exclusiveMinimum: 1 },
    ['breaking: the least value is above 1, and was 1'],
    ['compatible: the least value is 1, and was above 1'],
  ],
  [
    { ...number, exclusiveMaximum: 9 },
    { ...number, exclusiveMaximum: 8 },
    ['breaking: the greatest value is below 8, and was below 9'],
    ['compatible: the greatest value is below 9, and was below 8'],
  ],
  [
    number,
    int,
    ['breaking: the type is `integer`, and was `number`'],
    ['compatible: the type is `number`, and was `integer`'],
  ],
  [
    int,
    {},
    ['compatible: the type is `any`, and was `integer`'],
    ['breaking: the type is `integer`, and was `any`'],
  ],
  [
    either(int, text),
    number,
    [
      'breaking: the type is `number`, and was `string | integer`',
      'compatible: the type is `number`, and was `integer`',
    ],
    [
      'compatible: the type is `string | integer`, and was `number`',
      'breaking: the type is `integer`, and was `number`',
    ],
  ],
  // A model has these bounds only as long as an operation also takes it.
  [int, { type: 'integer' }, [], []],
  [
    int,
    { ...int, maximum: 5 },
    ['breaking: the greatest value is 5, and was not bounded'],
    ['compatible: the greatest value is not bounded, and was 5'],
  ],
  [
    { ...number, maximum: 5 },
    { ...int, maximum: 9 },
    ['breaking: the type is `integer`, and was `number`', 'compatible: the greatest value is 9, and was 5'],
    ['compatible: the type is `number`, and was `integer`', 'breaking: the greatest value is 5, and was 9'],
  ],
  [
    number,
    { ...number, multipleOf: 2 },
    ['breaking: it is a multiple of 2, and was any number'],
    ['compatible: it is any number, and was a multiple of 2'],
  ],
  [
    { ...number, multipleOf: 2 },
    { ...number, multipleOf: 3 },
    ['breaking: it is a multiple of 3, and was a multiple of 2'],
    ['breaking: it is a multiple of 2, and was a multiple of 3'],
  ],
  [
    { ...number, multipleOf: 6 },
    { ...number, allOf: [{ multipleOf: 2 }, { multipleOf: 3 }] },
    ['compatible: it is a multiple of 2 and of 3, and was a multiple of 6'],
    ['breaking: it is a multiple of 6, and was a multiple of 2 and of 3'],
  ],
  [int, { ...int, multipleOf: 0.5 }, [], []],
  [
    list(),
    list({ uniqueItems: true }),
    ['breaking: items must be unique now'],
    ['compatible: items may repeat now'],
  ],
  [
    list({ maxItems: 3 }),
    list({ minItems: 1 }),
    ['breaking: `minItems` 1 is new', 'compatible: `maxItems` 3 is gone'],
    ['compatible: `minItems` 1 is gone', 'breaking: `maxItems` 3 is new'],
  ],
  [
    list({ maxItems: 1 }),
    list({ maxItems: 5 }),
    ['compatible: more than one item may stand here now'],
    ['breaking: `maxItems` is 1, and was 5'],
  ],
  [object({}), object({ a: text }), ['compatible: the field is new'], ['warning: the field is gone']],
  [
    object({}),
    object({ a: text }, { required: ['a'] }),
    ['breaking: the field is new, and required'],
    ['warning: the field is gone'],
  ],
  [
    object({ a: text }),
    object({ a: text }, { required: ['a'] }),
    ['breaking: the field is required, and was optional'],
    ['compatible: the field is optional, and was required'],
  ],
  [
    object({ a: text }),
    object({ a: false }),
    ['breaking: the field is refused now'],
    ['compatible: the field may be there now'],
  ],
  [
    object({ a: text }, { required: ['a'] }),
    object({ a: false }),
    ['breaking: the field is refused now'],
    ['breaking: the field is required, and was refused'],
  ],
  [
    object({}),
    object({}, { additionalProperties: false }),
    ['breaking: fields that are not declared are refused now'],
    ['compatible: fields that are not declared are no longer refused'],
  ],
  [
    object({}),
    object({}, { additionalProperties: text }),
    ['compatible: other fields may be there now'],
    ['warning: other fields are no longer read or given'],
  ],
  [
    object({}),
    object({}, { patternProperties: { '^a': text } }),
    ['compatible: fields that match are new'],
    ['warning: fields that match are gone'],
  ],
  [
    object({}, { patternProperties: { '^a': text } }),
    object({}, { patternProperties: { '^b': text } }),
    ['warning: the pattern of these fields is gone', 'warning: fields that match are new'],
    ['warning: the pattern of these fields is gone', 'warning: fields that match are new'],
  ],
  [
    object({}),
    object({}, { maxProperties: 2, minProperties: 1 }),
    ['breaking: `minProperties` 1 is new', 'breaking: `maxProperties` 2 is new'],
    ['compatible: `minProperties` 1 is gone', 'compatible: `maxProperties` 2 is gone'],
  ],
  [
    either(tagged('a'), tagged('b')),
    tagged('a'),
    ['breaking: the object with `kind` "b" is no longer one of the variants'],
    ['compatible: the object with `kind` "b" is one of the variants now'],
  ],
  [
    either(tagged('a'), tagged('b')),
    either(tagged('a'), tagged('b', { n: text })),
    ['compatible: the field is new'],
    ['warning: the field is gone'],
  ],
  [
    either(tagged('a'), tagged('b')),
    either(tagged('c'), tagged('d')),
    [
      'breaking: the object with `kind` "a" is no longer one of the variants',
      'breaking: the object with `kind` "b" is no longer one of the variants',
      'compatible: the object with `kind` "c" is one of the variants now',
      'compatible: the object with `kind` "d" is one of the variants now',
    ],
    [
      'breaking: the object with `kind` "c" is no longer one of the variants',
      'breaking: the object with `kind` "d" is no longer one of the variants',
      'compatible: the object with `kind` "a" is one of the variants now',
      'compatible: the object with `kind` "b" is one of the variants now',
    ],
  ],
  [
    either(object({ a: text }, { required: ['a'] }), object({ b: text }, { required: ['b'] })),
    object({ a: text }, { required: ['a'] }),
    ['breaking: the object with `b` is no longer one of the variants'],
    ['compatible: the object with `b` is one of the variants now'],
  ],
  [
    either(list(), list({ items: number })),
    list(),
    ['breaking: a list is no longer one of the variants'],
    ['compatible: a list is one of the variants now'],
  ],
  [
    either({ ...text, minLength: 3 }, { ...text, maxLength: 1 }),
    { ...text, minLength: 3 },
    ['breaking: a string is no longer one of the variants'],
    ['compatible: a string is one of the variants now'],
  ],
  [
    either({ enum: ['a', 'b'] }, { ...text, minLength: 5 }),
    { ...text, minLength: 5 },
    ['breaking: an enum of `"a"` and `"b"` is no longer one of the variants'],
    ['compatible: an enum of `"a"` and `"b"` is one of the variants now'],
  ],
  [
    text,
    { type: ['string', 'null'] },
    ['compatible: `null` may stand here now'],
    ['breaking: `null` may no longer stand here'],
  ],
  [
    text,
    int,
    ['breaking: the type is `integer`, and was `string`'],
    ['breaking: the type is `string`, and was `integer`'],
  ],
  [
    { type: ['string', 'integer'] },
    {},
    ['compatible: the type is `any`, and was `string | integer`'],
    ['breaking: the type is `string | integer`, and was `any`'],
  ],
  [
    text,
    false,
    ['breaking: the type is nothing, and was `string`'],
    ['compatible: the type is `string`, and was nothing'],
  ],
];

const told = (old: unknown, next: unknown) =>
  compareDocuments(taking(old), taking(next)).map(({ level, message }) => `${level}: ${message}`);

test.each(rows)('%j, then %j', (old, next, there, back) => {
  expect(told(old, next)).toEqual(there);
  expect(told(next, old)).toEqual(back);
});

test('a list in place of a text is told without a limit that no document has', () => {
  const reading = (schema: unknown) => ({
    paths: { '/a': { get: { parameters: [{ name: 'q', in: 'query', schema }], responses: {} } } },
  });
  const changes = compareDocuments(reading(int), reading({ type: 'array', items: int }));
  expect(changes.map(({ level, message }) => `${level}: ${message}`)).toEqual([
    'compatible: more than one item may stand here now',
  ]);
});

test('credentials are named', () => {
  const securitySchemes = {
    User: { type: 'http', scheme: 'basic' },
    Bearer: { type: 'http', scheme: 'bearer' },
  };
  const guarded = (...security: readonly object[]) => ({
    paths: { '/a': { get: { security, responses: {} } } },
    components: { securitySchemes },
  });
  const said = (old: readonly object[], next: readonly object[]) =>
    compareDocuments(guarded(...old), guarded(...next)).map(({ message }) => message);
  const [user, bearer] = [{ User: [] }, { Bearer: [] }];
  expect(said([user, {}], [{ ...user, ...bearer }])).toEqual([
    '`User` no longer gives access: the operation accepts `User` and `Bearer`',
    'no credential no longer gives access: the operation accepts `User` and `Bearer`',
  ]);
  expect(said([user], [user, bearer])).toEqual(['`Bearer` gives access as well']);
  expect(said([user], [])).toEqual(['no credential gives access as well', '`User` is no longer read']);
  expect(said([user, bearer, {}], [user, {}])).toEqual(['`Bearer` is no longer read']);
  expect(said([user, {}], [user, bearer, {}])).toEqual(['`Bearer` is new, and optional']);
});
