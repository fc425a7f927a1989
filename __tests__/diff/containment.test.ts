import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { SchemaComparison } from '../../compiler/diff/schema/compare.ts';
import { narrows, widens } from '../../compiler/diff/schema/finding.ts';
import { Source } from '../../compiler/diff/source.ts';
import { Schemas } from '../../compiler/emit/openapi/schema.ts';
import type { Model, Type } from '../../compiler/model/model.ts';
import { ajvWith } from '../agreement/support/ajv.ts';
import { Drawing } from '../agreement/support/draw.ts';
import { runs, seed } from '../agreement/support/properties.ts';
import { samples } from '../agreement/support/samples.ts';
import { compilerOf } from '../compiler/support/compile.ts';
import { type Edit, edits, type Rooted, replaced, typesIn } from './support/edits.ts';

/** Samples with types worth editing, each with features of its own. */
const names = [
  ...['body-models', 'body-unions', 'body-values', 'literals-and-enums', 'named-unions', 'recursive-models'],
  ...['tuples', 'index-signatures', 'recursive-aliases', 'generics', 'typia-tags', 'exclusive-fields'],
];

const direction = ['request', 'answer'] as const;

/**
 * The number of drawn pairs, and of values for each: trying every edit of every type of a sample would take
 * too long.
 */
const pairs = 50;
const values = 20;

describe.each(names)('%s', (name) => {
  const compiled = compilerOf(join(samples, name)).compile();
  if (!compiled.ok) throw new Error(name);
  const roots = rootsOf(compiled.model);

  test.each(direction)('the findings for a %s are true', (way) => {
    const tally = { held: 0, refused: 0 };
    const drawn = fc.record({
      root: fc.nat(),
      place: fc.nat(),
      edit: fc.nat(),
      spare: fc.nat(),
      n: fc.nat({ max: 8 }),
      again: fc.array(fc.record({ place: fc.nat(), edit: fc.nat(), n: fc.nat({ max: 8 }) }), {
        maxLength: 2,
      }),
    });
    fc.assert(
      fc.property(drawn, fc.nat(), ({ again, ...first }, valueSeed) => {
        const before = roots[first.root % roots.length]!;
        const spare = roots[first.spare % roots.length]!.root;
        let after: Rooted = before;
        const done: Edit[] = [];
        for (const { edit, n, place } of [first, ...again]) {
          const next = edited(after, edits[edit % edits.length]!, spare, place, n);
          if (next !== undefined) [after] = [next, done.push(edits[edit % edits.length]!)];
        }
        if (done.length === 0) return;
        check(way, before, after, done, valueSeed, tally);
      }),
      { numRuns: runs(pairs), seed, endOnFailure: true },
    );
    // The test is meaningful only with enough results of both kinds.
    expect(tally.held).toBeGreaterThan(5);
    expect(tally.refused).toBeGreaterThan(5);
  });
});

function check(
  way: (typeof direction)[number],
  before: Rooted,
  after: Rooted,
  done: readonly Edit[],
  valueSeed: number,
  tally: { held: number; refused: number },
): void {
  const isRequest = way === 'request';
  const [old, next] = [schemaOf(before, way), schemaOf(after, way)];
  const comparison = new SchemaComparison(new Source(old), new Source(next));
  const findings = comparison.compare(old.schema, next.schema);
  const against = findings.filter(isRequest ? narrows : widens);
  const [from, by] = isRequest ? [old, next] : [next, old];
  const drawn = valuesOf(isRequest ? before : after, valueSeed);
  // Given values have all fields with a default, so some drawn values are not answers.
  const [isOne, accepts] = [validator(from), validator(by)];
  const counter = drawn
    .map((one) => JSON.parse(JSON.stringify(one)))
    .find((value) => isOne(value) && !accepts(value));
  const said = () =>
    JSON.stringify({ edits: done.map(({ name }) => name), findings, old, next, counter }, undefined, 1);
  if (against.length === 0) {
    tally.held++;
    if (counter !== undefined) throw new Error(`it is no change to clients, but for this value: ${said()}`);
    return;
  }
  tally.refused++;
  // A change of an unknown keyword counts as both, whatever was edited.
  const isKnown = against.some(({ origin }) => origin.effect !== 'unknown');
  if (isRequest && isKnown && counter === undefined && done.every((one) => one.widens))
    throw new Error(`nothing is refused that was not before: ${said()}`);
}

/**
 * Values of the type; none where it has none, because an edit may make a type recurse without end or
 * contradict its bounds.
 */
function valuesOf({ models, root }: Rooted, valueSeed: number): readonly unknown[] {
  try {
    return fc.sample(new Drawing(models).of(root), { numRuns: values, seed: valueSeed });
  } catch {
    return [];
  }
}

function rootsOf(model: Model): readonly Rooted[] {
  const { models } = model;
  const named = [...models.keys()].map((id): Type => ({ kind: 'model', id }));
  const bodies = model.routes.flatMap(({ operations }) =>
    operations.flatMap(({ parameters }) =>
      parameters.flatMap((one) => (one.kind === 'body' ? one.type : [])),
    ),
  );
  return [...named, ...bodies].map((root) => ({ root, models }));
}

function edited(rooted: Rooted, edit: Edit, spare: Type, place: number, n: number): Rooted | undefined {
  const types = typesIn(rooted).filter((type) => edit.apply(type, spare, n) !== undefined);
  const type = types[place % Math.max(types.length, 1)];
  const next = type && edit.apply(type, spare, n);
  return next && replaced(rooted, type, next);
}

function schemaOf({ models, root }: Rooted, way: (typeof direction)[number]) {
  const schemas = new Schemas(models, way === 'request' ? [root] : []);
  const schema = schemas.schema(root, way === 'request' ? 'input' : 'output');
  return { schema, components: { schemas: schemas.components() } };
}

const ajv = ajvWith({ strict: false, logger: false });

function validator(document: { readonly schema: object; readonly components: object }) {
  return ajv.compile({ ...document.schema, components: document.components });
}
