import fc from 'fast-check';

/** A type whose faults can be predicted from the specification alone. */
export type Judged =
  | { readonly kind: 'string'; readonly minLength?: number; readonly maxLength?: number }
  | { readonly kind: 'int'; readonly ge?: number; readonly lt?: number; readonly multipleOf?: number }
  | { readonly kind: 'number'; readonly gt?: number; readonly le?: number }
  | { readonly kind: 'boolean' }
  | { readonly kind: 'literal'; readonly values: readonly (string | number)[] }
  | { readonly kind: 'nullable'; readonly of: Judged }
  | { readonly kind: 'list'; readonly item: Judged; readonly minItems?: number; readonly maxItems?: number }
  | { readonly kind: 'record'; readonly value: Judged }
  | { readonly kind: 'tuple'; readonly items: readonly Judged[] }
  | { readonly kind: 'model'; readonly fields: readonly JudgedField[] };

export interface JudgedField {
  readonly name: string;
  readonly type: Judged;
  readonly isOptional: boolean;
}

const bound = (min: number, max: number) => fc.integer({ min, max });
const some = { requiredKeys: ['kind' as const] };

const scalar: fc.Arbitrary<Judged> = fc.oneof(
  fc.record({ kind: fc.constant('string' as const), minLength: bound(0, 3), maxLength: bound(3, 5) }, some),
  fc.record(
    { kind: fc.constant('int' as const), ge: bound(-3, 2), lt: bound(5, 9), multipleOf: fc.constant(2) },
    some,
  ),
  fc.record({ kind: fc.constant('number' as const), gt: bound(-2, 0), le: fc.constant(7.5) }, some),
  fc.constant({ kind: 'boolean' as const }),
  fc.record({
    kind: fc.constant('literal' as const),
    values: fc.constantFrom(['a', 'b'], ['a', 1], [1, 2, 3], ['only']),
  }),
);

// A name that looks like an index comes before all others in a JavaScript object.
const names = ['zeta', 'alpha', 'a b', 'x-y', 'é', '"q"', 'length', '__x'];

const { type } = fc.letrec<{ type: Judged }>((tie) => ({
  type: fc.oneof(
    { maxDepth: 3, depthSize: 'medium' },
    { weight: 4, arbitrary: scalar },
    {
      weight: 3,
      arbitrary: fc
        .uniqueArray(
          fc.record({ name: fc.constantFrom(...names), type: tie('type'), isOptional: fc.boolean() }),
          { selector: ({ name }) => name, minLength: 1, maxLength: 4 },
        )
        .map((fields) => ({ kind: 'model' as const, fields })),
    },
    {
      weight: 2,
      arbitrary: fc.record(
        {
          kind: fc.constant('list' as const),
          item: tie('type'),
          minItems: bound(0, 2),
          maxItems: bound(2, 3),
        },
        { requiredKeys: ['kind', 'item'] },
      ),
    },
    { weight: 1, arbitrary: tie('type').map((value) => ({ kind: 'record' as const, value })) },
    { weight: 1, arbitrary: scalar.map((of) => ({ kind: 'nullable' as const, of })) },
    {
      weight: 1,
      arbitrary: fc
        .array(scalar, { minLength: 1, maxLength: 3 })
        .map((items) => ({ kind: 'tuple' as const, items })),
    },
  ),
}));

export const judgedType = type;

/** The type as an app writes it. */
export function written(type: Judged): string {
  const { kind: _kind, item: _item, ...options } = type as Judged & { item?: Judged };
  switch (type.kind) {
    case 'string':
    case 'int':
    case 'number':
      return withOptions(type.kind, options);
    case 'boolean':
      return 'boolean';
    case 'literal':
      return type.values.map((value) => JSON.stringify(value)).join(' | ');
    case 'nullable':
      return `${written(type.of)} | null`;
    case 'list':
      return withOptions(`(${written(type.item)})[]`, options);
    case 'record':
      return `Record<string, ${written(type.value)}>`;
    case 'tuple':
      return `[${type.items.map(written).join(', ')}]`;
    case 'model':
      return `{ ${type.fields.map(writtenField).join('; ')} }`;
  }
}

const writtenField = ({ isOptional, name, type }: JudgedField) =>
  `${JSON.stringify(name)}${isOptional ? '?' : ''}: ${written(type)}`;

function withOptions(type: string, options: object): string {
  const given = Object.entries(options).map(([name, value]) => `${name}: ${value}`);
  return given.length === 0 ? type : `Field<${type}, { ${given.join('; ')} }>`;
}

const odd = fc.constantFrom<unknown>(
  ...[null, true, 0, 1, 2, -4, 1.5, 8, '', 'a', 'abcdef', '😀', '😀😀😀😀😀😀', 'only'],
  ...[[], {}, [1], [null], { a: 1 }],
);

/** Values of the type, and values that are nearly of it. */
export function valuesNear(type: Judged): fc.Arbitrary<unknown> {
  return fc.oneof({ weight: 8, arbitrary: fitting(type) }, { weight: 1, arbitrary: odd });
}

function fitting(type: Judged): fc.Arbitrary<unknown> {
  switch (type.kind) {
    case 'string':
      return fc.constantFrom('', 'a', 'ab', 'abc', 'abcd', 'abcdef', '😀😀😀');
    case 'int':
      return fc.integer({ min: -5, max: 10 });
    case 'number':
      return fc.constantFrom(-2.5, -1, 0, 0.1, 7.5, 8);
    case 'boolean':
      return fc.boolean();
    case 'literal':
      return fc.constantFrom(...type.values);
    case 'nullable':
      return fc.option(valuesNear(type.of));
    case 'list':
      return fc.array(valuesNear(type.item), { maxLength: 4 });
    case 'record':
      return fc.dictionary(fc.constantFrom('k', 'constructor', 'a.b', ''), valuesNear(type.value), {
        maxKeys: 3,
        noNullPrototype: true,
      });
    case 'tuple':
      return fc
        .tuple(fc.tuple(...type.items.map(valuesNear)), fc.constantFrom(0, 0, 0, -1, 1))
        .map(([items, more]) => (more > 0 ? [...items, 1] : items.slice(0, items.length + more)));
    case 'model':
      return fc
        .tuple(
          fc.tuple(...type.fields.map((one) => fc.option(valuesNear(one.type), { nil: undefined, freq: 6 }))),
          fc.boolean(),
        )
        .map(([values, isReversed]) => {
          const entries = type.fields.flatMap(({ name }, i) =>
            values[i] === undefined ? [] : [[name, values[i]] as const],
          );
          return Object.fromEntries([...(isReversed ? entries.reverse() : entries), ['extra', 1]]);
        });
  }
}
