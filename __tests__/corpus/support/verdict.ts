import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { valid } from '../../emit/support/draw.ts';
import { Judge } from '../../emit/support/judge.ts';
import { mutated, tooLarge } from '../../emit/support/mutate.ts';
import type { Schema } from '../../emit/support/schema.ts';
import type { Case } from './cases.ts';
import type { Corpus, TypeName } from './corpus.ts';

/** The misses of a type, by aspect; an empty list where all is well. */
export interface Verdict {
  readonly compiled: readonly string[];
  /** Valid values are returned as expected. */
  readonly roundTrip: readonly string[];
  /** Spoiled values are refused at the place of the fault. */
  readonly spoiled: readonly string[];
  /** The document says the same as the route. */
  readonly schema: readonly string[];
}

export const aspects = ['compiled', 'roundTrip', 'spoiled', 'schema'] as const;

/** Checks all aspects of a type. */
export async function judgeType(name: TypeName, one: Case, corpus: Corpus): Promise<Verdict> {
  const refused = corpus.refused.get(name);
  if (refused !== undefined) return { compiled: [refused], roundTrip: [], spoiled: [], schema: [] };
  const roundTrip: string[] = [];
  const spoiled: string[] = [];
  for (const [sent, back] of pairsOf(one)) {
    const { json, status } = await corpus.send(name, JSON.stringify(sent));
    if (status !== 200 || !isDeepStrictEqual(json, JSON.parse(JSON.stringify(back))))
      roundTrip.push(`${show(sent)} gave ${status} ${show(json)}`);
  }
  for (const [value, ...places] of one.spoiled) {
    const { json, status } = await corpus.send(name, JSON.stringify(value));
    const found = placesOf(json);
    const wanted = places.map((place) => JSON.stringify(['body', ...place])).sort();
    if (status !== 422 || !isDeepStrictEqual(found, wanted))
      spoiled.push(`${show(value)} gave ${status} at ${found} instead of ${wanted}`);
  }
  return { compiled: [], roundTrip, spoiled, schema: await disagreements(name, one, corpus) };
}

function pairsOf({ become = [], valid }: Case): readonly (readonly [unknown, unknown])[] {
  return [...valid.map((value) => [value, value] as const), ...become];
}

/**
 * The differences between route and document: for the values of the case, for values drawn from the schema,
 * and for changed ones.
 */
async function disagreements(name: TypeName, one: Case, corpus: Corpus): Promise<string[]> {
  const { requestBody, responses } = corpus.document.paths[`/${name}`]!.post!;
  const [input, output] = [requestBody, responses['200']].map(
    (place) => place?.content?.['application/json']?.schema,
  );
  if (input === undefined || output === undefined) return ['no schema'];
  const judge = new Judge(corpus.document);
  try {
    judge.accepts(input, null);
    judge.accepts(output, null);
  } catch (error) {
    return [`Ajv: ${error}`];
  }
  const found: string[] = [];
  for (const text of textsOf(one, input, judge)) {
    const value: unknown = JSON.parse(text);
    const { json, status } = await corpus.send(name, text);
    const accepts = judge.accepts(input, value);
    const isLooser = one.isLooser && accepts && status === 422;
    if (status !== (accepts ? 200 : 422) && !isLooser)
      found.push(`${show(value)} gave ${status}, and the schema ${accepts ? 'takes' : 'refuses'} it`);
    if (status === 200 && !judge.accepts(output, json))
      found.push(`the answer ${show(json)} breaks its schema`);
  }
  return found;
}

/** Number of drawn values; `RUNS=20` draws twenty times as many. */
const count = 40 * Number(process.env.RUNS ?? 1);
const seed = Number(process.env.SEED ?? 1);

function textsOf(one: Case, schema: Schema, judge: Judge): readonly string[] {
  const written = [...pairsOf(one).map(([sent]) => sent), ...one.spoiled.map(([value]) => value)];
  const ofCase = fc.constantFrom(...one.valid);
  // Drawn values may violate keywords that the generator does not know, so the judge filters them.
  const ofSchema = fc.sample(valid(schema, judge), { numRuns: count, seed });
  const drawn = [
    ...ofSchema,
    ...fc.sample(mutated(ofCase), { numRuns: count * 2, seed }),
    ...fc.sample(mutated(fc.constantFrom(...ofSchema)), { numRuns: count, seed }),
  ];
  const texts = drawn.map((value) => JSON.stringify(value).replaceAll(`"${tooLarge}"`, '1e400'));
  // Ajv finds `__proto__` in every object.
  const fit = texts.filter((text) => !text.includes('__proto__') && text.length < 10_000);
  return [
    ...written.map((value) => JSON.stringify(value)).filter((text) => !text.includes('__proto__')),
    ...fit,
  ];
}

function placesOf(json: unknown): readonly string[] {
  const { detail = [] } = (json ?? {}) as { detail?: readonly { loc: unknown }[] };
  return Array.isArray(detail) ? detail.map(({ loc }) => JSON.stringify(loc)).sort() : [];
}

function show(value: unknown): string {
  const text = JSON.stringify(value) ?? 'nothing';
  return text.length > 160 ? `${text.slice(0, 160)}…` : text;
}
