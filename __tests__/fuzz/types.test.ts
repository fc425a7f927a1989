import { rmSync } from 'node:fs';
import { afterAll, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { echoOf } from '../agreement/support/echo.ts';
import { Properties } from '../agreement/support/properties.ts';
import { temporaryFolder } from '../compiler/support/temporary.ts';
import { compileApp } from './support/compiled-app.ts';
import { type RandomTypes, randomTypes } from './support/random-types.ts';
import { runs } from './support/runs.ts';
import { typeErrors } from './support/type-errors.ts';

const roots: string[] = [];
afterAll(() => {
  for (const root of roots) rmSync(root, { recursive: true, force: true });
});

/** Makes an app with a route for each of the types, and compiles it. */
function build({ names, text }: RandomTypes): string {
  const root = temporaryFolder();
  roots.push(root);
  const pages = names.map((name, i) => [`routes/r${i}/page.ts`, page(name)]);
  compileApp(root, { 'types.ts': text, ...Object.fromEntries(pages) });
  return root;
}

const page = (name: string) => `import type { Body } from 'routeclass';
import type { ${name} } from '../../types.ts';

export default class Page {
  post(value: Body<${name}>): { value: ${name} } {
    return { value };
  }
}
`;

test('whatever a type is made of, validator, document and code agree on it', async () => {
  await fc.assert(
    fc.asyncProperty(randomTypes, async (types) => {
      const echo = await echoOf(build(types));
      try {
        const properties = new Properties(types.text, echo);
        for (const one of echo.bodies) {
          await properties.valuesPass(one);
          await properties.spoiledAreRefused(one);
          await properties.changedAgree(one);
          await properties.brokenAnswersAreRefused(one, 'post');
        }
      } finally {
        echo.remove();
      }
    }),
    runs(4),
  );
});

test('all of the generated code is strictly typed', () => {
  expect(typeErrors(roots)).toEqual([]);
});
