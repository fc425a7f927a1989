import { expect, test } from '@jest/globals';
import { exchangeJson, sampleApp } from './support/sample-app.ts';

/** The expected types that each `union_error` names. */
async function expectedBy(sample: string, route: readonly [string, string], body: unknown): Promise<unknown> {
  return exchangeJson(
    await sampleApp(sample),
    route,
    body,
    ({ ctx }) => (ctx as { expected?: string })?.expected,
  );
}

test('objects with the same fields are described by the types of their fields', async () => {
  const said = await expectedBy('body-models', ['POST', '/people'], { either: 5 });
  expect(said).toContain('an object with x? (an integer) or an object with y? (a string)');
});

test('a field that is always the same is named with its value, quoted as in a `literal_error`', async () => {
  expect(await expectedBy('list-unions', ['PUT', '/beside'], 5)).toEqual([
    "an object with kind 'a', x or an object with kind 'b', y or a list of strings or a list with a string, any number of integers",
  ]);
});

test('objects of any keys are told apart by their values', async () => {
  expect(await expectedBy('body-unions', ['POST', '/records'], { a: 'b' })).toEqual([
    'Known or an object of integers',
  ]);
});
