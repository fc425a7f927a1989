import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { compilerOf } from './support/compile.ts';
import { withApp } from './support/temporary.ts';

const imports =
  "import type { Body, Cookie, Field, File, Form, Header, int, Path, Query, Upload } from 'routeclass';\n";
const declared = `
enum Level { Low = 'low', High = 'high' }
interface Point { x: number }
`;

/** Compiles a page. Returns its diagnostics as `[code, the text of the span, message]`. */
function diagnose(page: string, folder = 'things'): [code: string, text: string, message: string][] {
  return withApp({ [`routes/${folder}/page.ts`]: imports + page }, (root) => {
    const source = readFileSync(join(root, `routes/${folder}/page.ts`), 'utf8');
    const result = compilerOf(root).compile();
    return result.diagnostics.map(({ code, message, origin, span }) => [
      origin ?? code,
      source.slice(span?.start, span?.end).replace(/;$/, ''),
      message,
    ]);
  });
}

/** The diagnostics of a model with these fields. */
function diagnoseFields(fields: { readonly [name: string]: string }, more = ''): [string, string, string][] {
  const lines = Object.entries(fields).map(([name, type]) => `  ${name}: ${type};`);
  return diagnose(`${declared}${more}
interface Thing {
${lines.join('\n')}
}
export default class Things {
  post(thing: Body<Thing>): void {}
}
`);
}

/** Every constraint with a valid value, and the types to which it applies. */
const options: { readonly [option: string]: readonly [value: string, applies: readonly string[]] } = {
  ge: ['1', ['number', 'int']],
  gt: ['1', ['number', 'int']],
  le: ['9', ['number', 'int']],
  lt: ['9', ['number', 'int']],
  multipleOf: ['2', ['number', 'int']],
  minLength: ['1', ['string']],
  maxLength: ['9', ['string']],
  regex: ["'^a'", ['string']],
  format: ["'email'", ['string']],
  minItems: ['1', ['string[]', 'readonly Point[]']],
  maxItems: ['9', ['string[]', 'readonly Point[]']],
  uniqueItems: ['true', ['string[]', 'readonly Point[]']],
};

const types = [
  ...[
    'string',
    'number',
    'int',
    'boolean',
    "'a' | 'b'",
    '1 | 2',
    'Level',
    'string[]',
    'readonly Point[]',
    'Point',
  ],
  ...['Record<string, string>', 'unknown'],
];

test.each(Object.entries(options))('`%s` is for what it says something about', (option, [value, applies]) => {
  const fields = types.flatMap((type) => [
    [type, `Field<${type}, { ${option}: ${value} }>`] as const,
    ...(type === 'unknown' ? [] : [[type, `Field<(${type}) | null, { ${option}: ${value} }>`] as const]),
    [type, `Array<Field<${type}, { ${option}: ${value} }>>`] as const,
  ]);
  const found = diagnoseFields(Object.fromEntries(fields.map(([, text], i) => [`field${i}`, text])));
  const wrong = fields.filter(([type]) => !applies.includes(type));
  expect(found.map(([code, text]) => [code, text])).toEqual(
    wrong.map(() => ['option-not-applicable', `${option}: ${value}`]),
  );
});

test.each(Object.entries(options))(
  'of a union `%s` goes to the members that it is for',
  (option, [value, applies]) => {
    const [type = ''] = applies;
    const other = type === 'string' ? 'number' : 'string';
    const found = diagnoseFields({
      some: `Field<${type} | boolean | null, { ${option}: ${value} }>`,
      none: `Field<${other} | boolean, { ${option}: ${value} }>`,
    });
    expect(found).toEqual([
      ['option-not-applicable', `${option}: ${value}`, expect.stringMatching(` to a ${other} or a boolean$`)],
    ]);
  },
);

test.each([
  ['ge: -1', "gt: 'a'", 'a number'],
  ['multipleOf: 0.5', 'multipleOf: 0', 'a number above zero'],
  ['multipleOf: 5', 'multipleOf: -5', 'a number above zero'],
  ['le: 5', 'le: 1e999', 'a number'],
])('numbers: `%s`, and not `%s`', (right, wrong, wanted) => {
  const found = diagnoseFields({ a: `Field<number, { ${right} }>`, b: `Field<number, { ${wrong} }>` });
  const value = wrong.split(': ')[1];
  expect(found).toEqual([['option-value', value, expect.stringContaining(`must be ${wanted}`)]]);
});

