import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { type CompiledApp, compileApp } from './support/app.ts';
import { valid } from './support/draw.ts';
import { Judge } from './support/judge.ts';
import { mutated, tooLarge } from './support/mutate.ts';
import type { Schema } from './support/schema.ts';

/** Names of `support/models.ts` that get a route each, grouped by how their answers can be compared. */
const plain = [
  ...[
    'Flat',
    'Bounded',
    'Optionals',
    'Nullables',
    'Defaults',
    'WithDefaultsInside',
    'Nested',
    'Lists',
    'Unique',
    'Literals',
  ],
  ...[
    'Formats',
    'Patterns',
    'Records',
    'Tree',
    'Chain',
    'OddNames',
    'Inherited',
    'Changes',
    'Chosen',
    'Everything',
    'Extended',
  ],
  ...['FlatPage', 'TextPage', 'Anything', 'FlatList', 'Texts', 'AnyJson', 'AnyObject', 'MaybeFlat'],
];
/** Where no member of a union fits there is one entry for the whole union; a schema has some for every member. */
const withUnions = ['Shape', 'Shapes', 'Unions', 'Folder', 'OnOrOff'];
/** A value may fit several members, and the specification doesn't say which of them the handler gets. */
const ambiguous = ['Overlapping'];

const bodies = [...plain, ...withUnions, ...ambiguous];

/**
 * The status is given explicitly: an answer that may be anything could be taken for a tuple with a status.
 */
const result = (name: string) => (name === 'AnyJson' ? `[${name}, 200]` : name);

const page = (name: string) => `import type { Body } from 'routeclass';
import type { ${name} } from '../../models.ts';

export default class ${name}Route {
  post(value: Body<${name}>): ${result(name)} {
    return ${name === 'AnyJson' ? '[value, 200]' : 'value'};
  }
}
`;

let app: CompiledApp;
let judge: Judge;
beforeAll(async () => {
  const pages = bodies.map((name) => [`routes/${name}/page.ts`, page(name)]);
  app = await compileApp({
    'models.ts': readFileSync(join(import.meta.dirname, 'support/models.ts'), 'utf8'),
    ...Object.fromEntries(pages),
  });
  judge = new Judge(app.document);
});
afterAll(() => app?.remove());

/** `RUNS=20 npm test -- agreement` looks twenty times as far. */
const runs = (count: number) => count * Number(process.env.RUNS ?? 1);

const schemaOf = (name: string): Schema =>
  app.document.paths[`/${name}`]!.post!.requestBody!.content['application/json']!.schema;

interface Entry {
  readonly type: string;
  readonly loc: readonly (string | number)[];
  readonly msg: string;
  readonly input: unknown;
}

async function send(name: string, text: string) {
  const { json, status } = await app.fetch(`/${name}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: text,
  });
  return { status, json, entries: status === 422 ? (json as { detail: readonly Entry[] }).detail : [] };
}

/** The value as the other side reads it: JSON has no `-0`, and `__proto__` is no property to us. */
function asJson(value: unknown): { text: string; value: unknown } {
  const text = JSON.stringify(value).replaceAll(`"${tooLarge}"`, '1e400');
  fc.pre(!text.includes('__proto__') && text.length < 4000);
  return { text, value: JSON.parse(text) };
}

test.each(bodies)('%s: what its schema describes passes, and comes back as declared', async (name) => {
  const schema = schemaOf(name);
  await fc.assert(
    fc.asyncProperty(valid(schema, judge), async (drawn) => {
      const { text, value } = asJson(drawn);
      expect([text, judge.faults(schema, value)]).toEqual([text, []]);
      const { json, status } = await send(name, text);
      const expected = ambiguous.includes(name) ? expect.anything() : judge.shape(schema, value);
      expect([status, json]).toEqual([200, expected]);
    }),
    { numRuns: runs(60) },
  );
});

test.each(bodies)('%s: the route and the schema agree on any value', async (name) => {
  const schema = schemaOf(name);
  let refused = 0;
  await fc.assert(
    fc.asyncProperty(mutated(valid(schema, judge)), async (drawn) => {
      const { text, value } = asJson(drawn);
      const { entries, json, status } = await send(name, text);
      expect([text, status]).toEqual([text, judge.accepts(schema, value) ? 200 : 422]);
      if (status === 200) {
        // Where anything is allowed, so is infinity, which JSON cannot represent in the answer.
        const isComparable = !ambiguous.includes(name) && !text.includes('1e400');
        if (isComparable) expect(json).toEqual(judge.shape(schema, value));
        return;
      }
      refused++;
      expect(entries.length).toBeGreaterThan(0);
      for (const entry of entries) expectPointed(entry, value);
      if (plain.includes(name))
        expect([text, placesOf(entries)]).toEqual([text, new Set(judge.faults(schema, value))]);
    }),
    { numRuns: runs(250) },
  );
  // A type that accepts any JSON refuses nothing.
  if (name !== 'AnyJson') expect(refused).toBeGreaterThan(5);
});

/** Expects `loc` to be the place of `input`, or, for a missing field, the place where it should be. */
function expectPointed({ input, loc, msg, type }: Entry, body: unknown): void {
  expect(msg).toMatch(/\.$/);
  const [source, ...path] = loc;
  expect(source).toBe('body');
  const owner = type === 'missing' ? path.slice(0, -1) : path;
  const found = owner.reduce((value: unknown, step) => {
    // A number is an index, a text a property, even one that looks like an index.
    expect(typeof step).toBe(Array.isArray(value) ? 'number' : 'string');
    expect(Object.hasOwn(value as object, step)).toBe(true);
    return (value as { readonly [step: string]: unknown })[step];
  }, body);
  expect(input).toEqual(JSON.parse(JSON.stringify(found)));
  if (type === 'missing') expect(Object.hasOwn(found as object, path.at(-1)!)).toBe(false);
}

/** The places of the entries, without the source and without items that are alike: see `Judge.faults`. */
function placesOf(entries: readonly Entry[]): Set<string> {
  const others = entries.filter(({ loc, type }) => type !== 'value_error' || typeof loc.at(-1) !== 'number');
  return new Set(others.map(({ loc }) => JSON.stringify(loc.slice(1).map(String))));
}
