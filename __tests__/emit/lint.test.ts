import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from '@jest/globals';
import { createConfig, lintFromString } from '@redocly/openapi-core';
import { foldersIn } from '../compiler/support/compile.ts';

const repository = join(import.meta.dirname, '../..');
const samples = join(repository, '__tests__/samples');
const demo = join(repository, 'generated/openapi.json');
const documents = [demo, ...foldersIn(samples).map((name) => join(samples, name, 'expected/openapi.json'))];

/** Findings of the linter about things that the specification allows. */
const unseen = [
  {
    sample: 'hostile-text',
    problem:
      "path-parameters-defined: Path parameter `it's` is not used in the path `/it's%20%60$x%60/{it's}`.",
  },
];

let config: Awaited<ReturnType<typeof createConfig>>;
beforeAll(async () => {
  config = await createConfig({ extends: ['spec'] });
});

async function problemsOf(source: string): Promise<string[]> {
  const problems = await lintFromString({ source, absoluteRef: '/openapi.json', config });
  return problems.map(({ message, ruleId }) => `${ruleId}: ${message}`);
}

test("the documents of the demo and of all samples pass the linter's ruleset of the specification", async () => {
  const found = new Map<string, string[]>();
  for (const file of documents) {
    const problems = await problemsOf(readFileSync(file, 'utf8'));
    if (problems.length > 0) found.set(file, problems);
  }
  const expected = unseen.map(
    ({ problem, sample }) => [join(samples, sample, 'expected/openapi.json'), [problem]] as const,
  );
  expect(found).toEqual(new Map(expected));
});

test.each([
  ['"in": "query"', '"in": "quary"', 'struct: '],
  ['"/items"', '"/items/{id}"', 'path-parameters-defined: '],
  ['#/components/schemas/TodoCreate', '#/components/schemas/Nothing', 'no-unresolved-refs: '],
  ['"operationId": "getTodos"', '"operationId": "getItems"', 'operation-operationId-unique: '],
])('a linter that would see nothing is no test: %s as %s', async (right, wrong, rule) => {
  const text = readFileSync(demo, 'utf8');
  expect(text).toContain(right);
  expect((await problemsOf(text.replaceAll(right, wrong))).join('\n')).toContain(rule);
});