test.each([
  ["'a'", '5', 'a text'],
  ["'a'", "' '", 'a text'],
  ["'a'", "''", 'a text'],
])('`message: %s`, and not `message: %s`', (right, wrong, wanted) => {
  const found = diagnoseFields({
    a: `Field<number, { message: ${right} }>`,
    b: `Field<number, { message: ${wrong} }>`,
  });
  expect(found).toEqual([['option-value', wrong, `\`message\` must be ${wanted}`]]);
  const open = diagnoseFields({ a: 'Field<number, { message: string }>' });
  expect(open).toEqual([['option-not-constant', 'string', expect.any(String)]]);
});

/** Types that no value satisfies, with the text of the span and the contradicting options. */
const contradictions: readonly (readonly [type: string, at: string, first: string, second: string])[] = [
  ['Field<number, { ge: 5; le: 1 }>', 'le: 1', 'ge: 5', 'le: 1'],
  ['Field<number, { le: 1; ge: 5 }>', 'le: 1', 'ge: 5', 'le: 1'],
  ['Field<number, { gt: 1; lt: 1 }>', 'lt: 1', 'gt: 1', 'lt: 1'],
  ['Field<number, { gt: 1; le: 1 }>', 'le: 1', 'gt: 1', 'le: 1'],
  ['Field<number, { ge: 1; lt: 1 }>', 'lt: 1', 'ge: 1', 'lt: 1'],
  ['Field<int, { gt: 1; lt: 2 }>', 'lt: 2', 'gt: 1', 'lt: 2'],
  ['Field<int, { ge: 1.2; le: 1.8 }>', 'le: 1.8', 'ge: 1.2', 'le: 1.8'],
  ['Field<int, { ge: 1e300 }>', 'ge: 1e300', 'ge: 1e+300', 'int'],
  ['Field<int, { lt: -9007199254740991 }>', 'lt: -9007199254740991', 'lt: -9007199254740991', 'int'],
  ['Field<int, { ge: 1; le: 4; multipleOf: 5 }>', 'multipleOf: 5', 'multipleOf: 5', 'ge: 1, le: 4'],
  [
    'Field<number, { gt: 0; lt: 0.5; multipleOf: 0.5 }>',
    'multipleOf: 0.5',
    'multipleOf: 0.5',
    'gt: 0, lt: 0.5',
  ],
  ['Field<string, { minLength: 3; maxLength: 2 }>', 'maxLength: 2', 'minLength: 3', 'maxLength: 2'],
  ['Field<string[], { minItems: 3; maxItems: 2 }>', 'maxItems: 2', 'minItems: 3', 'maxItems: 2'],
  ['Field<Field<number, { ge: 5 }>, { le: 1 }>', 'le: 1', 'ge: 5', 'le: 1'],
  ['Field<Field<number, { le: 1 }>, { ge: 5 }>', 'ge: 5', 'ge: 5', 'le: 1'],
  [
    "Field<Field<string, { format: 'email' }>, { format: 'uuid' }>",
    "format: 'uuid'",
    'format: email',
    'format: uuid',
  ],
  ['Field<number, { ge: 5 }> & Field<number, { le: 1 }>', 'le: 1', 'ge: 5', 'le: 1'],
  ['Array<Field<Field<number, { ge: 5 }>, { le: 1 }>>', 'le: 1', 'ge: 5', 'le: 1'],
  ['Field<string | number, { ge: 5; le: 1 }>', 'le: 1', 'ge: 5', 'le: 1'],
];

test.each(contradictions)('%s contradicts itself', (type, at, first, second) => {
  expect(diagnoseFields({ a: type })).toEqual([
    [
      'contradicting-options',
      at,
      `\`${first}\` and \`${second}\` contradict each other: no value satisfies both`,
    ],
  ]);
});

test('what adds up is no contradiction', () => {
  const found = diagnoseFields({
    a: 'Field<int, { gt: 0; ge: 0; lt: 2; le: 5 }>',
    b: 'Field<Field<int, { ge: 0; le: 9 }>, { ge: 5; le: 20 }>',
    c: "Field<Field<string, { minLength: 1; regex: '^a' }>, { minLength: 3; regex: 'b$' }>",
    d: 'Field<number, { ge: 1; le: 5; multipleOf: 5 }>',
    e: "Field<string, { regex: '^.{36}$'; format: 'uuid'; minLength: 36; maxLength: 36 }>",
    f: 'Field<number, { ge: 1; le: 1 }>',
    g: 'Field<int, { ge: 1; le: 1 }>',
    h: 'Field<number, { ge: 1e300 }>',
  });
  expect(found).toEqual([]);
});

