import { expect, test } from '@jest/globals';
import { Ajv2020 } from 'ajv/dist/2020.js';
import fc from 'fast-check';
import { SchemaComparison } from '../../compiler/diff/schema/compare.ts';
import { narrows, widens } from '../../compiler/diff/schema/finding.ts';
import { Source } from '../../compiler/diff/source.ts';
import { runs, seed } from '../agreement/support/properties.ts';

/** Enough values to tell the drawn schemas apart. */
const scalars = [null, true, false, -2, 0, 0.5, 1, 1.5, 2, 3, 4, 6, '', 'a', 'b', 'ab', 'ba', 'abc'];
const items = [null, true, 0, 1, 1.5, 3, 'a', 'ab'];
const lists = [
  [],
  ...items.map((one) => [one]),
  ...items.flatMap((one) => ['a', 1, 3].map((other) => [one, other])),
  ['a', 'b', 'ab'],
  [1, 'a', 1],
];
const objects = [{}, ...items.flatMap((a) => [{ a }, { b: a }, { a, b: 1 }, { a: 'a', b: a }])];
const inner = [...lists.slice(0, 6), ...objects.slice(0, 6)];
const values: readonly unknown[] = [
  ...scalars,
  ...lists,
  ...objects,
  ...inner.flatMap((one) => [[one], { a: one }, { a: one, b: 1 }]),
];

const size = fc.integer({ min: 0, max: 3 });
const numeric = fc.constantFrom(-1, 0, 0.5, 1, 2, 3);

/** Some of the keywords, each with a value of its own. */
const some = <T>(keywords: { [K in keyof T]: fc.Arbitrary<T[K]> }) =>
  fc.record(keywords, { requiredKeys: [] });

const leaf: fc.Arbitrary<object | boolean> = fc.oneof(
  fc.constantFrom<object | boolean>(true, false, {}, { type: 'null' }, { type: 'boolean' }, { not: {} }),
  some({ minLength: size, maxLength: size, pattern: fc.constantFrom('^a', 'b$') }).map((more) => ({
    type: 'string',
    ...more,
  })),
  fc
    .tuple(
      fc.constantFrom('number', 'integer'),
      some({
        minimum: numeric,
        maximum: numeric,
        exclusiveMinimum: numeric,
        exclusiveMaximum: numeric,
        multipleOf: fc.constantFrom(0.5, 1, 1.5, 2, 3),
      }),
    )
    .map(([type, more]) => ({ type, ...more })),
  fc.subarray(scalars, { minLength: 1, maxLength: 4 }).map((list) => ({ enum: list })),
  fc.constantFrom(...scalars, [], ['a'], [1, 'a'], {}, { a: 1 }).map((one) => ({ const: one })),
  fc
    .subarray(['null', 'boolean', 'integer', 'string', 'array', 'object'], { minLength: 2 })
    .map((type) => ({ type })),
);

function composed(one: fc.Arbitrary<object | boolean>): fc.Arbitrary<object | boolean>[] {
  const several = fc.array(one, { minLength: 1, maxLength: 3 });
  return [
    some({
      items: one,
      prefixItems: several,
      minItems: size,
      maxItems: size,
      uniqueItems: fc.boolean(),
    }).map((more) => ({ type: 'array', ...more })),
    // Both fields are always declared: a comparison assumes that clients send no others.
    fc
      .record({
        fields: fc.record({ a: one, b: one }),
        more: some({
          required: fc.subarray(['a', 'b']),
          additionalProperties: fc.constant(false),
          not: fc.constantFrom({ required: ['a'] }, { anyOf: [{ required: ['a'] }, { required: ['b'] }] }),
          minProperties: size,
          maxProperties: size,
        }),
      })
      .map(({ fields, more }) => ({ type: 'object', properties: fields, ...more })),
    several.map((anyOf) => ({ anyOf })),
    several.map((oneOf) => ({ oneOf })),
    several.map((allOf) => ({ allOf })),
    fc
      .tuple(leaf, several)
      .map(([beside, anyOf]) => (beside === false ? false : { ...(beside as object), anyOf })),
  ];
}

const { schema } = fc.letrec<{ schema: object | boolean }>((tie) => ({
  schema: fc.oneof({ maxDepth: 3 }, { weight: 3, arbitrary: leaf }, ...composed(tie('schema'))),
}));

const ajv = new Ajv2020({ strict: false, ownProperties: true, logger: false });
// No schema here asks for unevaluated fields, and some that Ajv keeps account of do not compile.
ajv.opts.unevaluated = false;

function accepted(one: object | boolean): readonly boolean[] {
  const validate = ajv.compile(one);
  ajv.removeSchema();
  return values.map((value) => validate(value));
}

const compared = (old: object | boolean, next: object | boolean) =>
  new SchemaComparison(new Source({}), new Source({})).compare(old, next);

/** Two schemas that have much in common, or little. */
const pair: fc.Arbitrary<[object | boolean, object | boolean]> = fc
  .tuple(schema, schema, schema, fc.nat(4))
  .map(([one, other, third, way]) => {
    if (way === 0) return [one, other];
    if (way === 1) return [one, { anyOf: [other, one] }];
    if (way === 2) return [{ allOf: [one, other] }, one];
    if (way === 3) return [{ allOf: [one, other] }, { allOf: [one, third] }];
    return [{ anyOf: [one, other] }, { anyOf: [third, one] }];
  });

test('without a finding against it, each value stays valid or invalid', () => {
  const tally = { held: 0, refused: 0 };
  fc.assert(
    fc.property(pair, fc.boolean(), ([one, other], isTurned) => {
      const [old, next] = isTurned ? [other, one] : [one, other];
      const findings = compared(old, next);
      const [before, after] = [accepted(old), accepted(next)];
      const lost = values.filter((_, i) => before[i] && !after[i]);
      const gained = values.filter((_, i) => !before[i] && after[i]);
      if (!findings.some(narrows)) expect(lost).toEqual([]);
      if (!findings.some(widens)) expect(gained).toEqual([]);
      if (findings.some(narrows)) tally.refused++;
      else tally.held++;
    }),
    { numRuns: runs(500), seed },
  );
  expect(Math.min(tally.held, tally.refused)).toBeGreaterThan(50);
});

test('a schema is the same written in another way', () => {
  fc.assert(
    fc.property(schema, (one) => {
      for (const same of [{ allOf: [one] }, { anyOf: [one] }, { anyOf: [one, one] }, { allOf: [one, one] }])
        expect(compared(one, same)).toEqual([]);
    }),
    { numRuns: runs(300), seed },
  );
});
