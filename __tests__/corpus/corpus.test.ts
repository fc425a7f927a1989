import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { themes } from './cases/index.ts';
import { sample } from './sample.ts';
import { buildCorpus, type Corpus, type TypeName } from './support/corpus.ts';
import { missesOf, reportOf } from './support/report.ts';
import { judgeType, type Verdict } from './support/verdict.ts';

/** `npm run corpus` looks at all types, `CORPUS=tuples npm run corpus` at those of a theme, `npm test` at some of every theme. */
const wanted = process.env.CORPUS;

const all = Object.entries(themes).flatMap(([theme, cases]) =>
  Object.entries(cases).map(([type, one]) => ({ name: `${theme}/${type}`, one })),
);
const chosen = all.filter(({ name }) =>
  wanted === undefined ? sample.includes(name) : wanted === 'all' || `${name}/`.startsWith(`${wanted}/`),
);

describe('the corpus of types', () => {
  let corpus: Corpus;
  const verdicts = new Map<TypeName, Verdict>();
  beforeAll(async () => {
    corpus = await buildCorpus(chosen.map(({ name }) => name));
  }, 600_000);
  afterAll(() => {
    corpus?.remove();
    if (wanted !== undefined) process.stdout.write(`\n${reportOf(verdicts)}\n`);
  });

  test.each(chosen)('$name', async ({ name, one }) => {
    const verdict = await judgeType(name, one, corpus);
    verdicts.set(name, verdict);
    expect(missesOf(verdict)).toEqual([]);
  });
});

test('every type has values, and every sample is a type', () => {
  const names = all.map(({ name }) => name);
  expect(names.length).toBeGreaterThan(120);
  expect(sample.filter((name) => !names.includes(name))).toEqual([]);
  expect(all.filter(({ one }) => one.valid.length === 0)).toEqual([]);
});
