import { rmSync } from 'node:fs';
import { afterAll, expect, test } from '@jest/globals';
import fc from 'fast-check';
import type { Type } from '../../compiler/model/model.ts';
import { echoOf } from '../agreement/support/echo.ts';
import { Properties } from '../agreement/support/properties.ts';
import { TextProperties } from '../agreement/support/text-properties.ts';
import { temporaryFolder } from '../compiler/support/temporary.ts';
import { compileApp } from './support/compiled-app.ts';
import { type RandomPage, randomPage } from './support/random-parameters.ts';
import { runs } from './support/runs.ts';
import { typeErrors } from './support/type-errors.ts';

const roots: string[] = [];
afterAll(() => {
  for (const root of roots) rmSync(root, { recursive: true, force: true });
});

function build({ folder, text }: RandomPage): string {
  const root = temporaryFolder();
  roots.push(root);
  compileApp(root, { [`routes/r/${folder}/page.ts`]: text });
  return root;
}

test('whatever a page reads of texts, validator, document and code agree on it', async () => {
  await fc.assert(
    fc.asyncProperty(randomPage, async (page) => {
      const echo = await echoOf(build(page));
      try {
        const properties = new Properties(page.text, echo);
        const texts = new TextProperties(echo);
        for (const one of echo.texts) {
          const draw = (type: Type) => properties.draw(type);
          await properties.hold(one.label, texts.requests(one, draw), 15, (request) =>
            texts.comesBack(one, request),
          );
          await properties.hold(one.label, texts.spoiledRequests(one, draw), 15, (request) =>
            texts.areJudged(one, request),
          );
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
