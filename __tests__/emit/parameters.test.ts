import { afterAll, beforeAll, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { type CompiledApp, compileApp } from './support/app.ts';
import { Judge } from './support/judge.ts';
import type { Schema } from './support/schema.ts';

/**
 * Parameters by their names, and how the texts that each accepts are converted: the table of `typescript.md`,
 * written once more.
 */
const parameters: {
  readonly [name: string]: readonly [declaration: string, convert: (text: string) => unknown];
} = {
  plain: ['string', asIs],
  short: ['string, { minLength: 2; maxLength: 4 }', asIs],
  pattern: ["string, { regex: '^[a-z]+-[0-9]{1,2}$' }", asIs],
  email: ["string, { format: 'email' }", asIs],
  date: ["string, { format: 'date' }", asIs],
  id: ['int', toInt],
  limit: ['int, { ge: 1; le: 100 }', toInt],
  even: ['int, { gt: -10; lt: 10; multipleOf: 2 }', toInt],
  ratio: ['number', toNumber],
  share: ['number, { gt: 0; lt: 1 }', toNumber],
  flag: ['boolean', toBoolean],
  kind: ["'a' | 'b' | 'c d'", literal('a', 'b', 'c d')],
  level: ['1 | 2 | -3', literal(1, 2, -3)],
  mixed: ["'x' | 1 | true", literal('x', 1, true)],
  maybe: ['int | null', toInt],
  words: ['string[]', list(asIs)],
  few: ['string[], { minItems: 1; maxItems: 3 }', list(asIs)],
  ids: ['int[]', list(toInt)],
  unique: ['int[], { uniqueItems: true }', list(toInt)],
  ratios: ['number[]', list(toNumber)],
  flags: ['boolean[]', list(toBoolean)],
  kinds: ["('a' | 'b')[]", list(literal('a', 'b'))],
  bounded: ['Field<int, { ge: 1; le: 9 }>[]', list(toInt)],
};

/** A text that does not fit its type stays a text, which no schema of another type accepts. */
function asIs(text: string): unknown {
  return text;
}

function toInt(text: string): unknown {
  return /^-?[0-9]+$/.test(text) ? Number(text) + 0 : text;
}

function toNumber(text: string): unknown {
  return /^-?(0|[1-9][0-9]*)(\.[0-9]+)?([eE][+-]?[0-9]+)?$/.test(text) ? Number(text) + 0 : text;
}

function toBoolean(text: string): unknown {
  if (['true', '1', 'yes', 'on', 't', 'y'].includes(text.toLowerCase())) return true;
  return ['false', '0', 'no', 'off', 'f', 'n'].includes(text.toLowerCase()) ? false : text;
}

function literal(...values: readonly (string | number | boolean)[]) {
  // An object that is not a literal of the type, so that `'1'` is not taken for `1`.
  return (text: string): unknown => values.find((value) => String(value) === text) ?? { none: text };
}

function list(convert: (text: string) => unknown) {
  return (text: string): unknown => (text === '' ? [] : text.split(',').map(convert));
}

const names = Object.keys(parameters);

const page = `import type { Field, int, Query } from 'routeclass';

export default class Texts {
  get(
${names.map((name) => `    ${name}?: Query<${parameters[name]![0]}>,`).join('\n')}
  ) {
    return { ${names.join(', ')} };
  }
}
`;

let app: CompiledApp;
let judge: Judge;
beforeAll(async () => {
  app = await compileApp({ 'routes/texts/page.ts': page });
  judge = new Judge(app.document);
});
afterAll(() => app?.remove());

const schemaOf = (name: string): Schema =>
  app.document.paths['/texts']!.get!.parameters!.find((one) => one.name === name)!.schema;

const atoms = fc.oneof(
  fc.integer({ min: -12, max: 110 }).map(String),
  fc.maxSafeInteger().map(String),
  fc.double({ noNaN: true, noDefaultInfinity: true }).map(String),
  fc.double({ min: 0, max: 1, noNaN: true }).map(String),
  fc.constantFrom(
    'true',
    'false',
    'TRUE',
    'Yes',
    'no',
    'oN',
    'off',
    't',
    'F',
    'y',
    'N',
    '0',
    '1',
    '2',
    '02',
    '-3',
    '-0',
    '+1',
    ' 1',
    '1 ',
    '1.0',
  ),
  fc.constantFrom(
    'a',
    'b',
    'c d',
    'A',
    'x',
    'abc-12',
    'abc-123',
    'é',
    '\u{1F600}',
    '\u{1F600}'.repeat(4),
    '\u{1F600}'.repeat(5),
    'abcd',
    'abcde',
  ),
  fc.constantFrom(
    '1e3',
    '1E-2',
    '0x1f',
    '1_0',
    '.5',
    '5.',
    '00',
    '1e400',
    '9007199254740991',
    '9007199254740992',
    'NaN',
    'Infinity',
    'null',
    '',
  ),
  fc.constantFrom(
    '2026-02-28',
    '2026-02-29',
    '2024-02-29',
    '2026-13-01',
    '2026-1-1',
    'a@b.co',
    'a@b',
    'a b@c.de',
    '[1]',
    '{}',
    '"a"',
    '%',
    '&',
    '=',
    '#',
  ),
  fc.emailAddress(),
  fc.string({ maxLength: 6, unit: 'grapheme' }),
);

const texts = fc.oneof(
  atoms,
  fc.array(atoms, { maxLength: 4 }).map((items) => items.join(',')),
);

test.each(names)('query parameter %s: the route and the schema agree', async (name) => {
  const schema = schemaOf(name);
  const convert = parameters[name]![1];
  let refused = 0;
  await fc.assert(
    fc.asyncProperty(texts, fc.boolean(), async (text, split) => {
      const encoded = encodeURIComponent(text);
      // A list may be sent as one parameter or as several.
      const pair = `${name}=${encoded}`;
      const isList = schema.type === 'array';
      const query =
        split && isList && text !== ''
          ? text
              .split(',')
              .map((one) => `${name}=${encodeURIComponent(one)}`)
              .join('&')
          : pair;
      const { json, status } = await app.fetch(`/texts?${query}`);
      const value = convert(text);
      expect([text, status]).toEqual([text, judge.accepts(schema, value) ? 200 : 422]);
      if (status === 200) {
        expect(json).toEqual({ [name]: value });
        return;
      }
      refused++;
      const { detail } = json as { detail: { loc: unknown[]; input: unknown }[] };
      expect(detail.length).toBeGreaterThan(0);
      for (const { input, loc } of detail) {
        expect(loc.slice(0, 2)).toEqual(['query', name]);
        expect(input).toBe(loc.length === 2 ? text : text.split(',')[loc[2] as number]);
      }
    }),
    { numRuns: 200 * Number(process.env.RUNS ?? 1) },
  );
  if (name !== 'plain' && name !== 'words') expect(refused).toBeGreaterThan(5);
});

test('what is left out is not there', async () => {
  expect(await app.fetch('/texts')).toEqual({ status: 200, json: {} });
});
