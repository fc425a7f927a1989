import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { formatDiagnostics } from '../../compiler/index.ts';
import type { Type } from '../../compiler/model.ts';
import { writeOutput } from '../../compiler/write.ts';
import { echoOf } from '../agreement/support/echo.ts';
import { Properties } from '../agreement/support/properties.ts';
import { TextProperties } from '../agreement/support/text-properties.ts';
import { writeFiles } from '../compiler/support/built-app.ts';
import { compilerOf } from '../compiler/support/compile.ts';
import { temporaryFolder } from '../compiler/support/temporary.ts';
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
  writeFiles(root, { 'package.json': '{"type":"module"}', [`routes/r/${folder}/page.ts`]: text });
  const result = compilerOf(root, { client: { standalone: false } }).compile();
  expect(formatDiagnostics(result.diagnostics, { root, color: false })).toBe('');
  if (result.ok) writeOutput(join(root, 'generated'), result.files, root);
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
