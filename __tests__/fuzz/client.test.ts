import { rmSync } from 'node:fs';
import { afterAll, expect, test } from '@jest/globals';
import fc from 'fast-check';
import type { Type } from '../../compiler/model/model.ts';
import { holds } from '../../compiler/model/walk.ts';
import { ClientProperties, clientRequest, methodOf } from '../agreement/support/client-properties.ts';
import { type Echo, echoOf } from '../agreement/support/echo.ts';
import { faultsOf } from '../agreement/support/faults.ts';
import { Properties } from '../agreement/support/properties.ts';
import { shapeOf } from '../agreement/support/shape.ts';
import { spoiledOf } from '../agreement/support/spoil.ts';
import { TextProperties } from '../agreement/support/text-properties.ts';
import type { TextInput } from '../agreement/support/texts.ts';
import { rules, withoutRules } from '../agreement/support/without-rules.ts';
import { temporaryFolder } from '../compiler/support/temporary.ts';
import { AnsweringApp } from './support/answering-app.ts';
import { compileApp } from './support/compiled-app.ts';
import { randomAnswers } from './support/random-answers.ts';
import { randomPage } from './support/random-parameters.ts';
import { randomTypes } from './support/random-types.ts';
import { runs } from './support/runs.ts';
import { typeErrors } from './support/type-errors.ts';
import { TypedUses } from './support/typed-uses.ts';

/** The folders of the drawn apps. */
const roots: string[] = [];
/** The folders of the echo apps, which return values of their types. */
const echoes: string[] = [];
const uses = new TypedUses();
afterAll(() => {
  for (const root of [...roots, ...echoes]) rmSync(root, { recursive: true, force: true });
});

function build(files: { readonly [path: string]: string }): string {
  const root = temporaryFolder();
  roots.push(root);
  compileApp(root, files);
  return root;
}

/** The echo app of a compiled one. */
async function echoing(files: { readonly [path: string]: string }): Promise<Echo> {
  const echo = await echoOf(build(files));
  echoes.push(echo.root);
  return echo;
}

/** TypeScript knows no integers. */
const unknownToTypeScript = { ...rules, number: [...rules.number, 'int'] };

test('bodies come and go, and their types take them alone', async () => {
  await fc.assert(
    fc.asyncProperty(randomTypes, async ({ names, text }) => {
      const pages = names.map((name, i) => [`routes/r${i}/page.ts`, echoPage(name)]);
      const echo = await echoing({ 'types.ts': text, ...Object.fromEntries(pages) });
      const properties = new Properties(text, echo);
      const client = new ClientProperties(echo);
      const plain = withoutRules(echo.model, unknownToTypeScript);
      for (const one of echo.bodies) {
        const stem = `client.${one.path.toUpperCase()}`;
        const type = withoutRules(one.type, unknownToTypeScript);
        // Lists are objects to TypeScript.
        const isLoose = holds(type, plain.models, isEmptyObject);
        const values = fc.tuple(properties.draw(one.type), fc.nat());
        await properties.hold(one.label, values, 8, async ([value, pick]) => {
          await client.bodyPasses(one, value);
          const given = shapeOf(one.type, value, echo.model.models);
          const spoiled = spoiledOf(one.type, given, echo.model.models, pick).map((each) => each.value);
          const wrong = spoiled.filter((each) => faultsOf(type, each, plain.models).length > 0);
          uses.takes(echo.root, `${stem}Request['body']`, value);
          uses.takes(echo.root, `Content<${stem}Answer, 200>`, given);
          for (const each of isLoose ? [] : wrong.slice(-5)) {
            uses.refuses(echo.root, `${stem}Request['body']`, each);
            uses.refuses(echo.root, `Content<${stem}Answer, 200>`, each);
          }
        });
      }
    }),
    runs(4),
  );
});

const isEmptyObject = (one: Type) =>
  one.kind === 'object' && one.properties.length === 0 && one.indexes === undefined;

const echoPage = (name: string) => `import type { Body } from 'routeclass';
import type { ${name} } from '../../types.ts';

export default class Page {
  post(value: Body<${name}>): { value: ${name} } {
    return { value };
  }
}
`;

test('texts come as they were sent', async () => {
  await fc.assert(
    fc.asyncProperty(randomPage, async ({ folder, text }) => {
      const echo = await echoing({ [`routes/r/${folder}/page.ts`]: text });
      const properties = new Properties(text, echo);
      const client = new ClientProperties(echo);
      const texts = new TextProperties(echo);
      for (const one of echo.texts) {
        const isOdd = one.arguments.some(({ inputs }) => inputs.some(isOddToTypeScript));
        const requests = texts.requests(one, (type) => properties.draw(type));
        await properties.hold(one.label, requests, 20, async ({ values }) => {
          await client.textsPass(one, values);
          const stem = `client.${methodOf(one).toUpperCase()}`;
          if (!isOdd) uses.takes(echo.root, `${stem}Request`, clientRequest(one, values));
        });
      }
    }),
    runs(8),
  );
});

/**
 * Inputs that TypeScript treats differently: every object has a `constructor`, and `${number}` accepts texts
 * of any size.
 */
const isOddToTypeScript = ({ name, type }: TextInput) =>
  name === 'constructor' ||
  holds(type, new Map(), (one) => one.kind === 'string' && one.template !== undefined);

test('the client distinguishes answers of every kind', async () => {
  await fc.assert(
    fc.asyncProperty(randomAnswers, (files) => new AnsweringApp(build(files), uses).answersPass()),
    runs(8),
  );
});

test('the types of clients take what travels and nothing else', () => {
  expect(uses.errors()).toEqual([]);
});

test('all of the generated code is strictly typed', () => {
  expect(typeErrors(roots)).toEqual([]);
});