test('patterns that do not compile, and nothing more of them', () => {
  expect(
    diagnoseFields({
      a: "Field<string, { regex: '(' }>",
      b: "Field<Field<string, { regex: '^a' }>, { regex: '[' }>",
    }),
  ).toEqual([
    ['invalid-regex', "regex: '('", expect.any(String)],
    ['invalid-regex', "regex: '['", expect.any(String)],
  ]);
});

/** Defaults that violate their own constraints. */
test.each([
  ["Field<string, { minLength: 3; default: 'ab' }>", "default: 'ab'"],
  ["Field<string, { maxLength: 1; default: 'ab' }>", "default: 'ab'"],
  ["Field<string, { regex: '^b'; default: 'ab' }>", "default: 'ab'"],
  ["Field<string, { format: 'uuid'; default: 'ab' }>", "default: 'ab'"],
  ['Field<number, { ge: 1; default: 0 }>', 'default: 0'],
  ['Field<number, { gt: 0; default: 0 }>', 'default: 0'],
  ['Field<number, { le: 1; default: 2 }>', 'default: 2'],
  ['Field<number, { lt: 2; default: 2 }>', 'default: 2'],
  ['Field<number, { multipleOf: 2; default: 3 }>', 'default: 3'],
  ['Field<int, { default: 0.5 }>', 'default: 0.5'],
  ['Field<string[], { minItems: 1; default: [] }>', 'default: []'],
  ["Field<string[], { maxItems: 1; default: ['a', 'b'] }>", "default: ['a', 'b']"],
  ["Field<string[], { uniqueItems: true; default: ['a', 'a'] }>", "default: ['a', 'a']"],
  ["Array<string> & Field<Array<Field<string, { minLength: 2 }>>, { default: ['a'] }>", "default: ['a']"],
  ['Field<Field<number, { ge: 1 }>, { default: 0 }>', 'default: 0'],
  ['Field<Field<number, { default: 0 }>, { ge: 1 }>', 'default: 0'],
])('%s: the default breaks it', (type, at) => {
  expect(diagnoseFields({ a: type })).toEqual([['default-breaks-constraint', at, expect.any(String)]]);
});

test('a default that is too large for a number is not shown as null', () => {
  expect(diagnoseFields({ a: 'Field<number, { default: 1e400 }>' })).toEqual([
    [
      'default-breaks-constraint',
      'default: 1e400',
      expect.stringMatching(/^the default Infinity .*not finite$/),
    ],
  ]);
});

test('a default that breaks its constraint in the values of an index signature beside fields', () => {
  // biome-ignore lint/suspicious/noTemplateCurlyInString: the text of a type
  const field = '{ id: int; [key: `x-${string}`]: { limit: Field<int, { le: 1; default: 2 }> } | int }';
  expect(diagnoseFields({ a: field })).toEqual([
    ['default-breaks-constraint', 'default: 2', expect.any(String)],
  ]);
});

test('what fits a multiple of a fraction', () => {
  expect(diagnoseFields({ a: 'Field<number, { multipleOf: 0.1; default: 0.5 }>' })).toEqual([]);
  expect(diagnoseFields({ a: 'Field<number, { ge: 0.25; le: 0.3; multipleOf: 0.1 }>' })).toEqual([]);
  const both = 'Field<Field<number, { multipleOf: 2.01 }>, { multipleOf: 1.34; default: 4.02 }>';
  expect(diagnoseFields({ a: both })).toEqual([]);
});

test('a default where no field is', () => {
  const page = `
export default class Things {
  get(a: Query<Field<string, { default: 'a' }>>, b: Query<Array<Field<string, { default: 'b' }>>>): void {}
}
`;
  expect(diagnose(page)).toEqual([
    ['option-not-applicable', "default: 'a'", '`default` does not apply to anything but a field of a model'],
    ['option-not-applicable', "default: 'b'", '`default` does not apply to anything but a field of a model'],
  ]);
});

test('through aliases and generics an option is pointed at where it is written', () => {
  const page = `
type Id<Max extends number> = Path<int, { gt: 5; le: Max }>;
type Short<T extends string> = Query<T, { maxLength: 5 }>;
type Far = Id<3>;
export default class Things {
  get(id: Far, a: Short<string>, b: Short<'a' | 'b'>, c: Query<Field<int, { ge: 5 }>, { le: 1 }>): void {}
}
`;
  expect(diagnose(page, 'things/[id]')).toEqual([
    [
      'contradicting-options',
      'le: Max',
      '`gt: 5` and `le: 3` contradict each other: no value satisfies both',
    ],
    ['option-not-applicable', 'maxLength: 5', '`maxLength` does not apply to a literal'],
    ['contradicting-options', 'le: 1', '`ge: 5` and `le: 1` contradict each other: no value satisfies both'],
  ]);
});
