import fc from 'fast-check';

/** The declarations of one module, and the names of the types that it exports. */
export interface RandomTypes {
  readonly text: string;
  readonly names: readonly string[];
}

type Text = fc.Arbitrary<string>;

/** Few names, so that the members of a union often share fields. */
const fieldNames = ['a', 'b', 'c', 'kind'] as const;

const leaves: Text = fc.constantFrom(
  ...['string', 'number', 'int', 'boolean', 'unknown', "'x' | 'y'", "'x'", '1 | 2', 'true'],
  ...[
    'Field<string, { minLength: 1; maxLength: 3 }>',
    "Field<string, { regex: '^a+$' }>",
    'Field<int, { ge: 0; le: 5 }>',
    'Field<number, { gt: -1 }>',
    // Only for int: Ajv divides, and half of the smallest number is 0.
    'Field<int, { gt: -1; multipleOf: 2 }>',
  ],
);

const defaults: Text = fc.constantFrom(
  'Field<int, { default: 1 }>',
  "Field<string, { default: 'd'; maxLength: 3 }>",
  'Field<boolean | null, { default: null }>',
);

/**
 * The types of a module: interfaces, which may refer to themselves and each other, and aliases of the types
 * declared before them.
 */
export const randomTypes: fc.Arbitrary<RandomTypes> = fc
  .tuple(fc.integer({ min: 1, max: 3 }), fc.integer({ min: 1, max: 3 }))
  .chain(([interfaces, aliases]) => {
    const models = Array.from({ length: interfaces }, (_, i) => `Model${i}`);
    const named = Array.from({ length: aliases }, (_, i) => `Alias${i}`);
    return fc
      .tuple(
        fc.tuple(...models.map((_, i) => fields(typeOver(models.slice(0, i), models)))),
        fc.tuple(...named.map((_, i) => typeOver([...models, ...named.slice(0, i)], models))),
      )
      .map(([bodies, types]) => ({
        names: [...models, ...named],
        text: [
          "import type { Field, int } from 'routeclass';\n",
          ...models.map((name, i) => `export interface ${name} ${bodies[i]}\n`),
          ...named.map((name, i) => `export type ${name} = ${types[i]};\n`),
        ].join('\n'),
      }));
  });

/**
 * @param above types that may be used anywhere
 * @param models types that may be recursive, and so may only be used where a value can omit them
 */
function typeOver(above: readonly string[], models: readonly string[]): Text {
  const depthIdentifier = fc.createDepthIdentifier();
  const { type } = fc.letrec<{ type: string; object: string }>((tie) => {
    const type = tie('type');
    const object = tie('object');
    const names = above.length > 0 ? [fc.constantFrom(...above)] : [];
    const recursive = fc
      .tuple(fc.constantFrom(...models), fc.constantFrom('[]', ' | null'))
      .map(([name, end]) => `(${name}${end})`);
    return {
      object: fields(type),
      type: fc.oneof(
        { depthIdentifier, maxDepth: 3, depthSize: 'small' },
        leaves,
        ...names,
        recursive,
        object,
        type.map((one) => `(${one})[]`),
        type.map((one) => `Field<(${one})[], { minItems: 1; maxItems: 3 }>`),
        fc.tuple(type, type).map(([one, other]) => `[${one}, (${other})?]`),
        fc.tuple(type, type).map(([one, other]) => `[${one}, ...(${other})[]]`),
        type.map((one) => `Record<string, ${one}>`),
        type.map((one) => `{ [key: \`x-\${string}\`]: ${one}; a: string }`),
        fc.tuple(object, type).map(([one, other]) => `${one} & { d: ${other} }`),
        fc
          .tuple(fc.constantFrom('Partial', 'Required', 'Readonly'), object)
          .map(([of, one]) => `${of}<${one}>`),
        object.map((one) => `Omit<${one}, 'b'>`),
        { arbitrary: fc.array(type, { minLength: 2, maxLength: 3 }).map(union), weight: 3 },
        { arbitrary: fc.array(object, { minLength: 2, maxLength: 3 }).map(union), weight: 3 },
      ),
    };
  });
  return type;
}

const union = (members: readonly string[]) => `(${members.join(' | ')})`;

function fields(type: Text): Text {
  const field = fc.tuple(fc.constantFrom('', '', '?'), fc.oneof({ arbitrary: type, weight: 4 }, defaults));
  const tag = fc.constantFrom("'x'", "'y'", 'string').map((one): [string, string] => ['', one]);
  return fc
    .uniqueArray(
      fc.constantFrom(...fieldNames).chain((name) =>
        (name === 'kind' ? tag : field).map(([mark, one]) => {
          // A field with a default is never optional.
          const isFilled = one.includes('default:') && one.startsWith('Field<');
          return [name, `${name}${isFilled ? '' : mark}: ${one}`] as const;
        }),
      ),
      { minLength: 1, maxLength: 4, selector: ([name]) => name },
    )
    .map((all) => `{ ${all.map(([, text]) => text).join('; ')} }`);
}
